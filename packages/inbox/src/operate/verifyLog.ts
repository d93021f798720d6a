/**
 * Checks the consistency of a log by appending its entries to an empty store. In both logs, each entry must have the same sequence number and the
 * same order time (the signature time, capped if it is ahead of the local clock), and the recorded state after the last entry must be the same.
 */
import { Effect, Stream } from "effect"
import type { Entry } from "../Message.ts"
import { entryChecksum } from "../store/Checksum.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries } from "./logEntries.ts"
import type { Report } from "./Progress.ts"

/** Returns one sentence for each difference between the log of `store` and its copy in `target`. The log of `target` must be empty at the start. */
export const verifyLog = Effect.fnUntraced(function* (
  store: Store,
  target: Store,
  report: Report
): Effect.fn.Return<ReadonlyArray<string>, StoreError> {
  const head = yield* store.head
  const found: Array<string> = []
  const compare = Effect.fnUntraced(function* (entry: Entry) {
    const { checksum, orderedAt, sequence } = entry
    yield* report({ what: "appending to a copy", done: sequence, total: head.sequence })
    if (entryChecksum(entry) !== checksum) found.push(`entry ${sequence} of the log differs from what was appended`)
    const appended = yield* target.append({ ...entry, body: new Uint8Array() })
    const [copy] = yield* target.entries({ after: appended.sequence - 1, limit: 1 })
    if (appended.known || appended.sequence !== sequence) {
      return found.push(`entry ${sequence} is at the wrong position in the log: entries are missing or duplicated`)
    }
    return copy?.orderedAt === orderedAt ? undefined : found.push(`the order time of entry ${sequence} is damaged`)
  })
  yield* Stream.runForEachWhile(logEntries(store, { before: head.sequence + 1 }), (entry) =>
    Effect.as(compare(entry), found.length === 0)
  )
  if (found.length > 0) return found
  const further = yield* store.entries({ after: head.sequence, limit: 1 })
  const isUnchanged = (yield* store.head).sequence === head.sequence
  const copied = yield* target.head
  if ((further.length > 0 && isUnchanged) || JSON.stringify(copied) !== JSON.stringify(head)) {
    found.push(
      `the head of the log is damaged: it is ${JSON.stringify(head)}, but the entries result in ${JSON.stringify(copied)}`
    )
  }
  return found
})
