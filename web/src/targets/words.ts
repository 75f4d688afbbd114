/** What is said of notices by mail and by webhook, loaded on one's own page. */
import { speech } from "../words/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const tongue = await speech.learn("targets", (language) => FILES[`./words/${language}.ftl`]);
export const tell = tongue.say.bind(tongue);
