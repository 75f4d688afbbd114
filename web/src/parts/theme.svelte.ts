/** Day or night: as the system says, until the reader decides. */
export type Theme = "light" | "dark";
const KEPT = "islario-theme";

class Light {
  theme = $state<Theme>("light");

  begin(): void {
    const night = matchMedia("(prefers-color-scheme: dark)");
    const kept = localStorage.getItem(KEPT);
    this.show(kept === "light" || kept === "dark" ? kept : night.matches ? "dark" : "light");
    night.addEventListener("change", (event) => {
      if (!localStorage.getItem(KEPT)) this.show(event.matches ? "dark" : "light");
    });
  }

  turn(): void {
    this.show(this.theme === "light" ? "dark" : "light");
    localStorage.setItem(KEPT, this.theme);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const light = new Light();
