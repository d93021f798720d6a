/**
 * The typeface of the report, inside it: a report that is sent on looks as it did, and asks no server for anything.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

let known: string | undefined

/** The sans serif face (Instrument Sans, Open Font License) as a data address. */
export const fontAddress = (): string => {
  known ??= `data:font/woff2;base64,${readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"
    )
  ).toString("base64")}`
  return known
}
