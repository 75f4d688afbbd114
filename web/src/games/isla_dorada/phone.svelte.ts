/** Whether the page is as narrow as a phone: then the cards lie below the map instead of beside and under it. */
class Phone {
  is = $state(false);

  constructor() {
    const narrow = matchMedia("(max-width: 820px)");
    this.is = narrow.matches;
    narrow.addEventListener("change", () => (this.is = narrow.matches));
  }
}

export const phone = new Phone();
