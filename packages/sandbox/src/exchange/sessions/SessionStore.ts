/**
 * Stores every session in about a hundred bytes.
 *
 * When the store exceeds its limit, the oldest finished sessions whose messages all arrived are removed. The sums that
 * include them are stored elsewhere.
 */
import { capacityOf, pack, patchFate, readOrdinal, sizeAt, unpack } from "./SessionRecord.ts"
import type { Fate, Session } from "./Session.ts"

export interface SessionStore {
  /** Returns the number of sessions that were ever stored. */
  readonly count: () => number
  /** Returns undefined if the session does not exist or has been removed. */
  readonly get: (ordinal: number) => Session | undefined
  /** Stores a session, or its changes. */
  readonly put: (session: Session) => void
  readonly setFate: (ordinal: number, index: number, fate: Fate, delivery: number) => void
  /** Returns the sessions in descending order, starting below this number. */
  readonly latest: (before?: number) => Iterable<Session>
  /** Returns the size of the records in bytes. */
  readonly size: () => number
}

const chunkSize = 1 << 18
const pageSize = 4096
const forgotten = -1

/** The default maximum size of the records in bytes. */
export const usualLimit = 64 * 1024 * 1024

export const make = (limit: number = usualLimit): SessionStore => {
  const mostChunks = Math.max(2, Math.floor(limit / chunkSize))
  /** Chunks by number, starting with `first`. */
  let chunks: Array<DataView> = []
  let first = 0
  let used = chunkSize
  let count = 0
  /** The position of each record; a page whose sessions are all removed is undefined. */
  const pages: Array<Float64Array | undefined> = []
  let lowest = 0

  const placeOf = (ordinal: number): number => pages[Math.floor(ordinal / pageSize)]?.[ordinal % pageSize] ?? forgotten
  const setPlace = (ordinal: number, place: number) => {
    const at = Math.floor(ordinal / pageSize)
    const page = pages[at] ?? new Float64Array(pageSize).fill(forgotten)
    page[ordinal % pageSize] = place
    pages[at] = page
  }
  const chunkAt = (place: number): DataView | undefined => chunks[Math.floor(place / chunkSize) - first]

  const append = (session: Session) => {
    const bytes = sizeAt(capacityOf(session), session)
    if (used + bytes > chunkSize) open()
    const number = first + chunks.length - 1
    const chunk = chunks.at(-1)
    if (chunk !== undefined) pack(chunk, used, session)
    setPlace(session.ordinal, number * chunkSize + used)
    used += bytes
  }

  const open = () => {
    chunks.push(new DataView(new ArrayBuffer(chunkSize)))
    used = 0
    // Sessions that must be kept move to the end, so that one chunk is examined for each new one.
    if (chunks.length > mostChunks) shed()
  }

  const mayForget = ({ script, told }: Session): boolean =>
    script.length === 0 && told.every(({ fate }) => fate === "received" || fate === "not_subscribed")

  /** Removes the oldest chunk. Sessions that must be kept are moved to the newest chunk. */
  const shed = () => {
    const [oldest] = chunks
    if (oldest === undefined) return
    const kept: Array<Session> = []
    for (let at = 0; ;) {
      const ordinal = readOrdinal(oldest, at)
      if (ordinal === undefined) break
      const { bytes, session } = unpack(oldest, at)
      if (placeOf(ordinal) === first * chunkSize + at) {
        if (mayForget(session)) setPlace(ordinal, forgotten)
        else kept.push(session)
      }
      at += bytes
    }
    chunks = chunks.slice(1)
    first++
    for (; lowest < count && placeOf(lowest) === forgotten; lowest++) {
      if (lowest % pageSize === pageSize - 1) pages[Math.floor(lowest / pageSize)] = undefined
    }
    for (const session of kept) append(session)
  }

  const get = (ordinal: number): Session | undefined => {
    const place = placeOf(ordinal)
    const chunk = place === forgotten ? undefined : chunkAt(place)
    return chunk === undefined ? undefined : unpack(chunk, place % chunkSize).session
  }

  return {
    count: () => count,
    get,
    put: (session) => {
      count = Math.max(count, session.ordinal + 1)
      const place = placeOf(session.ordinal)
      const chunk = place === forgotten ? undefined : chunkAt(place)
      // A record whose steps need more slots is moved. Its old bytes are released with their chunk.
      if (chunk !== undefined && pack(chunk, place % chunkSize, session)) return
      append(session)
    },
    setFate: (ordinal, index, fate, delivery) => {
      const place = placeOf(ordinal)
      const chunk = place === forgotten ? undefined : chunkAt(place)
      if (chunk !== undefined) patchFate(chunk, place % chunkSize, index, fate, delivery)
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
