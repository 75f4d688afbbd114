/** Things that travel over the page: one after the other, above everything, in nobody's way. */
import "./stage.css";
import { pace } from "../parts/pace.svelte";
import type { Scene } from "../games/consequences";

const [FLIGHT, FLOAT, GLOW, SHINE, LINE] = [430, 620, 520, 800, 650]; // milliseconds
const FOREVER = 1e7;
const HASTE = 0.3; // faster than that it is not worth seeing
function lasting(scene: Scene): number {
  if (scene.how === "walks") return scene.lasts;
  if (scene.how === "glows") return scene.rays ? SHINE : GLOW;
  return scene.how === "says" ? FLOAT : scene.how === "draws" ? LINE : FLIGHT;
}

interface Spot { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
/** A scene before anything has changed: where it begins, and what is seen to go. */
interface Set { readonly scene: Scene; readonly from: Spot | null; readonly ghost: Element | null }
export type Opening = readonly Set[];

const spotOf = (thing: Element): Spot => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, w: width, h: height };
};
const isInSight = ({ x, y, w, h }: Spot): boolean => w > 0 && h > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;

/** Everything at a place that is in sight, the largest first. */
function things(names: string): Element[] {
  for (const name of names.split(" ")) {
    const found = [...document.querySelectorAll(`[data-at~="${name}"]`)].map((thing) => ({ thing, spot: spotOf(thing) })).filter(({ spot }) => isInSight(spot));
    if (found.length) return found.sort((a, b) => b.spot.w * b.spot.h - a.spot.w * a.spot.h).map(({ thing }) => thing);
  }
  return [];
}

/** A likeness, that can stand anywhere on the page; a drawn one gets a sheet of its own. */
function likeness(thing: Element): Element {
  const copy = thing.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("[data-at], [id]")]) ["data-at", "id"].forEach((name) => one.removeAttribute(name));
  const { w, h } = spotOf(thing);
  const style = (copy as HTMLElement | SVGElement).style;
  if (!(thing instanceof SVGGraphicsElement) || thing instanceof SVGSVGElement) {
    Object.assign(style, { width: `${w}px`, height: `${h}px`, margin: "0", transform: "none", translate: "none", transition: "none", animation: "none" });
    return copy;
  }
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const box = thing.getBBox();
  Object.entries({ viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width: `${w}`, height: `${h}` }).forEach(([name, value]) => sheet.setAttribute(name, value));
  copy.removeAttribute("transform");
  Object.assign(style, { transform: "none", transition: "none", animation: "none", opacity: "1" });
  sheet.append(copy);
  return sheet;
}

/** Nobody is carried off with their whole seat: what leaves or reaches it unseen is a card's back with its mark. */
const isSeat = (thing: Element): boolean => thing.matches('[data-at^="seat-"]');
function cardOf(seat: Element): Element {
  const card = document.createElement("i");
  card.className = "back";
  card.append(seat.querySelector("svg")?.cloneNode(true) ?? "");
  return card;
}

export class Stage {
  private layer: HTMLElement | null = null;
  private readonly running = new Set<Animation>();
  private shows = 0; // counts: an older one stops when it sees a newer

  /** To be called before things change. */
  open(scenes: readonly Scene[]): Opening {
    return scenes.map((scene) => {
      const thing = "from" in scene ? things(scene.how === "says" ? scene.from.split(" ")[0]! : scene.from)[0] : undefined;
      return { scene, from: thing ? spotOf(thing) : null, ghost: thing && scene.how === "goes" ? (isSeat(thing) ? cardOf : likeness)(thing) : null };
    });
  }

  /** Plays what was opened, now that things have changed, in the time that there is; `onlanded` hears of every scene that is over. */
  async play(opening: Opening, time: number, onlanded: (scene: Scene) => void = () => {}): Promise<void> {
    this.skip();
    const show = this.shows;
    const natural = opening.reduce((sum, { scene }) => sum + lasting(scene), 0);
    const rate = pace.ms(1) * Math.min(1, time / pace.ms(natural || 1));
    if (rate < pace.ms(HASTE)) return opening.forEach(({ scene }) => onlanded(scene));
    const waiting = opening.map((set) => this.hold(set));
    for (const [i, set] of opening.entries()) {
      pace.cue(set.scene.cue);
      await this.perform(set, lasting(set.scene) * rate, () => waiting[i]!.forEach((one) => one.cancel()));
      waiting[i]!.forEach((one) => one.cancel());
      set.ghost?.remove();
      if (show !== this.shows) return;
      onlanded(set.scene);
    }
    this.skip();
  }

  /** Everything is where it belongs, at once. */
  skip(): void {
    this.shows += 1;
    for (const one of this.running) one.cancel();
    this.running.clear();
    this.layer?.remove();
    this.layer = null;
  }

  /** What has not arrived yet is not to be seen, and what has not left stands where it stood. */
  private hold({ scene, from, ghost }: Set): Animation[] {
    if (ghost && from) {
      const { w, h } = this.put(ghost);
      return [this.stay(ghost, { transform: `translate(${from.x - w / 2}px, ${from.y - h / 2}px)` })];
    }
    if (scene.how === "draws") return things(scene.at).map((line) => this.stay(line, { opacity: 0 }));
    const [thing] = scene.how === "comes" ? things(scene.to) : scene.how === "walks" ? things(scene.at) : [];
    if (!thing) return [];
    for (const one of thing.getAnimations()) if (one instanceof CSSTransition) one.finish(); // it goes by the stage alone
    return [this.stay(thing, scene.how === "walks" ? step(scene.line[0]!) : { opacity: 0 })];
  }

