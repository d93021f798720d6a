/** Normalises and compares strings for the search filters and for sorting. */

/** Returns a string in lower case, for comparisons that ignore case. */
export const foldCase = (text: string): string => text.toLowerCase()

/** Returns a string in lower case without accents, for comparisons that ignore both. */
export const foldCaseAndAccents = (text: string): string => foldCase(text.normalize("NFD").replace(/\p{M}/gu, ""))

/** Compares two strings by UTF-16 code units, so the order is the same on every machine. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
