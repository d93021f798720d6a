/**
 * Office files are zip archives with timestamps of the machine's clock. This rewrites an archive so that it depends only on its contents, and the same
 * report results in the same bytes.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate"

/** The earliest time of the format, in local time, as the format requires. */
const epoch = new Date(1980, 0, 1)

/** The list of contents comes first, as readers of the format expect; the rest is sorted by name. */
const order = (a: string, b: string): number => {
  const rank = (name: string) => (name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** The archive with the day of the data in place of the time of writing. */
export const settled = (archive: Uint8Array, asOf: string): Uint8Array => {
  const at = asOf.replace(/\.\d+Z$/, "Z")
  const stamped = (text: string): string =>
    text.replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${at}`)
  const entries = Object.entries(unzipSync(archive))
    .filter(([name]) => !name.endsWith("/"))
    .map(([name, bytes]) => [name, name === "docProps/core.xml" ? strToU8(stamped(strFromU8(bytes))) : bytes] as const)
    .toSorted(([a], [b]) => order(a, b))
  return zipSync(Object.fromEntries(entries), { mtime: epoch, level: 6 })
}
