/** What is said about learning, loaded with it. */
import { speech, type Tongue } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const words = (): Promise<Tongue> => speech.learn("lesson", (language) => FILES[`./words/${language}.ftl`]);
