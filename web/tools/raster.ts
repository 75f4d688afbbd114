/** Draws an SVG of rectangles and curved paths as a PNG: enough for our icon, so that the build needs nothing more. */
import { deflateSync } from "node:zlib";

type Point = readonly [number, number];
interface Shape { readonly lines: readonly (readonly Point[])[]; readonly fill: string | undefined; readonly stroke: string | undefined; readonly width: number; readonly from: Point; readonly to: Point }
interface Size { readonly size: number; /** How much of the picture the drawing takes; below one its ground goes to all edges. */ readonly share: number }

const STEPS = 24; // pieces of a curve

function bend(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const mix = (k: 0 | 1): number => (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];
    return [mix(0), mix(1)];
  });
}

/** The lines of a path made of M, C, S and Z, absolute or relative. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let [at, handle]: Point[] = [[0, 0], [0, 0]];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const taken = { m: 2, c: 6, s: 4, z: 0 }[command.toLowerCase()];
    if (taken === undefined) throw new Error(`the icon's path has a ${command}, which is not drawn here`);
    if (taken === 0) lines.at(-1)!.push(lines.at(-1)![0]!);
    for (let i = 0; taken && i < numbers.length; i += taken) {
      const from: Point = command === command.toLowerCase() ? at! : [0, 0];
      const points = Array.from({ length: taken / 2 }, (_, k): Point => [from[0] + numbers[i + 2 * k]!, from[1] + numbers[i + 2 * k + 1]!]);
      const end = points.at(-1)!;
      if (taken === 2) lines.push([end]);
      else {
        const first: Point = taken === 6 ? points[0]! : [2 * at![0] - handle![0], 2 * at![1] - handle![1]];
        lines.at(-1)!.push(...bend(at!, first, points.at(-2)!, end));
      }
      [at, handle] = [end, taken === 2 ? end : points.at(-2)!];
    }
  }
  return lines;
}

function shapesOf(svg: string): { ground: string; corner: number; side: number; shapes: Shape[] } {
  const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const rect = /<rect[^>]*>/.exec(svg)![0];
  const shapes = (svg.match(/<path[^>]*>/g) ?? []).map((tag): Shape => {
    const drawn = (name: string): string | undefined => (attribute(tag, name) === "none" ? undefined : attribute(tag, name));
    const lines = linesOf(attribute(tag, "d")!);
    const edge = (least: (...all: number[]) => number): Point => [least(...lines.flat().map(([x]) => x)), least(...lines.flat().map(([, y]) => y))];
    return { lines, fill: drawn("fill"), stroke: drawn("stroke"), width: Number(attribute(tag, "stroke-width") ?? 1), from: edge(Math.min), to: edge(Math.max) };
  });
  return { ground: attribute(rect, "fill")!, corner: Number(attribute(rect, "rx")), side: Number(attribute(rect, "width")), shapes };
}

/** Whether a point is so far from a shape that nothing of it is seen there. */
function isBeyond({ from, to, width }: Shape, x: number, y: number, pixel: number): boolean {
  const reach = width / 2 + pixel;
  return x < from[0] - reach || x > to[0] + reach || y < from[1] - reach || y > to[1] + reach;
}

/** How far a point is from the lines, and whether they go around it. */
function look({ lines }: Shape, x: number, y: number): { far: number; inside: boolean } {
  let [least, inside] = [Infinity, false];
  for (const line of lines) {
    for (let i = 1; i < line.length; i += 1) {
      const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
      if (ay > y !== by > y && x < ax + ((y - ay) / dy) * dx) inside = !inside;
    }
  }
  return { far: Math.sqrt(least), inside };
}

export function png(svg: string, { size, share }: Size): Buffer {
  const { ground, corner, side, shapes } = shapesOf(svg);
  const scale = (size * share) / side;
  const pixels = Buffer.alloc(size * (4 * size + 1));
  const cover = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance * scale)); // of a pixel's width
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column + 0.5 - size / 2) / scale, (row + 0.5 - size / 2) / scale];
      const [ox, oy] = [Math.max(0, Math.abs(x) - side / 2 + corner), Math.max(0, Math.abs(y) - side / 2 + corner)];
      const at = row * (4 * size + 1) + 1 + 4 * column;
      const paint = (colour: string, how: number): void => {
        for (let k = 0; k < 3; k += 1) pixels[at + k] = Math.round(pixels[at + k]! * (1 - how) + parseInt(colour.slice(1 + 2 * k, 3 + 2 * k), 16) * how);
      };
      paint(ground, 1);
      pixels[at + 3] = share < 1 ? 255 : Math.round(255 * cover(Math.hypot(ox, oy) - corner));
      for (const shape of shapes) {
        if (isBeyond(shape, x + side / 2, y + side / 2, 1 / scale)) continue;
        const { far, inside } = look(shape, x + side / 2, y + side / 2);
        if (shape.fill) paint(shape.fill, cover(inside ? -far : far));
        if (shape.stroke) paint(shape.stroke, cover(far - shape.width / 2));
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits each of red, green, blue and how much of it
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), part("IHDR", head), part("IDAT", deflateSync(pixels, { level: 9 })), part("IEND", Buffer.alloc(0))]);
}

/** The sum that a PNG has after each of its parts. */
function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}
