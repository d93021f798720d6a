/**
 * Escapes characters that change what a terminal does or shows: control characters, and invisible characters that change the writing direction.
 */
import { escapeControls } from "@fieldwork/lift-plots"

/** Replaces each harmful character with its JSON escape. */
export const clean = (text: string): string => escapeControls(text)

/** Returns JSON in which harmful characters are escaped. The line breaks between indented lines are kept. */
export const safeJson = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, undefined, indent) ?? "null").split("\n").map(clean).join("\n")
