/**
 * Every session, packed into bytes: a hundred or so each, however long it is kept.
 *
 * Beyond the bound the oldest sessions are forgotten that are over and whose messages all arrived; the sums that they count in are kept elsewhere.
 */
import { capacityOf, pack, patchFate, readOrdinal, sizeAt, unpack } from "./SessionRecord.ts"
import type { Fate, Session } from "./Session.ts"

export interface SessionStore {
  /** How many sessions there have been. */
  readonly count: () => number
  /** Undefined when there was none, or it is forgotten. */
  readonly get: (ordinal: number) => Session | undefined
  /** Keeps a session, or what has become of it. */
  readonly put: (session: Session) => void
  readonly setFate: (ordinal: number, index: number, fate: Fate, delivery: number) => void
  /** The latest first, from before the session of this number on. */
  readonly latest: (before?: number) => Iterable<Session>
  /** Bytes that the records take. */
  readonly size: () => number
}

const chunkSize = 1 << 18
const pageSize = 4096
const forgotten = -1

/** Bytes of records that are kept. */
export const usualLimit = 64 * 1024 * 1024

export const make = (limit: number = usualLimit): SessionStore => {
  const mostChunks = Math.max(2, Math.floor(limit / chunkSize))
  /** By number from `first` on. */
  let chunks: Array<DataView> = []
  let first = 0
  let used = chunkSize
  let count = 0
  /** Where each record is; a page whose sessions are all forgotten is undefined. */
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
    // What may not be forgotten moves behind the rest, so that one chunk is looked through for each that is opened.
    if (chunks.length > mostChunks) shed()
  }

  const mayForget = ({ script, told }: Session): boolean =>
    script.length === 0 && told.every(({ fate }) => fate === "received" || fate === "not_subscribed")

  /** Gives the oldest chunk up; what may not be forgotten moves to the newest. */
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
      // A record that its steps have outgrown moves; the bytes it leaves are given up with their chunk.
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
