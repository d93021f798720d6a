/**
 * Whether an identifier is a person's. Erasing takes away every text that equals it, which for `USD` would be every price.
 */
import { Effect, Option, Schema } from "effect"
import { unpackReadable } from "../Evidence.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { readHead, readParts } from "./Checkpoint.ts"
import { type Batch, readAll } from "./Copy.ts"
import { itemNamesPerson, namesPerson } from "./Redact.ts"

/** Nobody has this identifier; nothing was changed. The message does not repeat it. */
export class UnknownPersonError extends Schema.TaggedError<UnknownPersonError>("@fieldwork/inbox/UnknownPersonError")(
  "UnknownPersonError",
  { isSession: Schema.Boolean }
) {
  override get message(): string {
    return this.isSession
      ? "This is a respondent_id: give the panelist_id that `show` prints with it. Nothing was changed"
      : "Nobody has this identifier as panelist_id or in respondent_pids. Nothing was changed"
  }
}

export const requirePerson = Effect.fnUntraced(function* (
  store: Store,
  pid: string
): Effect.fn.Return<void, StoreError | UnknownPersonError> {
  if (yield* isPerson(store, pid)) return
  yield* new UnknownPersonError({ isSession: Option.isSome(yield* store.outcome(pid)) })
})

/** Looks where it is quick first, and everywhere before it says no. */
const isPerson = Effect.fnUntraced(function* (store: Store, pid: string): Effect.fn.Return<boolean, StoreError> {
  if (pid.trim() === "") return false
  if ((yield* store.outcomes({ panelistId: pid }, { limit: 1 })).length > 0) return true
  return (yield* inEvidence(store, pid)) || (yield* inCopies(store, pid))
})

const inEvidence = Effect.fnUntraced(function* (store: Store, pid: string): Effect.fn.Return<boolean, StoreError> {
  let after = 0
  for (;;) {
    const entries = yield* store.entries({ kind: "callback", after, limit: 100 })
    for (const { sequence } of entries) {
      after = sequence
      const stored = yield* store.body(sequence)
      if (Option.isNone(stored)) continue
      const body = yield* Effect.promise(() => unpackReadable(stored.value))
      if (body !== undefined && namesPerson(body, pid)) return true
    }
    if (entries.length === 0) return false
  }
})

/** In the projections and the checkpoint, whose evidence may be pruned. */
const inCopies = Effect.fnUntraced(function* (store: Store, pid: string): Effect.fn.Return<boolean, StoreError> {
  let found = false
  const look = ({ rows }: Batch): void => {
    found ||= rows.some(({ document, panelist_id }) => {
      if (panelist_id === pid) return true
      if (typeof document === "string") return itemNamesPerson(Buffer.from(document), pid)
      return document instanceof Uint8Array && itemNamesPerson(document, pid)
    })
  }
  yield* readAll(store, "live", (batch) => Effect.sync(() => look(batch)))
  const head = found ? undefined : yield* readHead(store)
  if (head !== undefined) yield* readParts(store, head, (batches) => Effect.sync(() => batches.forEach(look)))
  return found
})
