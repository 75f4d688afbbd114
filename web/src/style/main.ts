/** The page `/style` of the development server: every piece, card and state, by day at the left and by night at the right. */
import { mount } from "svelte";
import "../games/isla_dorada/colours.css";
import "../games/la_isla/palette.css";
import "../styles/palette.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { speech } from "../words/words.svelte";
import Style from "./Style.svelte";

const target = document.getElementById("app")!;
const theme = location.hash.slice(1);
if (theme) {
  document.documentElement.dataset["theme"] = theme;
  await speech.begin();
  const [dorada, canarias, tucana] = await Promise.all(["isla-dorada", "islas-canarias", "trails-of-tucana"].map((game) => speech.learn(game)));
  mount(Style, { target, props: { dorada: dorada!, canarias: canarias!, tucana: tucana! } });
} else {
  target.style.cssText = "display: grid; grid-template-columns: 1fr 1fr";
  for (const one of ["light", "dark"]) {
    const frame = Object.assign(document.createElement("iframe"), { src: `/style.html#${one}`, title: one });
    frame.style.cssText = "width: 100%; height: 100dvh; border: 0";
    target.append(frame);
  }
}
