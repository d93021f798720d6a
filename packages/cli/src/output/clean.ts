/**
 * Escapes characters that change what a terminal does or shows: control characters, and invisible characters that change the writing direction.
 */
const harmful = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** Replaces each harmful character with its JSON escape. */
export const clean = (text: string): string => text.replaceAll(harmful, escape)

/** Returns JSON in which harmful characters are escaped. The line breaks between indented lines are kept. */
export const safeJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, undefined, indent) ?? "null").replaceAll(harmful, (character) =>
    character === "\n" ? character : escape(character)
  )
