/** Normalises text for comparison in the search filters. */

/** Ignores case. */
export const folded = (text: string): string => text.toLowerCase()

/** Ignores case and accents. */
export const unaccented = (text: string): string => folded(text.normalize("NFD").replace(/\p{M}/gu, ""))

/** Compares by code units, so that the order is the same on every machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
