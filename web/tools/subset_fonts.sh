#!/bin/sh
# Makes src/fonts from the npm packages: Latin only, kerning and even figures kept. Needs pyftsubset (fonttools, brotli).
# Run in web/: sh tools/subset_fonts.sh
set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
signs="U+20-7E,U+A0-FF,U+152,U+153,U+178,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+2039,U+203A,U+2212"

fetch() {
  (cd "$work" && tar xzf "$(npm pack --silent "@fontsource/$1")" && mv package "$1")
  cp "$work/$1/LICENSE" "src/fonts/LICENSE-$1.txt"
}
subset() {
  pyftsubset "$work/$1" --unicodes="$signs" --layout-features="$3" --flavor=woff2 --no-hinting --desubroutinize \
    --output-file="src/fonts/$2.woff2"
}

fetch eb-garamond
fetch source-sans-3
subset eb-garamond/files/eb-garamond-latin-400-italic.woff2 garamond-italic kern,lnum
subset source-sans-3/files/source-sans-3-latin-400-normal.woff2 sans kern,tnum
subset source-sans-3/files/source-sans-3-latin-600-normal.woff2 sans-bold kern,tnum
