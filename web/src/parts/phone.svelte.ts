/** Whether the page is as small as a phone, upright or lying: then the board stands alone, and the rest is a bar and a sheet. */
class Phone {
  is = $state(false);

  constructor() {
    const small = globalThis.matchMedia?.("(max-width: 820px), (max-height: 500px)");
    this.is = small?.matches ?? false;
    small?.addEventListener("change", () => (this.is = small.matches));
  }
}

export const phone = new Phone();
