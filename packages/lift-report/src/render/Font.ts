/**
 * The font that is embedded in the report, so a forwarded report looks the same and loads nothing from a server.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

let known: string | undefined

/** Returns the sans-serif font (Instrument Sans, Open Font License) as a data URL. */
export const fontAddress = (): string => {
  known ??= `data:font/woff2;base64,${readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
    )
  ).toString("base64")}`
  return known
}
