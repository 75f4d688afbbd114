/** What is pointed at explains itself. Things on a board say what they are by `data-card="panda"`, `data-site="…"` and so on,
 * or by `data-about="part:gold"` where that would say something else; the server tells what that is, does, and means now. */
import * as api from "../wire/api";
import type { Explained, Happening, View } from "../wire/types";
import { speech } from "../words/words.svelte";

export interface Shown extends Explained { readonly now: string | null }
type Things = Readonly<Record<string, Explained>>;

/** What the details of an event speak of, by name and value; the most telling first. */
export function named(details: Readonly<Record<string, unknown>>, things: Things): string[] {
  const values = Object.entries(details).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const));
  return values.flatMap(([name, value]) => {
    if (`${name}:${String(value)}` in things) return [`${name}:${String(value)}`];
    return typeof value === "string" && value ? Object.keys(things).filter((id) => id.endsWith(`:${value}`) || id.endsWith(`/${value}`)) : [];
  });
}

export class About {
  /** What a pointer or the focus is at, and what was tapped last. */
  private pointed = $state<string | null>(null);
  private tapped = $state<string | null>(null);
  /** That was tapped before a move was chosen, from a list perhaps: it gives way to what the move speaks of, once that is known. */
  private isOld = $state(false);
  private known = $state.raw<Readonly<Record<string, Things>>>({}); // by language
  private readonly things = $derived<Things>(this.known[speech.language] ?? {});
  private meant = $state.raw<Readonly<Record<string, string | null>>>({});
  private readonly asked = new Set<string>();
  private readonly coming = new Map<string, Promise<void>>();
  /** What a line of the log speaks of. */
  lit = $state.raw<readonly Element[]>([]);

  constructor(private readonly id: string) {}

  /** What is to be explained now: what is pointed at, else what was tapped last, which stays, else what the chosen move speaks of. */
  shown(view: View, meant: string | null): Shown | null {
    const tapped = meant !== null && this.isOld ? null : this.tapped;
    const id = this.pointed ?? tapped ?? meant;
    const thing = id === null ? undefined : this.things[id];
    return id === null || !thing ? null : { ...thing, now: this.now(view, id) };
  }

  /** A thing by its id, where it is known already. */
  of = (id: string): Explained | undefined => {
    void this.learn();
    return this.things[id];
  };

  /** The thing that an element is, or lies on. */
  private at(target: EventTarget | null): string | null {
    for (let one = target as HTMLElement | null; one?.dataset; one = one.parentElement) {
      const { about, ...others } = one.dataset;
      const found = [about ?? "", ...Object.entries(others).map(([kind, name]) => `${kind}:${name}`)].find((id) => id in this.things);
      if (found) return found;
    }
    return null;
  }

  async point(target: EventTarget | null): Promise<void> {
    if ((target as Element | null)?.closest?.(".about")) return;
    await this.learn();
    this.pointed = this.at(target);
  }

  async tap(target: EventTarget | null): Promise<void> {
    if ((target as Element | null)?.closest?.(".about")) return;
    await this.learn();
    const thing = this.at(target);
    this.pointed = null;
    if (thing !== null || !(target as Element | null)?.closest?.(".ask, .moves")) [this.tapped, this.isOld] = [thing, false];
  }

  /** A move was chosen. */
  chose(): void {
    this.isOld = true;
    void this.learn();
  }

  forget(): void {
    this.pointed = this.tapped = null;
  }

  /** Lights up what some happenings speak of; on a sheet or an island that is somebody's, only that of whom they tell. */
  async light(told: readonly Happening[]): Promise<void> {
    if (told.length) await this.learn();
    this.lit = told.flatMap(({ facts }) => {
      const ids = new Set(named(facts, this.things));
      const kinds = [...ids].map((id) => id.split(":")).map(([kind, name]) => `[data-${kind}="${name}"], [data-about="${kind}:${name}"]`);
      const found = kinds.length ? [...document.querySelectorAll(`.board :is(${kinds.join()})`)] : [];
      return found.filter((one) => [undefined, String(facts["who"])].includes(one.closest<HTMLElement>("[data-owner]")?.dataset["owner"]));
    });
  }

  /** Until the things of this language are known: whoever taps before that is answered then. */
  private learn(): Promise<void> {
    const language = speech.language;
    const coming = this.coming.get(language) ?? api.things(this.id, language).then(
      (things) => void (this.known = { ...this.known, [language]: things }),
      () => void this.coming.delete(language),
    );
    this.coming.set(language, coming);
    return coming;
  }

  /** What it means as the table stands; asked for when somebody looks. */
  private now({ version, seat, past }: View, thing: string): string | null {
    if (past) return null;
    const key = [version, seat, speech.language, thing].join();
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void api.thingNow(this.id, thing, seat, speech.language).then(({ now }) => (this.meant = { [key]: now }), () => this.asked.delete(key));
    }
    return this.meant[key] ?? null;
  }
}
