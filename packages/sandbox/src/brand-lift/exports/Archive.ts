/**
 * Rewrites the zip archives of Office files, whose writers add the machine's time and numbers that increase across
 * files.
 *
 * A rewritten archive depends only on its contents and virtual time, so that equal exports have equal bytes.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate"
import { toText } from "../Instant.ts"

/**
 * The earliest time of the zip format. It is in local time, as the format requires, so that it is the same on every
 * machine.
 */
const epoch = new Date(1980, 0, 1)

/** Charts and their worksheets, which the writer numbers across all files that it creates. */
const numbered = /(chart|Microsoft_Excel_Worksheet)(\d+)\.(xml|xlsx)/g

const numbersOf = (names: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const found = names.flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? [])
  return new Map(found.toSorted((a, b) => Number(a) - Number(b)).map((number, index) => [number, index + 1]))
}

export const rewritten = (archive: Uint8Array, at: number): Uint8Array => {
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
    if (name.endsWith(".xlsx")) return rewritten(bytes, at)
    if (name === "docProps/core.xml") return strToU8(stamped(strFromU8(bytes)))
    return numbers.size > 0 && /\.(xml|rels)$/.test(name) ? strToU8(renumber(strFromU8(bytes))) : bytes
  }
  const entries = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith("/") ? [] : [[renumber(name), content(name, bytes)] as const]
  )
  return zipSync(Object.fromEntries(entries.toSorted(([a], [b]) => order(a, b))), { mtime: epoch, level: 6 })
}

/** The list of contents is first, as readers of the format expect. The other entries are sorted by name. */
const order = (a: string, b: string): number => {
  const rank = (name: string) => (name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}
