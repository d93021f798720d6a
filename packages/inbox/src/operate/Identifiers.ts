/**
 * Checks before an erasure whether the store contains the person's identifier. An unknown identifier is probably a typo, and erased data cannot be
 * restored.
 */
import { Effect, Option, Schema, Stream } from "effect"
import { decodeIntact } from "../BodyCodec.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type TableRows, readAll } from "./TableDump.ts"
import { logEntries } from "./logEntries.ts"
import { itemNamesPerson, namesPerson, personOf } from "./Redact.ts"

/**
 * The error that is reported when the identifier of the person to erase was not found. Nothing has been changed. The message does not contain the
 * identifier.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { erase, SqliteStore } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => erase(store, "panelist-1"))
 * const error = await Effect.runPromise(Effect.flip(Effect.scoped(program)))
 * error._tag // => "UnknownIdentifierError"
 * ```
 */
export class UnknownIdentifierError extends Schema.TaggedError<UnknownIdentifierError>(
  "@fieldwork/inbox/UnknownIdentifierError"
)("UnknownIdentifierError", { isSession: Schema.Boolean, unreadable: Schema.Number }) {
  override get message(): string {
    if (this.isSession) {
      return "This is a respondent_id: pass the panelist_id that `show` prints with it. Nothing was changed"
    }
    const unreadableNote = this.unreadable === 0 ? "" : `; ${this.unreadable} damaged bodies could not be searched`
    return `No panelist_id or respondent_pids contains this identifier${unreadableNote}. Nothing was changed`
  }
}

/**
 * Fails with {@link UnknownIdentifierError} if the store does not contain the identifier. The indexed tables are searched first, and then all other
 * data.
 */
export const requireKnown = Effect.fnUntraced(function* (
  store: Store,
  pid: string
): Effect.fn.Return<void, StoreError | UnknownIdentifierError> {
  let unreadable = 0
  if (pid.trim() !== "") {
    if ((yield* store.outcomes({ panelistId: pid }, { limit: 1 })).length > 0 || (yield* inRecords(store, pid))) return
    const found = yield* inEvidence(store, pid)
    if (found.isNamed || (yield* inCopies(store, pid))) return
    unreadable = found.unreadable
  }
  yield* new UnknownIdentifierError({ isSession: Option.isSome(yield* store.outcome(pid)), unreadable })
})

/**
 * Searches the records of other packages by running the statements that would erase the person. If one of them changes a row, the transaction is
 * rolled back.
 */
const inRecords = Effect.fnUntraced(function* (store: Store, pid: string): Effect.fn.Return<boolean, StoreError> {
  const statements = store.projections.flatMap(({ eraseRecords }) => eraseRecords?.(personOf(pid)) ?? [])
  if (statements.length === 0) return false
  const { unmet } = yield* store.sql.transact(
    "findRecords",
    statements.map((statement) => ({ ...statement, expect: "none" as const }))
  )
  return unmet !== undefined
})

const inEvidence = Effect.fnUntraced(function* (store: Store, pid: string) {
  let unreadable = 0
  let isNamed = false
  yield* Stream.runForEachWhile(logEntries(store, { kind: "callback" }), (entry) =>
    Effect.gen(function* () {
      const stored = Option.getOrUndefined(yield* store.body(entry.sequence))
      if (stored === undefined) return true
      const chunks = yield* Effect.promise(() => decodeIntact(entry, stored))
      if (chunks === undefined) unreadable += 1
      else isNamed = namesPerson(Buffer.concat(chunks), pid)
      return !isNamed
    })
  )
  return { isNamed, unreadable }
})

/** Searches the projections and the checkpoint, because they may contain data from bodies that have been pruned from the log. */
const inCopies = Effect.fnUntraced(function* (store: Store, pid: string): Effect.fn.Return<boolean, StoreError> {
  let found = false
  const search = ({ rows, table }: TableRows): void => {
    const projection = store.projections.find(({ tables }) => tables.some(({ name }) => name === table.name))
    if (projection !== undefined) {
      const person = personOf(pid)
      found ||= rows.some((row) => projection.erase(table, row, person) !== row)
      return
    }
    found ||= rows.some(({ document, panelist_id }) => {
      if (panelist_id === pid) return true
      if (typeof document === "string") return itemNamesPerson(Buffer.from(document), pid)
      return document instanceof Uint8Array && itemNamesPerson(document, pid)
    })
  }
  yield* readAll(store, "live", (batch) => Effect.sync(() => search(batch)))
  if (!found) yield* readAll(store, "checkpoint", (batch) => Effect.sync(() => search(batch)))
  return found
})
