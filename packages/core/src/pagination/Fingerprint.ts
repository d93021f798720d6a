/**
 * Computes fingerprints of list items, which identify items and pages.
 */

/** Returns a 53-bit hash of a string, from two multiplicative hashes. Hashes are only compared for equality, so no further mixing is needed. */
const hash = (text: string): number => {
  let high = 1
  let low = 2
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}

/** Serialises an item. All items that are nested too deeply to be serialised are considered equal. */
const textOf = (item: unknown): string => {
  try {
    return JSON.stringify(item) ?? "undefined"
  } catch {
    return "…"
  }
}

const idNames = /^(id|code|.*_id|.*ID|.*Id|.*Number)$/

/** Returns the name and value of the first property that looks like an id: one of the item's own properties or, if none does, a nested one. */
const idOf = (item: unknown, depth = 0): string | undefined => {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined
  const fields = Object.entries(item)
  const own = fields.find(([name, value]) => idNames.test(name) && typeof value !== "object")
  if (own !== undefined || depth === 1) return own?.join(" ")
  return fields.map(([, value]) => idOf(value, 1)).find((id) => id !== undefined)
}

export interface Fingerprint {
  /** The fingerprint of the entire item. */
  readonly content: number
  /** The fingerprint of the item's id, or of the entire item if no id is recognised. */
  readonly id: number
  readonly hasId: boolean
}

export const fingerprintOf = (item: unknown): Fingerprint => {
  const content = hash(textOf(item))
  const id = idOf(item)
  return { content, id: id === undefined ? content : hash(id), hasId: id !== undefined }
}

/** Returns the fingerprint of a page, computed from the fingerprints of its items in order. */
export const pageFingerprint = (items: ReadonlyArray<Fingerprint>): number =>
  hash(items.map(({ content }) => content.toString(36)).join())
