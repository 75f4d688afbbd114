/** What can be told of the server behind every page: whether it answers, and whether it hands out another client than this. */
class House {
  /** The last question was not answered at all. */
  silent = $state(false);
  /** The server has a newer client, or an older one: what this one says may mean something else there. */
  isAnother = $state(false);
  private own = "";

  /** This page was loaded from the script at that address; the build gives it a name that nothing else has. */
  begin(address: string): void {
    this.own = address.slice(address.lastIndexOf("/") + 1);
    if ("serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
  }

  /** The server has said which client it hands out. */
  hears(client: string | null | undefined): void {
    this.silent = false;
    if (this.own && client) this.isAnother ||= client !== this.own;
  }
}

export const house = new House();
