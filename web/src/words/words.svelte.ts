/** Words in the reader's language, from Fluent files: the shell's own, and each game's, which Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { habit } from "../parts/habit";
import { bound } from "./bound";
import { fetched } from "../parts/fetched.svelte";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Readonly<Record<string, FluentVariable>>;
type Loader = () => Promise<string>;

const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/islario/games/*/words/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });
const OWN = import.meta.glob<string>("../me/words/*.ftl", { query: "?raw", import: "default" });
const KEPT = "islario-language";

/** The words of a game that is not among ours; a board has names for things without them too. */
async function told(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words?lang=${language}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

/** All messages of one place, in the language spoken now. */
class Tongue {
  private bundle = $state.raw<FluentBundle | null>(null);

  constructor(private readonly files: (language: Language) => readonly (Loader | undefined)[]) {}

  async prepare(language: Language): Promise<() => void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(this.files(language).map((load) => (load ? fetched(load) : "")));
    for (const text of texts) bundle.addResource(new FluentResource(bound(text)));
    return () => {
      this.bundle = bundle;
    };
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say(id: string, args?: Args): string {
    const pattern = this.bundle?.getMessage(id)?.value;
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, args ?? null) : id;
  }
}

class Speech {
  language = $state<Language>("en");
  private readonly tongues = new Map<string, Tongue>([["", new Tongue((l) => [SHELL[`./${l}.ftl`]])]]);

  /** The language kept from last time, or the browser's. */
  async begin(): Promise<void> {
    const wished = [localStorage.getItem(KEPT), ...navigator.languages.map((name) => name.slice(0, 2))];
    await this.switchTo(LANGUAGES.find((known) => known === wished.find((w) => LANGUAGES.some((l) => l === w))) ?? "en");
  }

  /** The reader has chosen it. */
  choose(language: Language): Promise<void> {
    habit({ language });
    return this.switchTo(language);
  }

  /** Everything changes at once, when all words are there. */
  async switchTo(language: Language): Promise<void> {
    const ready = await Promise.all([...this.tongues.values()].map((tongue) => tongue.prepare(language)));
    for (const speak of ready) speak();
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** A game's words, Python's and the board's own, or the files of a part that has its own; they speak as soon as they are loaded. */
  async learn(game: string, own?: (language: Language) => Loader | undefined): Promise<Tongue> {
    const known = this.tongues.get(game);
    if (known) return known;
    const folder = game.replaceAll("-", "_");
    const tongue = new Tongue((l) => own ? [own(l)] : [
      GAMES[`../../../src/islario/games/${folder}/words/${l}.ftl`] ?? (() => told(game, l)),
      BOARDS[`../games/${folder}/words/${l}.ftl`] ?? BOARDS[`../games/plain/words/${l}.ftl`],
    ]);
    this.tongues.set(game, tongue);
    (await tongue.prepare(this.language))();
    return tongue;
  }

  /** The words of one's own pages. */
  async learnOwn(): Promise<Tongue> {
    const tongue = this.tongues.get("me/") ?? new Tongue((l) => [OWN[`../me/words/${l}.ftl`]]);
    if (!this.tongues.has("me/")) {
      this.tongues.set("me/", tongue);
      (await tongue.prepare(this.language))();
    }
    return tongue;
  }

  say(id: string, args?: Args): string {
    return this.tongues.get("")!.say(id, args);
  }
}

export type { Tongue };
export const speech = new Speech();
/** A message of the shell's. */
export const say = (id: string, args?: Args): string => speech.say(id, args);
