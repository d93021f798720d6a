/**
 * Text as the search filters compare it.
 */

/** Case ignored. */
export const folded = (text: string): string => text.toLowerCase()

/** Case and accents ignored. */
export const unaccented = (text: string): string => folded(text.normalize("NFD").replace(/\p{M}/gu, ""))

/** In code points, so that the order is the same on every machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
