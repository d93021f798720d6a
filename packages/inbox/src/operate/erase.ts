/**
 * Erases one person's data. The evidence (the stored bodies of callbacks) and the checkpoint are redacted directly, and the projections are then
 * rebuilt.
 *
 * A tombstone with the hash of the identifier remains in the log. Bodies that contained the identifier no longer match their signatures. They are
 * marked as erased so that they do not count as damaged.
 */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { mergeVersions } from "./mergeVersions.ts"
import type { Projection } from "../extend/Projection.ts"
import type { Row } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { Table } from "../store/Table.ts"
import { opportunity, opportunityDocument, opportunityVersion } from "../store/Tables.ts"
import { readAll, type TableRows } from "./TableDump.ts"
import type { DamagedEvidenceError } from "./DamagedEvidence.ts"
import { checkpoint, readHead } from "./Checkpoint.ts"
import { eraseEvidence } from "./eraseEvidence.ts"
import { type Report, silent } from "./Progress.ts"
import { appendAction } from "./appendAction.ts"
import { requireKnown, type UnknownIdentifierError } from "./Identifiers.ts"
import { rebuild, type RebuildResult } from "./rebuild.ts"
import type { MissingEvidenceError } from "./recompute.ts"
import { type RebuildOptions, requireRebuildable } from "./requireRebuildable.ts"
import { personOf, redactItem } from "./Redact.ts"

/** The result of an erasure. */
export interface EraseResult {
  /** The number of callbacks, and of log entries with items that operators moved to another stream, whose stored bodies were redacted. */
  readonly callbacks: number
  /** The number of log entries that could not be searched for the person's identifiers, because their stored bodies are damaged. */
  readonly unreadable: number
  /** The sequence number of the tombstone in the log. */
  readonly tombstone: number
  /** The result of the rebuild at the end of the erasure. */
  readonly rebuilt: RebuildResult
}

/**
 * Erases one person from the evidence (the stored bodies of callbacks), the checkpoint and the projections, and adds a tombstone with the hash of the
 * identifier to the log. `pid` is the supplier's own identifier for the person, as in `panelist_id` and `respondent_pids`. Fails, without changing
 * anything, with `UnknownIdentifierError` if the identifier is not found, with `DamagedEvidenceError` if evidence is damaged, with
 * `MissingEvidenceError` if evidence was pruned without a checkpoint, and with a `StoreError` if this program lacks one of the store's projections.
 * The tombstone is written before the rebuild, so if the rebuild fails, run the erasure again. Data that another process appends to the log during the erasure is
 * erased as well.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { erase, Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOutcomes(2))
 * const program = Effect.gen(function* () {
 *   const { outcomes, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("outcomes", request))
 *   yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
 *   const { callbacks } = yield* erase(store, "panelist-1")
 *   const left = yield* Stream.runCollect(outcomes.list({ panelistId: "panelist-1" }))
 *   return [callbacks, left.length]
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * await Effect.runPromise(Effect.provide(program, layer)) // => [1, 0]
 * ```
 */
export const erase = Effect.fnUntraced(function* (
  store: Store,
  pid: string,
  report: Report = silent,
  options: RebuildOptions = {}
): Effect.fn.Return<EraseResult, StoreError | MissingEvidenceError | DamagedEvidenceError | UnknownIdentifierError> {
  // A person who exists only in the records of a projection is unknown to a program without this projection, so the projections are checked first.
  yield* store.requireProjections
  yield* requireKnown(store, pid)
  // Everything that can make the rebuild at the end refuse to run is checked before anything is written. Otherwise, the evidence would be redacted,
  // and the person's data would remain in the projections.
  yield* requireRebuildable(store, report, options)
  let { callbacks, through, unreadable } = yield* eraseEvidence(store, pid, report)
  const records = store.projections.flatMap(({ eraseRecords }) => eraseRecords?.(personOf(pid)) ?? [])
  if (records.length > 0) yield* store.sql.transact("eraseRecords", records)
  const subject = createHash("sha256").update(pid).digest("hex")
  const tombstone = yield* appendAction(
    store,
    "outcomes",
    "erasure",
    JSON.stringify({ pid_sha256: subject, callbacks })
  )
  for (;;) {
    const generation = yield* eraseCheckpoint(store, pid)
    // Damage has already been excluded, or the caller has accepted it.
    const rebuilt = yield* rebuild(store, report, { withoutDamaged: true })
    // The quarantine contained the person's data until now. If an operator moved quarantined items to another stream during the rebuild, the log may
    // contain a copy of the data.
    const later = yield* eraseEvidence(store, pid, report, through)
    callbacks += later.callbacks
    unreadable += later.unreadable
    through = later.through
    // If another process has started a checkpoint since the rows were redacted, that checkpoint may still contain the person's data, so the loop
    // repeats.
    const isUnchanged = (yield* store.checkpointHead).generation === generation
    if (later.callbacks === 0 && isUnchanged) return { callbacks, unreadable, tombstone, rebuilt }
  }
})

