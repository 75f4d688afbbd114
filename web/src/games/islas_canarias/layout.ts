/** Where the islands lie on the board: mine as large as it can be, the others beside or below it, never too small to read. */
export interface Size { readonly width: number; readonly height: number }
export interface Spot { readonly x: number; readonly y: number; readonly scale: number; /** For its name: from its left shore on. */ readonly room: number }

const SHORE = 64; // sea round an island, in its own units
const SMALL = 520; // pixels: a board less wide is a phone's, where mine comes first and the others are looked at closely
const BANNER = 74; // room for its name above
const READABLE = 17; // but never less, in pixels

const scaleIn = ({ width, height }: Size, w: number, h: number, shore: number): number =>
  Math.max(0.01, Math.min(w / (width + 2 * shore), h / (height + 2 * shore + BANNER), (h - READABLE) / (height + 2 * shore)));

function spotIn(size: Size, x: number, y: number, w: number, h: number, most = Infinity, shore = SHORE): Spot {
  const scale = Math.min(most, scaleIn(size, w, h, shore));
  const banner = Math.max(BANNER * scale, READABLE);
  return { x: x + (w - size.width * scale) / 2, y: y + (h - size.height * scale + banner) / 2, scale, room: (w + size.width * scale) / 2 };
}

/** Rows of equal boxes. */
function boxes(count: number, columns: number, x: number, y: number, w: number, h: number): readonly (readonly [number, number, number, number])[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => [x + (i % columns) * (w / columns), y + Math.floor(i / columns) * (h / rows), w / columns, h / rows] as const);
}

function best<T>(things: readonly T[], worth: (thing: T) => number): T {
  return things.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** All of one size, as when they are chosen. */
export function abreast(sizes: readonly Size[], w: number, h: number): Spot[] {
  const ways = sizes.map((_, i) => boxes(sizes.length, i + 1, 0, 0, w, h).map((box, at) => spotIn(sizes[at]!, ...box)));
  const scale = (spots: readonly Spot[]): number => Math.min(...spots.map((spot) => spot.scale));
  return best(ways, scale);
}

/** The first one large. */
export function mineLarge(sizes: readonly Size[], w: number, h: number): Spot[] {
  const [mine, ...others] = sizes;
  if (!mine || !others.length) return abreast(sizes, w, h);
  const small = w < SMALL;
  const [shore, apart] = small ? [SHORE * 0.6, SHORE * 0.7] : [SHORE, SHORE]; // what is lit has a rim, which neither the window's edge nor a neighbour may cut
  const ways: Spot[][] = [];
  for (const share of [0.46, 0.52, 0.58, 0.64, 0.7, 0.75]) {
    for (let columns = 1; columns <= others.length; columns += 1) {
      const beside = boxes(others.length, columns, w * share, 0, w * (1 - share), h);
      const below = boxes(others.length, columns, 0, h * share, w, h * (1 - share));
      for (const [first, rest] of [[spotIn(mine, 0, 0, w * share, h, Infinity, shore), beside], [spotIn(mine, 0, 0, w, h * share, Infinity, shore), below]] as const) {
        ways.push([first, ...rest.map((box, i) => spotIn(others[i]!, ...box, first.scale * 0.78, apart))]);
      }
    }
  }
  const [even, own] = small ? [0.35, 0.4] : [0.62, 0.15];
  return best(ways, ([first, ...rest]) => Math.min(first!.scale * even, ...rest.map((spot) => spot.scale)) + own * first!.scale);
}
