/** What one asks the server about the company that one keeps. */
import { ask } from "../wire/api";
import type { Chatter, Circle, MyCompany, OpenTables, Seated } from "../wire/types";

export const chat = (id: string): Promise<Chatter> => ask(`/tables/${id}/chat`);
export const tell = (id: string, said: { readonly text?: string; readonly emote?: string; readonly seat?: number | null; readonly name?: string }): Promise<Chatter> => ask(`/tables/${id}/chat`, "POST", said);
export const mute = (id: string, who: string, on: boolean): Promise<Chatter> => ask(`/tables/${id}/chat/mute`, "POST", { who, on });
export const report = (id: string, circle: Circle, number: number): Promise<unknown> => ask(`/tables/${id}/chat/report`, "POST", { circle, number });
export const letChat = (id: string, on: boolean): Promise<Seated> => ask(`/tables/${id}/chat/switch`, "POST", { on });
export const open = (): Promise<OpenTables> => ask("/open");
export const company = (): Promise<MyCompany> => ask("/me/company");
export const decline = (id: string, deaf: boolean): Promise<unknown> => ask(`/me/invitations/${id}/decline`, "POST", { deaf });
