/**
 * Erases one person: from the evidence, from the checkpoint, and by a rebuild from the projections.
 *
 * What is left behind is a tombstone in the log with the hash of the identifier. The bodies that held it can no longer be
 * verified against their signatures and are marked as erased, not as broken.
 */
import { createHash } from "node:crypto"
import { Effect, Option, Stream } from "effect"
import { encodeBody, decodeEntry, decodeIntact } from "../BodyCodec.ts"
import type { Projection } from "../extend/Projection.ts"
import type { Row } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { Table } from "../store/Table.ts"
import { opportunity, opportunityDocument, opportunityVersion } from "../store/Tables.ts"
import { readAll, type TableRows } from "./TableDump.ts"
import { type DamagedEvidenceError, requireWhole } from "./DamagedEvidence.ts"
import { checkpoint, readHead } from "./Checkpoint.ts"
import { readMove, writeMove } from "../project/Move.ts"
import { logEntries, newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"
import { appendAct } from "./Quarantine.ts"
import { requireKnown, type UnknownIdentifierError } from "./Identifiers.ts"
import { rebuild, type RebuildOptions, type Rebuilt } from "./Rebuild.ts"
import type { MissingEvidenceError } from "./Recompute.ts"
import { personOf, redactBody, redactItem } from "./Redact.ts"

export interface Erased {
  /** Callbacks whose stored body was rewritten. */
  readonly callbacks: number
  /** Callbacks whose stored body is damaged, so that nobody can tell whom it names. */
  readonly unreadable: number
  /** Where the tombstone stands in the log. */
  readonly tombstone: number
  readonly rebuilt: Rebuilt
}

/**
 * `pid` is the supplier's own identifier of the person, as in `panelist_id` and `respondent_pids`; one that is nobody's changes nothing. The
 * tombstone is written before the projections are computed anew: after a failure there, run it again.
 */
export const erase = Effect.fnUntraced(function* (
  store: Store,
  pid: string,
  report: Report = silent,
  options: RebuildOptions = {}
): Effect.fn.Return<Erased, StoreError | MissingEvidenceError | DamagedEvidenceError | UnknownIdentifierError> {
  yield* requireKnown(store, pid)
  // Before anything is written: a rebuild that fails at the end would leave the person in the projections.
  if (options.withoutDamaged !== true) yield* requireWhole(store, report)
  const { callbacks, unreadable } = yield* eraseEvidence(store, pid, report)
  const records = store.projections.flatMap(({ eraseRecords }) => eraseRecords?.(personOf(pid)) ?? [])
  if (records.length > 0) yield* store.sql.transact("eraseRecords", records)
  const subject = createHash("sha256").update(pid).digest("hex")
  const tombstone = yield* appendAct(store, "outcomes", "erasure", JSON.stringify({ pid_sha256: subject, callbacks }))
  for (;;) {
    const generation = yield* eraseCheckpoint(store, pid)
    // Damage has been looked for, or is accepted.
    const rebuilt = yield* rebuild(store, report, { withoutDamaged: true })
    // A checkpoint that was begun in between may still have the person in it.
    if ((yield* store.checkpointHead).generation === generation) return { callbacks, unreadable, tombstone, rebuilt }
  }
})

const eraseEvidence = Effect.fnUntraced(function* (store: Store, pid: string, report: Report) {
  const total = yield* newestSequence(store)
  let [callbacks, unreadable] = [0, 0]
  yield* Stream.runForEach(logEntries(store, {}), (entry) =>
    Effect.gen(function* () {
      if (entry.kind !== "callback" && entry.kind !== "move") return
      yield* report({ what: "erasing", done: entry.sequence, total })
      const stored = Option.getOrUndefined(yield* store.body(entry.sequence))
      if (stored === undefined) return
      // What is damaged is not made to look as if it had been erased.
      const chunks = yield* Effect.promise(() => (entry.kind === "move" ? decodeEntry : decodeIntact)(entry, stored))
      if (chunks === undefined) unreadable += 1
      const redact = entry.kind === "move" ? redactMove : redactBody
      const redacted = chunks && redact(Buffer.concat(chunks), pid)
      if (redacted === undefined) return
      const { body } = yield* Effect.promise(() => encodeBody(entry.stream, entry.signedAt, [redacted]))
      yield* store.rewrite(entry, body, "erased")
      callbacks += 1
    })
  )
  return { callbacks, unreadable }
})

/** Undefined when the person is in none of the items. */
const redactMove = (body: Uint8Array, pid: string): Uint8Array | undefined => {
  let isTheirs = false
  const items = readMove(body).map((moved) => {
    const redacted = redactItem(Buffer.from(moved.document), pid)
    isTheirs ||= redacted !== undefined
    return redacted === undefined ? moved : { ...moved, document: Buffer.from(redacted).toString() }
  })
  return isTheirs ? Buffer.from(writeMove(items)) : undefined
}

/** Rows of the checkpoint change as the rebuild from erased evidence would have made them. Returns its generation. */
const eraseCheckpoint = Effect.fnUntraced(function* (store: Store, pid: string) {
  const before = yield* readHead(store)
  if (before === undefined) return (yield* store.checkpointHead).generation
  // Rows that were copied ahead for a checkpoint that was never finished are part of one then.
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

/** The hash of a survey's content is that of its document. */
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
  const withHash = (row: { readonly survey_id: number; readonly hash: string }): Change => ({
    from: row,
    to: { ...row, hash: hashes.get(row.survey_id) ?? row.hash }
  })
  yield* rewrite(opportunity, surveys.map(withHash))
  const current = versions.filter(({ hash, survey_id }) => isCurrent.get(survey_id) === hash)
  yield* rewrite(opportunityVersion, current.map(withHash))
})

/** Rows of projections of other packages change as these say; the inbox's own by the names of their columns. */
const redactRow = (projections: ReadonlyArray<Projection>, { table }: TableRows, row: Row, pid: string): Row => {
  const projection = projections.find(({ tables }) => tables.some(({ name }) => name === table.name))
  return projection === undefined ? redactOwnRow(row, pid) : projection.erase(table, row, personOf(pid))
}

/** The same object when it does not name the person. */
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
