/** Svelte's runtime without what no page here does: nothing is drawn by the server and taken over, nothing awaits in a component's script, nothing is
 * written in the old way. Its branches for these go, and the calls to them in every component. */
import type { Plugin } from "vite";

/** Svelte's modules, as they are without it. They hand out all that is asked of them, or the build fails. */
const PLAIN: Readonly<Record<string, string>> = {
  "svelte/src/internal/client/dom/hydration.js": `
    export const hydrating = false;
    export const hydrate_node = null;
    /* @__NO_SIDE_EFFECTS__ */ export function set_hydrating() {}
    /* @__NO_SIDE_EFFECTS__ */ export function set_hydrate_node() {}
    /* @__NO_SIDE_EFFECTS__ */ export function hydrate_next() {}
    /* @__NO_SIDE_EFFECTS__ */ export function reset() {}
    /* @__NO_SIDE_EFFECTS__ */ export function hydrate_template() {}
    /* @__NO_SIDE_EFFECTS__ */ export function next() {}
    /* @__NO_SIDE_EFFECTS__ */ export function skip_nodes() {}
    /* @__NO_SIDE_EFFECTS__ */ export function read_hydration_instruction() {}`,
  "svelte/src/internal/flags/index.js": `
    export const async_mode_flag = false;
    export const legacy_mode_flag = false;
    export const tracing_mode_flag = false;`,
};

/** Calls that then do nothing, each a line of what a component is compiled to. */
const IDLE = /^\s*\$\.(reset|next)\([^()]*\);$/gm;

export const lean: Plugin = {
  name: "islario-lean",
  apply: "build",
  load: (id) => Object.entries(PLAIN).find(([module]) => id.endsWith(`/node_modules/${module}`))?.[1],
  transform: (code, id) => (id.endsWith(".svelte") ? { code: code.replace(IDLE, ""), map: null } : null),
};
