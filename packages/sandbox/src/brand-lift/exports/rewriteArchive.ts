/**
 * Rewrites the zip archives of Office files. The libraries that create these files embed the current time and counters that increase from file to
 * file.
 *
 * A rewritten archive depends only on its contents and on virtual time, so equal exports have equal bytes.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate"
import { toText } from "../Instant.ts"

/**
 * The earliest timestamp that the zip format supports. The format stores local time, so a date given in local time results in the same bytes on every
 * machine.
 */
const epoch = new Date(1980, 0, 1)

/** Matches the names of charts and their worksheets, which `pptxgenjs` numbers consecutively across all files that it creates. */
const numbered = /(chart|Microsoft_Excel_Worksheet)(\d+)\.(xml|xlsx)/g

const numbersOf = (names: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const found = names.flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? [])
  return new Map(found.toSorted((a, b) => Number(a) - Number(b)).map((number, index) => [number, index + 1]))
}

export const rewriteArchive = (archive: Uint8Array, at: number): Uint8Array => {
  const files = unzipSync(archive)
  const numbers = numbersOf(Object.keys(files))
  const renumber = (text: string): string =>
    text.replaceAll(numbered, (whole, kind: string, number: string, extension: string) => {
      const own = numbers.get(number)
      return own === undefined ? whole : `${kind}${own}.${extension}`
    })
  const stamped = (text: string): string =>
    text.replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${toText(at)}`)
  const content = (name: string, bytes: Uint8Array): Uint8Array => {
    if (name.endsWith(".xlsx")) return rewriteArchive(bytes, at)
    if (name === "docProps/core.xml") return strToU8(stamped(strFromU8(bytes)))
    return numbers.size > 0 && /\.(xml|rels)$/.test(name) ? strToU8(renumber(strFromU8(bytes))) : bytes
  }
  const entries = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith("/") ? [] : [[renumber(name), content(name, bytes)] as const]
  )
  return zipSync(Object.fromEntries(entries.toSorted(([a], [b]) => order(a, b))), { mtime: epoch, level: 6 })
}

/**
 * Compares two entry names for sorting. The content types and the package relationships precede all other entries, because readers of the format
 * expect them first.
 */
const order = (a: string, b: string): number => {
  const rank = (name: string) => (name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}
