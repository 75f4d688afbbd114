/** Contact sheets: `node sheets.mjs [folder [game or size …]]`, as in `node sheets.mjs /tmp/sheets la-isla 360x640`. Every game and phase on every
 * size of screen, by day and by night, in both languages, as one PNG a game and size; and one a game as those see it who see colours otherwise. Each
 * picture lies beside them by itself, to be looked at as large as it is. Fails on the faults that the tests of parts know, and names each. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, browser, person } from "./house.mjs";
import { Nursery, ROOT } from "./nursery.mjs";
import { faultsIn, hardToHit, moved, partsOf } from "./parts.mjs";
import { bare, GAMES, phasesOf } from "./phases.mjs";
import { atRest, unseen, until } from "./play.mjs";

/** Desks, tablets, desks at 200 %, phones. */
const SIZES = [[1440, 900], [1280, 720], [1024, 768], [768, 1024], [720, 450], [640, 360], [844, 390], [390, 844], [360, 640]];
const LANGUAGES = ["fr", "en"];
const THEMES = ["light", "dark"];
const EYES = { size: "1440x900", language: "fr", kinds: ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"] }; // who sees colours otherwise, or none
const THUMB = 460; // the longer side of a picture on its sheet
const folder = process.argv[2] ?? join(ROOT, "build/pictures");
const named = process.argv.slice(3);
const wanted = named.filter((one) => one in GAMES);
const sizes = SIZES.filter((size) => named.includes(size.join("x")));
if (wanted.length + sizes.length < named.length) throw new Error(`neither a game nor a size: ${named}`);
const nursery = new Nursery(wanted);
const house = await nursery.server();
const chrome = await browser();
const faults = [];
const tell = (fault) => (faults.push(fault), console.error(fault));

/** One phase on all screens: what is wrong there, and pictures. */
async function look({ page, language }, { id, name }, game, seen) {
  const { view } = await ask(page, `/api/tables/${id}/view?seat=0&lang=${language}`);
  const pictures = [];
  const take = async (size, row) => {
    const shot = await page.screenshot({ type: "jpeg", quality: 80 });
    const place = join(folder, `${game}-${size}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${name}, ${row}.jpg`.replaceAll(", ", "-").replaceAll(" ", "_")), shot);
    pictures.push({ size, row, phase: name, shot: shot.toString("base64") });
  };
  for (const [width, height] of sizes.length ? sizes : SIZES) {
    const size = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await until(page, name, async () => bare((await page.locator(".question").textContent()) ?? "") === bare(view.question));
    const parts = await atRest(page, () => partsOf(page));
    const found = [...(await faultsIn(page)), ...(await hardToHit(page)), ...moved(seen.get(size + language) ?? parts, parts)];
    for (const fault of found) tell(`${game}, ${size}, ${language}, ${name}: ${fault}`);
    if (!seen.has(size + language)) seen.set(size + language, parts);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await take(size, `${language}, ${theme}`);
    }
    if (size !== EYES.size || language !== EYES.language) continue;
    await page.emulateMedia({ colorScheme: THEMES[0] });
    const cdp = await page.context().newCDPSession(page);
    for (const type of EYES.kinds) {
      await cdp.send("Emulation.setEmulatedVisionDeficiency", { type });
      await take("eyes", type);
    }
    await cdp.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    await cdp.detach();
  }
  return pictures;
}

async function sheet(name, pictures) {
  const { page, context } = await person(chrome, house.address, { size: { width: 1200, height: 800 } });
  const rows = [...new Set(pictures.map(({ row }) => row))];
  const figure = ({ shot, phase }) => `<figure><img src="data:image/jpeg;base64,${shot}"><figcaption>${phase}</figcaption></figure>`;
  const style = `body { margin: 12px; width: max-content; font: 15px sans-serif; background: #888 } div { display: flex; flex-wrap: wrap; width: 2360px; gap: 10px } figure { margin: 0 0 12px } img { max-width: ${THUMB}px; max-height: ${THUMB}px } h2 { margin: 4px 0; font-size: 16px }`;
  await page.setContent(`<style>${style}</style><h1>${name}</h1>${rows.map((row) => `<h2>${row}</h2><div>${pictures.filter((one) => one.row === row).map(figure).join("")}</div>`).join("")}`);
  const { width, height } = await page.evaluate(() => ({ width: document.body.scrollWidth + 24, height: document.body.scrollHeight + 24 }));
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  console.log(`${name}.png`);
}

try {
  for (const game of Object.keys(GAMES).filter((one) => !wanted.length || wanted.includes(one))) {
    const [ana, hand] = [await person(chrome, house.address), await person(chrome, house.address)];
    const watching = [];
    let [at, seen, pictures] = ["", new Map(), []];
    for await (const phase of phasesOf(ana.page, hand.page, game)) {
      for (const language of watching.length ? [] : LANGUAGES) { // the same person, now that the seat is taken
        const who = await person(chrome, house.address, { language });
        await who.context.addCookies(await ana.context.cookies());
        watching.push({ ...who, language });
      }
      if (phase.id !== at) [at, seen] = [phase.id, new Map()];
      for (const who of watching) {
        if (!who.page.url().endsWith(at)) await who.page.goto(`/table/${at}`);
        await unseen(who.page, false);
        pictures.push(...(await look(who, phase, game, seen)));
        await unseen(who.page, true);
      }
    }
    for (const of of new Set(pictures.map(({ size }) => size))) await sheet(`${game}-${of}`, pictures.filter(({ size }) => size === of));
    for (const who of [...watching, ana]) {
      for (const fault of who.faults) tell(`${game}: ${fault}`);
      await who.context.close();
    }
  }
} finally {
  await chrome.close();
  await house.stop();
  await nursery.close();
}
process.exit(faults.length ? 1 : 0);
