/** Looking at a page as axe does. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page, a line each. */
export async function complaints(page) {
  const results = await page.evaluate(`${AXE}; axe.run(document, { resultTypes: ["violations"] })`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).slice(0, 3).join(" | ")}`);
}

export const isTooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
