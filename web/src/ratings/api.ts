/** What one asks the server about ratings. */
import { ask } from "../wire/api";
import type { Leaderboard } from "../wire/types";
import type { Language } from "../words/words.svelte";

export const leaderboard = (game: string, language: Language): Promise<Leaderboard> => ask(`/ratings/${game}?lang=${language}`);
