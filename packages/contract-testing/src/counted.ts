/**
 * Numbers of things, in words.
 */

/** `1 violation`, `2 violations`. */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? "" : "s"}`
