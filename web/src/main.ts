import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./parts/route.svelte";
import { light } from "./parts/theme.svelte";
import "./styles/palette.css";
import "./styles/base.css";
import { speech } from "./words/words.svelte";

light.begin();
route.begin();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
