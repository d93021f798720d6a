/**
 * Removes one person's identifiers from the evidence: the stored bodies of callbacks, and of the log entries with which operators move quarantined
 * items to the other stream.
 */
import { Effect, Option, Stream } from "effect"
import { decodeIntact, encodeBody } from "../BodyCodec.ts"
import type { Entry } from "../Message.ts"
import { type MovedItem, readMove, writeMove } from "../project/Move.ts"
import { readAction } from "../project/readAction.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries, newestSequence } from "./logEntries.ts"
import type { Report } from "./Progress.ts"
import { redactBody, redactItem } from "./Redact.ts"

export interface ErasedEvidence {
  /** The number of entries whose stored body was redacted. */
  readonly callbacks: number
  /** The number of entries that could not be searched, because their stored bodies are damaged. */
  readonly unreadable: number
  /** The sequence number of the last entry that was searched. */
  readonly through: number
}

/** Removes the person's identifiers from the stored bodies of all entries after the sequence number `after`. */
export const eraseEvidence = Effect.fnUntraced(function* (
  store: Store,
  pid: string,
  report: Report,
  after = 0
): Effect.fn.Return<ErasedEvidence, StoreError> {
  const total = yield* newestSequence(store)
  let [callbacks, unreadable, through] = [0, 0, after]
  const eraseEntry = Effect.fnUntraced(function* (entry: Entry) {
    through = entry.sequence
    if (entry.kind !== "callback" && entry.kind !== "move") return
    yield* report({ what: "erasing", done: entry.sequence, total })
    const stored = Option.getOrUndefined(yield* store.body(entry.sequence))
    if (stored === undefined) return
    // A damaged body is not rewritten, because a rewritten body is marked as erased and no longer counts as damaged.
    const redacted = yield* Effect.promise(() => redactEntry(entry, stored, pid))
    if (redacted === damaged) unreadable += 1
    if (redacted === damaged || redacted === unchanged) return
    const { body } = yield* Effect.promise(() => encodeBody(entry.stream, entry.signedAt, [redacted]))
    yield* store.rewrite(entry, body, "erased")
    callbacks += 1
  })
  yield* Stream.runForEach(logEntries(store, { after }), eraseEntry)
  return { callbacks, unreadable, through }
})

const [damaged, unchanged] = ["damaged", "unchanged"] as const

/** Returns the body of an entry without the person's identifiers, or whether the body is damaged or does not contain them. */
const redactEntry = async (
  entry: Entry,
  stored: Uint8Array,
  pid: string
): Promise<Uint8Array | typeof damaged | typeof unchanged> => {
  if (entry.kind === "move") {
    const moved = await readAction(readMove, entry, stored)
    return moved === undefined ? damaged : (redactMove(moved, pid) ?? unchanged)
  }
  const chunks = await decodeIntact(entry, stored)
  return chunks === undefined ? damaged : (redactBody(Buffer.concat(chunks), pid) ?? unchanged)
}

/** Returns the body of a `move` entry without the person's identifiers, or undefined if no item contains them. */
const redactMove = (moved: ReadonlyArray<MovedItem>, pid: string): Uint8Array | undefined => {
  let isTheirs = false
  const items = moved.map((moved) => {
    const redacted = redactItem(Buffer.from(moved.document), pid)
    isTheirs ||= redacted !== undefined
    return redacted === undefined ? moved : { ...moved, document: Buffer.from(redacted).toString() }
  })
  return isTheirs ? Buffer.from(writeMove(items)) : undefined
}
