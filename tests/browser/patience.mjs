/** How long tests wait for what is sure to come: it only matters where something is broken, and machines may be busy. */
export const PATIENCE = 90_000; // milliseconds

export const pause = (ms) => new Promise((later) => setTimeout(later, ms));

const [SOON, LATER] = [20, 250]; // milliseconds between two looks: what takes long is not looked at all the time

/** Asks until the answer is yes, or something else that counts as one. */
export async function patiently(what, ask) {
  const begun = Date.now();
  for (let moment = SOON; ; moment = Math.min(1.3 * moment, LATER)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() - begun > PATIENCE) throw new Error(`waited in vain for: ${what}`);
    await pause(moment);
  }
}
