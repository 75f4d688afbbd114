import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A short mark keeps each component's styles its own: it stands at every element, so its length counts.
const cssHash = ({ hash, css }) => `i${hash(css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash, runes: true, discloseVersion: false } };
