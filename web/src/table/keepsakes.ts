/** What this browser remembers: whether to ask before playing, the name last used, and links just made. */
const ASKS = "islario-asks";
const NAME = "islario-name";
const links = new Map<string, string>();

export const kept = {
  asks: (): boolean => localStorage.getItem(ASKS) !== "no",
  keepAsks: (asks: boolean): void => localStorage.setItem(ASKS, asks ? "yes" : "no"),
  name: (): string => localStorage.getItem(NAME) ?? "",
  keepName: (name: string): void => localStorage.setItem(NAME, name),
  /** Tokens are held in memory only, for as long as the page is open. */
  keepToken: (table: string, seat: number, token: string): void => void links.set(`${table} ${seat}`, token),
  link: (table: string, seat: number): string | undefined => {
    const token = links.get(`${table} ${seat}`);
    return token && `${location.origin}/table/${table}#seat=${seat}&token=${token}`;
  },
};
