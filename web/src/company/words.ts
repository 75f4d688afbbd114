/** What is said where people keep each other company, loaded when they do. */
import { speech } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const tongue = await speech.learn("company", (language) => FILES[`./words/${language}.ftl`]);
export const tell = tongue.say.bind(tongue);