/**
 * Replaces the rows of the checkpoint with the rows that a rebuild from the redacted bodies would produce. Returns the generation of the checkpoint.
 */
const eraseCheckpoint = Effect.fnUntraced(function* (store: Store, pid: string) {
  const before = yield* readHead(store)
  if (before === undefined) return (yield* store.checkpointHead).generation
  // An unfinished checkpoint is completed first, so that the rows that have already been copied are redacted as well.
  let { generation } = yield* checkpoint(store)
  const rewrite = Effect.fnUntraced(function* (table: Table, changes: ReadonlyArray<Change>) {
    if (changes.length > 0) generation = yield* store.rewriteCheckpoint(generation, table, changes)
  })
  yield* readAll(store, "checkpoint", ({ rows, table }) =>
    Effect.gen(function* () {
      const changes = rows.flatMap((row): ReadonlyArray<Change> => {
        const to = redactRow(store.projections, { table, rows }, row, pid)
        return to === row ? [] : [{ from: row, to }]
      })
      if (table.name === opportunityDocument.name) yield* rewriteHashes(store, rewrite, changes)
      yield* rewrite(table, changes)
    })
  )
  return generation
})

interface Change {
  readonly from: Row
  readonly to: Row
}

/** Updates the content hashes of surveys, because they are computed from the documents, which the redaction changes. */
const rewriteHashes = Effect.fnUntraced(function* (
  store: Store,
  rewrite: (table: Table, changes: ReadonlyArray<Change>) => Effect.Effect<void, StoreError>,
  documents: ReadonlyArray<Change>
): Effect.fn.Return<void, StoreError> {
  const hashes = new Map(
    documents.map(({ to }) => [
      Number(to["survey_id"]),
      createHash("sha256").update(String(to["document"])).digest("base64url")
    ])
  )
  const surveys = yield* store.rows("checkpoint", opportunity, [...hashes.keys()])
  const versions = yield* store.rows("checkpoint", opportunityVersion, [...hashes.keys()])
  const isCurrent = new Map(surveys.map(({ hash, survey_id }) => [survey_id, hash]))
  const withHash = <R extends { readonly survey_id: number; readonly hash: string }>(row: R): R => ({
    ...row,
    hash: hashes.get(row.survey_id) ?? row.hash
  })
  const rehashed = surveys.map((from): Change => ({ from, to: withHash(from) }))
  yield* rewrite(opportunity, rehashed)
  const current = versions.filter(({ hash, survey_id }) => isCurrent.get(survey_id) === hash)
  const renamed = current.map((from): Change => {
    const to = withHash(from)
    const other = versions.find(({ hash, survey_id }) => survey_id === to.survey_id && hash === to.hash)
    return { from, to: other === undefined ? to : mergeVersions(to, other) }
  })
  yield* rewrite(opportunityVersion, renamed)
})

/**
 * Redacts a row. A row from another package's table is redacted by that package's `erase` function, and a row from the inbox's own tables according
 * to its column names.
 */
const redactRow = (projections: ReadonlyArray<Projection>, { table }: TableRows, row: Row, pid: string): Row => {
  const projection = projections.find(({ tables }) => tables.some(({ name }) => name === table.name))
  return projection === undefined ? redactOwnRow(row, pid) : projection.erase(table, row, personOf(pid))
}

/** Redacts a row from the inbox's own tables. Returns the same object if the row does not contain the person's identifiers. */
const redactOwnRow = (row: Row, pid: string): Row => {
  const { document } = row
  const bytes =
    typeof document === "string" ? Buffer.from(document) : document instanceof Uint8Array ? document : undefined
  const redacted = bytes === undefined ? undefined : redactItem(bytes, pid)
  if (redacted === undefined && row["panelist_id"] !== pid) return row
  return {
    ...row,
    ...(redacted !== undefined && {
      document: typeof document === "string" ? Buffer.from(redacted).toString() : redacted
    }),
    ...(row["panelist_id"] === pid && { panelist_id: "" })
  }
}
