/** What this browser remembers: whether to ask before playing, the name last used, how tables were set, invitations not yet used, and links just made. */
const ASKS = "islario-asks";
const NAME = "islario-name";
const TABLES = "islario-tables";
const INVITED = "islario-invited";
const MOST = 60; // invitations that are remembered, the latest
type Place = number | "host";
/** Which moves are confirmed: each, only those that cannot be taken back, or none. */
export const ASKING = ["each", "final", "never"] as const;
export type Asks = (typeof ASKING)[number];

/** Links to one's own places are held in memory only, for as long as the page is open. */
const links = new Map<string, string>();

function invited(): [string, string][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(INVITED) ?? "[]");
    return Array.isArray(read) ? read.filter((one): one is [string, string] => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string")) : [];
  } catch {
    return [];
  }
}

/** Whatever was kept for each game, or nothing where it cannot be read. */
function tables(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "{}");
    return read && typeof read === "object" ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const keepInvited = (all: readonly [string, string][]): void => localStorage.setItem(INVITED, JSON.stringify(all.slice(-MOST)));

export const kept = {
  asks: (): Asks => ASKING.find((asks) => asks === localStorage.getItem(ASKS)) ?? "each",
  chosen: (): { asks?: Asks } => (localStorage.getItem(ASKS) ? { asks: kept.asks() } : {}),
  keepAsks: (asks: Asks): void => localStorage.setItem(ASKS, asks),
  name: (): string => localStorage.getItem(NAME) ?? "",
  keepName: (name: string): void => localStorage.setItem(NAME, name),
  /** How a game's table was set last, names of those at this screen included. */
  table: (game: string): unknown => tables()[game],
  keepTable: (game: string, setting: unknown): void => localStorage.setItem(TABLES, JSON.stringify({ ...tables(), [game]: setting })),
  forgetTables: (): void => localStorage.removeItem(TABLES),
  keepToken: (table: string, place: Place, token: string): void => void links.set(`${table} ${place}`, token),
  /** An invitation stays until somebody has come by it: who invites finds it again after a reload and need not void it. */
  keepInvite: (table: string, seat: number, token: string): void => keepInvited([...invited().filter(([key]) => key !== `${table} ${seat}`), [`${table} ${seat}`, token]]),
  /** A link of another time leads nowhere: whoever held the seat then has left it, or the invited guest has come. */
  dropToken: (table: string, place: Place): void => {
    links.delete(`${table} ${place}`);
    keepInvited(invited().filter(([key]) => key !== `${table} ${place}`));
  },
  link: (table: string, place: Place): string | undefined => {
    const token = links.get(`${table} ${place}`) ?? invited().find(([key]) => key === `${table} ${place}`)?.[1];
    return token && `${location.origin}/table/${table}#${place === "host" ? place : `seat=${place}`}&token=${token}`;
  },
};
