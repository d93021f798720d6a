/**
 * Escapes characters that change what a terminal does or shows: control characters, and invisible characters that change the writing direction.
 */
const harmful = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu

/**
 * Replaces each control character and each invisible character that changes the writing direction with its JSON escape, so that a name from a service
 * can be shown in a terminal. Line breaks are control characters.
 *
 * @example
 * ```ts
 * import { escapeControls } from "@fieldwork/lift-plots"
 *
 * escapeControls("Tea\u001b[2J & Coffee") // => "Tea\\u001b[2J & Coffee"
 * ```
 */
export const escapeControls = (text: string): string =>
  text.replaceAll(harmful, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
