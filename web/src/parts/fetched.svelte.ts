/** What a page fetches when it is needed first. A browser does not ask a second time for what could not be fetched, so only loading the page again helps. */
class Fetching {
  /** A part of this page has not come, and will not. */
  lacks = $state(false);
}
export const fetching = new Fetching();

/** A part that does not come is told on the page; whoever waits for it goes on waiting, and all else goes on as it was. */
function lost(fault: unknown): Promise<never> {
  reportError(fault);
  fetching.lacks = true;
  for (const leaf of document.querySelectorAll("dialog")) leaf.close(); // a leaf makes all else out of reach, and this one may stay empty
  return new Promise(() => {});
}

/** A part, once it is there. */
export const fetched = <It>(load: () => Promise<It>): Promise<It> => load().catch(lost);

/** A part that is shown again and again: from the second time on it is there at once. */
export type Part<It> = () => It | Promise<It>;
export function part<It>(load: () => Promise<It>): Part<It> {
  let here: It | undefined;
  return () => here ?? fetched(load).then((come) => (here = come));
}

/** Once all that is there has been painted. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A part that nobody has to see before they can decide: it is asked for once all else has been painted, and does not delay it. */
export const unhurried = <It>(load: () => Promise<It>): Part<It> => part(() => painted().then(load));

/** What is awaited where it is shown. */
export const come = <It>(of: Part<It>): It | Promise<It> => {
  const coming = of();
  return coming instanceof Promise ? coming.catch(lost) : coming;
};
