/** The ladder of grades, top rung first. */
export interface Rung { readonly rung: number; readonly least: number }

export const rungs = (grades: readonly number[]): Rung[] => grades.map((least, i) => ({ rung: i + 1, least })).reverse();
