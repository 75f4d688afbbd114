/** What is said where a table is set, loaded with it. */
import { speech } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const tongue = await speech.learn("lobby", (language) => FILES[`./words/${language}.ftl`]);
export const tell = tongue.say.bind(tongue);
