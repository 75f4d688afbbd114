#!/usr/bin/env bash
# Builds the wheels of Islario and of Perlas, installs them into a fresh environment in an empty folder, and uses them
# as their users would: the shelf, a game of another package, and a new island. Takes some minutes, most of it compiling.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
python=${PYTHON:-python3}

"$python" -m pip wheel --quiet --no-deps --wheel-dir "$there/wheels" "$here" "$here/examples/perlas"
"$python" -m venv "$there/venv"
"$there/venv/bin/pip" install --quiet --disable-pip-version-check "$there"/wheels/*.whl
export PATH="$there/venv/bin:$PATH" ISLARIO_CACHE="$there/cache" XDG_DATA_HOME="$there/data"
unset PYTHONPATH
mkdir "$there/empty" && cd "$there/empty"

islario games
islario check perlas --examples 3
islario new-island reef
pip install --quiet --disable-pip-version-check -e ./reef
islario check reef --examples 3
islario play reef --bots captain <<< $'1\n1\n1\n1'
