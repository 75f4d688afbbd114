/** French has a space before some signs and after the mark that opens a quotation; no line may break there. */
export const bound = (text: string): string => text.replace(/([^\s|]) (?=[:;?!»])|« /g, (_, before?: string) => `${before ?? "«"}\u00a0`);
