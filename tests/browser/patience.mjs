/** How long tests wait for what is sure to come: it only matters where something is broken, and machines may be busy. */
export const PATIENCE = 150_000; // milliseconds

export const pause = (ms) => new Promise((later) => setTimeout(later, ms));

/** Asks until the answer is yes, or something else that counts as one; `wait` is a moment between two looks. */
export async function patiently(what, ask, wait = () => pause(40)) {
  for (const begun = Date.now(); ; await wait()) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() - begun > PATIENCE) throw new Error(`waited in vain for: ${what}`);
  }
}
