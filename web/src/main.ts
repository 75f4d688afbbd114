import { mount } from "svelte";
import App from "./App.svelte";
import { painted } from "./parts/fetched.svelte";
import { follow } from "./parts/habit";
import { route } from "./parts/route.svelte";
import { light } from "./parts/theme.svelte";
import "./styles/palette.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { house } from "./wire/house.svelte";
import { speech } from "./words/words.svelte";

if (import.meta.env.PROD) house.begin(import.meta.url);
light.begin();
route.begin();
await speech.begin();
mount(App, { target: document.getElementById("app")! });
if (route.page.name !== "table") void painted().then(follow); // a table has its question to show first
