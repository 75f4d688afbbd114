/** Which page is open. Addresses are plain paths, so that every page and every past position has a link. */
export type Page =
  | { readonly name: "shelf" }
  | { readonly name: "new"; readonly game: string }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "learn" | "how"; readonly game: string }
  | { readonly name: "exercises"; readonly game: string; readonly number: number | null }
  | { readonly name: "table"; readonly id: string; readonly at: number | null }
  | { readonly name: "me" }
  | { readonly name: "ratings"; readonly game: string | null }
  | { readonly name: "nowhere" };

export function pageOf(path: string): Page {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (!first) return { name: "shelf" };
  if (first === "me" && !second) return { name: "me" };
  if (first === "ratings") return { name: first, game: second ?? null };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "games" && second) return { name: "rules", game: second };
  if ((first === "learn" || first === "how") && second) return { name: first, game: second };
  if (first === "exercises" && second) return { name: first, game: second, number: Number(third) || null };
  if (first === "table" && second && !third) return { name: "table", id: second, at: null };
  if (first === "table" && second && third === "replay") return { name: "table", id: second, at: Math.max(0, Number(fourth) || 0) };
  return { name: "nowhere" };
}

class Route {
  page = $state.raw<Page>({ name: "shelf" });

  begin(): void {
    this.page = pageOf(location.pathname);
    addEventListener("popstate", () => {
      this.page = pageOf(location.pathname);
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.page = pageOf(location.pathname);
  }

  /** Links inside the app change the page without loading it again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.hasAttribute("download") || link.target || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
    scrollTo(0, 0);
  }
}

export const route = new Route();
