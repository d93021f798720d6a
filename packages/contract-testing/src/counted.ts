/**
 * Formats a count with a singular or plural noun.
 */

/** Returns a count with its noun, such as `1 violation` or `2 violations`. */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? "" : "s"}`
