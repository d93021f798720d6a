/**
 * Rewrites the zip archive of an Office file so its bytes depend only on its contents. Otherwise, timestamps from the machine's clock would make two
 * files of the same report differ.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate"

/** The earliest timestamp that the zip format supports. The format stores local time. */
const epoch = new Date(1980, 0, 1)

/**
 * Sorts the entries by name, after the content types and the package relationships, because programs that read Office files expect these two entries
 * first.
 */
const order = (a: string, b: string): number => {
  const rank = (name: string) => (name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

/**
 * Returns an Office file (a zip archive) with its entries in a fixed order and with fixed timestamps. The creation and modification times in the
 * properties of the Office document are set to `asOf`.
 */
export const normalizeArchive = (archive: Uint8Array, asOf: string): Uint8Array => {
  const at = asOf.replace(/\.\d+Z$/, "Z")
  const stamped = (text: string): string =>
    text.replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${at}`)
  const entries = Object.entries(unzipSync(archive))
    .filter(([name]) => !name.endsWith("/"))
    .map(([name, bytes]) => [name, name === "docProps/core.xml" ? strToU8(stamped(strFromU8(bytes))) : bytes] as const)
    .toSorted(([a], [b]) => order(a, b))
  return zipSync(Object.fromEntries(entries), { mtime: epoch, level: 6 })
}
