/** Day or night: as the system says, until the reader decides. */
import { habit } from "./habit";

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
    this.follow(this.theme === "light" ? "dark" : "light");
    habit({ theme: this.theme });
  }

  /** What was chosen here. */
  chosen(): { theme?: Theme } {
    return localStorage.getItem(KEPT) ? { theme: this.theme } : {};
  }

  /** As it was chosen, here or on another device. */
  follow(theme: Theme): void {
    this.show(theme);
    localStorage.setItem(KEPT, theme);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(document.documentElement).getPropertyValue("--parchment"));
  }
}

export const light = new Light();
