/** What is said of ratings, loaded where they are shown. */
import { speech } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const tongue = await speech.learn("ratings", (language) => FILES[`./words/${language}.ftl`]);
export const tell = tongue.say.bind(tongue);

/** A rating as people read it: with one figure after the point. */
export const figure = (value: number): string => value.toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
