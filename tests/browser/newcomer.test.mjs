/** Somebody who has never been here: from the front page to the first move with one thumb, advice in words, a friend by link. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browser, person } from "./house.mjs";
import { atRest, fillChair, putAway, soon, until } from "./play.mjs";

const PHONE = { width: 390, height: 844 };
const SAID = {
  en: { play: /^Play: Trails/, start: "Start the match", usual: "Sailor", why: /^(As good as|About|Fewer|More|There)[^“]+ move[^“]*\.$/, fill: "Fill the seat", friend: "A friend" },
  fr: { play: /^Jouer: Trails/, start: "Commencer la partie", usual: "Marin", why: /^(Aussi bon que|À peu|Environ|Moins|Plus|Il)[^«]+ coup[^«]*\.$/, fill: "Occuper la place", friend: "Un ami" },
};
let chrome;
before(async () => (chrome = await browser()));
after(() => chrome.close());

async function atNewTable(language) {
  const someone = await person(chrome, process.env.ISLARIO_ADDRESS, { language, size: PHONE, touch: true });
  await someone.page.goto("/");
  await someone.page.getByRole("link", { name: SAID[language].play }).tap();
  await someone.page.locator("form").waitFor();
  return someone;
}

/** A point on bare ground that one trail alone is near to, and which it is: that is near enough for a thumb. */
const besideATrail = (page) => page.evaluate(() => {
  const boxes = [...document.querySelectorAll(".board .target")].map((target) => target.getBoundingClientRect());
  const middles = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const points = boxes.flatMap((box, i) => [-3, box.height + 3].map((below) => [i, middles[i][0], box.y + below]));
  return points.find(([i, x, y]) => {
    const far = middles.map(([mx, my]) => Math.hypot(mx - x, my - y));
    return far[i] < 21 && far.every((other, j) => j === i || other > 23) && document.elementFromPoint(x, y)?.closest(".chart");
  });
});

for (const language of ["en", "fr"]) {
  test(`a first move with one thumb (${language})`, async () => {
    const { page, faults } = await atNewTable(language);
    const said = SAID[language];
    const start = page.getByRole("button", { name: said.start });
    const box = await atRest(page, () => start.boundingBox());
    assert.ok(box.y + box.height <= PHONE.height && box.height >= 40, "the way on is under the thumb without scrolling");
    await start.tap();
    await page.locator("[data-confirm]").waitFor();
    assert.match(await page.locator(".seats li").nth(1).textContent(), new RegExp(said.usual), "the usual bot is one a newcomer can beat");
    await page.locator("[data-hint]").tap();
    await page.locator(".hints li").first().waitFor();
    for (const why of await page.locator(".hints li p:last-child").allTextContents()) assert.match(why, said.why);
    await soon(page, async () => assert.equal(await page.locator(".board path.chosen").count(), 1, "what is advised first is shown on the board"));
    await page.locator("[data-hint]").tap();
    await page.locator(".hints").waitFor({ state: "detached" });

    const [i, x, y] = await atRest(page, () => besideATrail(page)); // the board grows when the advice is put away
    await page.touchscreen.tap(x, y);
    await until(page, "the nearest trail to be chosen", async () => (await page.locator(".board .target").nth(i).getAttribute("aria-pressed")) === "true");
    await page.locator("[data-confirm]").tap();
    await until(page, "the trail to be drawn", async () => (await page.locator(".board .trail").first().getAttribute("d")) !== "");
    assert.deepEqual(faults, []);
  });

  test(`a friend comes by link (${language})`, async () => {
    const { page, faults } = await atNewTable(language);
    const said = SAID[language];
    await fillChair(page, 2, said.friend);
    await page.getByRole("button", { name: said.start }).tap();
    const invitation = page.locator("dialog[open] textarea[readonly]");
    await invitation.waitFor();
    assert.ok((await atRest(page, () => invitation.boundingBox())).y < PHONE.height, "the link can be had without looking for it");
    const link = await invitation.inputValue();
    const friend = await person(chrome, process.env.ISLARIO_ADDRESS);
    await friend.page.goto(link);
    await friend.page.locator("[data-confirm]").waitFor();
    await putAway(page);
    await until(page, "no seat to be free any more", async () => !(await page.getByRole("button", { name: said.fill }).isVisible()));
    assert.deepEqual([faults, friend.faults], [[], []]);
  });
}
