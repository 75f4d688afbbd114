/** What one asks the server about oneself. */
import { ask } from "../wire/api";
import type { Habits, History, Me, MyLink, PasskeyMade, PasskeyUsed, PushKey, SelfLinkInfo } from "../wire/types";

export const me = (): Promise<Me> => ask("/me");
export const change = (name: string, shape: number, colour: number, away: number): Promise<Me> => ask("/me", "POST", { name, shape, colour, away });
export const history = (): Promise<History> => ask("/me/history");
export const link = (): Promise<MyLink> => ask("/me/link", "POST", {});
export const look = (token: string): Promise<SelfLinkInfo> => ask("/me/link/look", "POST", { token });
export const join = (token: string, bring: boolean): Promise<Me> => ask("/me/devices", "POST", { token, bring });
export const signOut = (device: string): Promise<Me> => ask(`/me/devices/${device}/out`, "POST", {});
export const forget = (): Promise<unknown> => ask("/me/forget", "POST", {});
export const accustom = (said: Partial<Habits>): Promise<Me> => ask("/me/habits", "POST", said);
export const pushKey = (): Promise<PushKey> => ask("/me/push");
export const subscribe = (endpoint: string, p256dh: string, auth: string, lang: string): Promise<Me> => ask("/me/push", "POST", { endpoint, p256dh, auth, lang });
export const unsubscribe = (device: string | null): Promise<Me> => ask("/me/push/off", "POST", { device });
export const passkeyToMake = (): Promise<unknown> => ask("/me/passkeys/make", "POST", {});
export const passkeyMade = (made: PasskeyMade): Promise<Me> => ask("/me/passkeys", "POST", made);
export const passkeyToUse = (): Promise<unknown> => ask("/me/passkeys/use", "POST", {});
export const passkeyUsed = (used: PasskeyUsed): Promise<Me> => ask("/me/passkeys/enter", "POST", used);
export const removePasskey = (id: string): Promise<Me> => ask(`/me/passkeys/${id}/remove`, "POST", {});
export const EXPORT = "/api/me/export";
