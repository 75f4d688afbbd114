/** What is said about exercises, loaded with them. */
import { speech, type Tongue } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const words = (): Promise<Tongue> => speech.learn("exercise", (language) => FILES[`./words/${language}.ftl`]);
