/**
 * Fingerprints of the items of a list, by which pages and items are told apart.
 */

/** 53 bits of a text (cyrb53). */
const hash = (text: string): number => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** An item that is nested too deeply to be written is like any other of its kind. */
const textOf = (item: unknown): string => {
  try {
    return JSON.stringify(item) ?? "undefined"
  } catch {
    return "…"
  }
}

const idNames = /^(id|code|.*_id|.*ID|.*Id|.*Number)$/

/** The first member that looks like an id, in the item or in its first member: `campaign_id`, `respondent.respondent_id`. */
const idOf = (item: unknown, depth = 0): string | undefined => {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined
  for (const [name, value] of Object.entries(item)) {
    if (idNames.test(name) && (typeof value === "string" || typeof value === "number")) return `${name} ${value}`
    if (depth === 0 && typeof value === "object") return idOf(value, 1)
  }
  return undefined
}

export interface Fingerprint {
  /** Of the whole item. */
  readonly content: number
  /** Of its id; of the whole item where none is recognised. */
  readonly id: number
  readonly hasId: boolean
}

export const fingerprintOf = (item: unknown): Fingerprint => {
  const content = hash(textOf(item))
  const id = idOf(item)
  return { content, id: id === undefined ? content : hash(id), hasId: id !== undefined }
}

/** Of a page, from those of its items in their order. */
export const pageFingerprint = (items: ReadonlyArray<Fingerprint>): number =>
  hash(items.map(({ content }) => content.toString(36)).join())