  private stay(thing: Element, frame: Keyframe): Animation {
    return this.run(thing, [frame, frame], FOREVER);
  }

  private async perform({ scene, from, ghost }: Set, duration: number, onbegun: () => void): Promise<void> {
    const done: Animation[] = [];
    if (scene.how === "glows") done.push(...things(scene.at).map((thing) => this.glow(spotOf(thing), scene.rays ?? false, duration)));
    else if (scene.how === "draws") {
      done.push(...things(scene.at).filter((line) => line instanceof SVGPathElement).map((line) => this.run(line, drawing(line.getTotalLength()), duration, "ease-in-out")));
      onbegun();
    } else if (scene.how === "walks") {
      const [walker] = things(scene.at);
      if (walker) done.push(this.run(walker, scene.line.map(step), duration, "ease-in-out"));
      onbegun();
    } else {
      const [target] = things(scene.to);
      const [source = target] = scene.how === "says" ? things(scene.from) : []; // what points are for may have come just now
      const begin = from ?? (source && spotOf(source));
      if (!target || !begin) return;
      const shown = scene.how === "says" ? words(scene.words) : (ghost ?? likeness(target));
      done.push(this.fly(shown, begin, spotOf(target), scene.how, duration));
      if (ghost) onbegun();
    }
    await Promise.all(done.map((one) => one.finished.catch(() => null)));
  }

  private fly(shown: Element, from: Spot, to: Spot, how: "goes" | "comes" | "says", duration: number): Animation {
    const own = this.put(shown);
    const edge = how === "says" ? innerWidth - own.w * 1.1 : Infinity; // words stay in sight whole
    const at = ({ x, y }: Spot, scale: number, up = 0): string => {
      const [left, centre] = [Math.min(x - own.w / 2, edge), Math.max(y - up, (own.h / 2) * scale)]; // never cut at the top
      return `translate(${left}px, ${centre - own.h / 2}px) scale(${scale})`;
    };
    const size = ({ w, h }: Spot): number => Math.min(1, Math.max(0.3, Math.min(w / own.w, h / own.h)));
    const up = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 5);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: 0, h: 0 };
    const frames: Keyframe[] = how === "says"
      ? [{ transform: at(from, 0.5), opacity: 0 }, { transform: at(from, 1.25, 26), opacity: 1, offset: 0.3 }, { transform: at(to, 1), opacity: 1, offset: 0.9 }, { transform: at(to, 1.5), opacity: 0 }]
      : [{ transform: at(from, how === "comes" ? size(from) : 1) }, { transform: at(middle, 1.1, up), opacity: 1, offset: 0.55 }, { transform: at(to, how === "goes" ? size(to) : 1), opacity: how === "goes" ? 0.4 : 1 }];
    const flight = this.run(shown, frames, duration, "ease-in-out");
    flight.finished.then(() => shown.remove(), () => null);
    return flight;
  }

  private glow({ x, y, w, h }: Spot, rays: boolean, duration: number): Animation {
    const ring = document.createElement("i");
    ring.className = rays ? "glow rays" : "glow";
    const far = Math.max(28, Math.min(120, Math.max(w, h) * 1.25)) * (rays ? 2 : 1);
    Object.assign(ring.style, { width: `${far}px`, height: `${far}px` });
    this.put(ring);
    const at = (scale: number): string => `translate(${x - far / 2}px, ${y - far / 2}px) scale(${scale}) rotate(${rays ? scale * 40 : 0}deg)`;
    const glow = this.run(ring, [{ transform: at(0.3), opacity: 0 }, { transform: at(0.9), opacity: 1, offset: 0.4 }, { transform: at(1.35), opacity: 0 }], duration, "ease-out");
    glow.finished.then(() => ring.remove(), () => null);
    return glow;
  }

  /** Lays something above the page, and measures it. */
  private put(shown: Element): Spot {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "stage-layer";
      this.layer.setAttribute("aria-hidden", "true");
      this.layer.inert = true;
      document.querySelector(".table")?.append(this.layer);
    }
    Object.assign((shown as HTMLElement | SVGElement).style, { position: "absolute", left: "0", top: "0", right: "auto", bottom: "auto" });
    this.layer.append(shown);
    return spotOf(shown);
  }

  private run(thing: Element, frames: Keyframe[], duration: number, easing = "linear"): Animation {
    const animation = thing.animate(frames, { duration, easing, fill: "both" });
    this.running.add(animation);
    animation.finished.then(() => { this.running.delete(animation); animation.cancel(); }, () => this.running.delete(animation));
    return animation;
  }
}

const step = ([x, y]: readonly [number, number]): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** A line from its beginning to its end; where it is not to be seen otherwise, it then fades away. */
const drawing = (length: number): Keyframe[] => [{ strokeDasharray: `0.1 ${length}`, opacity: 1 }, { strokeDasharray: `${length} ${length}`, opacity: 1, offset: 0.7 }, { strokeDasharray: `${length} ${length}` }];

function words(said: string): Element {
  const chip = document.createElement("b");
  chip.className = "said";
  chip.textContent = said;
  return chip;
}
