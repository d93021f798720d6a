/**
 * Stores each session in about a hundred bytes.
 *
 * When the store exceeds its limit, it removes the oldest finished sessions whose messages were all received. Removed sessions remain included in the
 * totals, which `Ledger.ts` stores separately.
 */
import { capacityOf, pack, patchResult, readOrdinal, sizeAt, unpack } from "./SessionRecord.ts"
import type { DeliveryResult, Session } from "./Session.ts"

export interface SessionStore {
  /** Returns the number of sessions that have ever been stored. */
  readonly count: () => number
  /** Returns a session, or undefined if the session does not exist or has been removed. */
  readonly get: (ordinal: number) => Session | undefined
  /** Adds a session, or replaces the stored version of the session. */
  readonly put: (session: Session) => void
  readonly setResult: (ordinal: number, index: number, result: DeliveryResult, delivery: number) => void
  /** Returns the sessions whose numbers are below `before`, in descending order. */
  readonly latest: (before?: number) => Iterable<Session>
  /** Returns the size of the records in bytes. */
  readonly size: () => number
}

const chunkSize = 1 << 18
const pageSize = 4096
const removed = -1

/** The default maximum size of the records in bytes. */
export const defaultLimit = 64 * 1024 * 1024

export const make = (limit: number = defaultLimit): SessionStore => {
  const maxChunks = Math.max(2, Math.floor(limit / chunkSize))
  /** The chunks (buffers that contain many records) in the order of their numbers. The number of the first chunk is `first`. */
  let chunks: Array<DataView> = []
  let first = 0
  let used = chunkSize
  let count = 0
  /**
   * The position of each record, by session number. The positions are divided into pages of equal size. A page is undefined if all its sessions have
   * been removed.
   */
  const pages: Array<Float64Array | undefined> = []
  let lowest = 0

  const placeOf = (ordinal: number): number => pages[Math.floor(ordinal / pageSize)]?.[ordinal % pageSize] ?? removed
  const setPlace = (ordinal: number, place: number) => {
    const at = Math.floor(ordinal / pageSize)
    const page = pages[at] ?? new Float64Array(pageSize).fill(removed)
    page[ordinal % pageSize] = place
    pages[at] = page
  }
  const chunkAt = (place: number): DataView | undefined => chunks[Math.floor(place / chunkSize) - first]

  const append = (session: Session) => {
    const bytes = sizeAt(capacityOf(session), session)
    if (used + bytes > chunkSize) openChunk()
    const number = first + chunks.length - 1
    const chunk = chunks.at(-1)
    if (chunk !== undefined) pack(chunk, used, session)
    setPlace(session.ordinal, number * chunkSize + used)
    used += bytes
  }

  const openChunk = () => {
    chunks.push(new DataView(new ArrayBuffer(chunkSize)))
    used = 0
    if (chunks.length > maxChunks) removeOldest()
  }

  const mayRemove = ({ script, occurred }: Session): boolean =>
    script.length === 0 && occurred.every(({ result }) => result === "received" || result === "not_subscribed")

  /** Removes the oldest chunk (a buffer of records), and moves sessions that must be kept to the newest chunk. */
  const removeOldest = () => {
    const [oldest] = chunks
    if (oldest === undefined) return
    const retained: Array<Session> = []
    for (let at = 0; ;) {
      const ordinal = readOrdinal(oldest, at)
      if (ordinal === undefined) break
      const { bytes, session } = unpack(oldest, at)
      if (placeOf(ordinal) === first * chunkSize + at) {
        if (mayRemove(session)) setPlace(ordinal, removed)
        else retained.push(session)
      }
      at += bytes
    }
    chunks = chunks.slice(1)
    first++
    for (; lowest < count && placeOf(lowest) === removed; lowest++) {
      if (lowest % pageSize === pageSize - 1) pages[Math.floor(lowest / pageSize)] = undefined
    }
    for (const session of retained) append(session)
  }

  const get = (ordinal: number): Session | undefined => {
    const place = placeOf(ordinal)
    const chunk = place === removed ? undefined : chunkAt(place)
    return chunk === undefined ? undefined : unpack(chunk, place % chunkSize).session
  }

  return {
    count: () => count,
    get,
    put: (session) => {
      count = Math.max(count, session.ordinal + 1)
      const place = placeOf(session.ordinal)
      const chunk = place === removed ? undefined : chunkAt(place)
      // If the record has too few slots for the steps, the session gets a new record. The old record is released when the buffer that contains it is
      // removed.
      if (chunk !== undefined && pack(chunk, place % chunkSize, session)) return
      append(session)
    },
    setResult: (ordinal, index, result, delivery) => {
      const place = placeOf(ordinal)
      const chunk = place === removed ? undefined : chunkAt(place)
      if (chunk !== undefined) patchResult(chunk, place % chunkSize, index, result, delivery)
    },
    latest: function* (before = count) {
      for (let ordinal = Math.min(before, count) - 1; ordinal >= lowest; ordinal--) {
        const session = get(ordinal)
        if (session !== undefined) yield session
      }
    },
    size: () => chunks.length * chunkSize
  }
}
