/** Looking at a page as axe does. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with a page, a line each; by all of its rules, or by some. */
export async function complaints(page, rules = null) {
  const how = JSON.stringify({ resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) });
  if (!(await page.evaluate("Boolean(window.axe)"))) await page.evaluate(`${AXE}; undefined`); // once a page: reading it takes as long as its work
  const results = await page.evaluate(`axe.run(document, ${how})`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).slice(0, 3).join(" | ")}`);
}

/** What axe finds by day, and then by night: another light changes nothing but colours. */
export async function complaintsByDayAndNight(page) {
  const found = await complaints(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  found.push(...(await complaints(page, OF_COLOURS)).map((complaint) => `by night: ${complaint}`));
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("html[data-theme=light]").waitFor();
  return found;
}

export const isTooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
