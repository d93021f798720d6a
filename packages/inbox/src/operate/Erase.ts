/**
 * Erases one person: from the evidence, from the checkpoint, and by a rebuild from the projections.
 *
 * What is left behind is a tombstone in the log with the hash of the identifier. The bodies that held it can no longer be
 * verified against their signatures and are marked as erased, not as broken.
 */
import { createHash, randomUUID } from "node:crypto"
import { Effect, Option, Stream } from "effect"
import { encodeBody, decodeEntry, decodeIntact } from "../BodyCodec.ts"
import type { Projection } from "../extend/Projection.ts"
import type { Row } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type TableRows, holdLeases, toLines } from "./TableDump.ts"
import { type DamagedEvidenceError, requireWhole } from "./DamagedEvidence.ts"
import { readHead, readParts, writeText } from "./Checkpoint.ts"
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
    const from = yield* Effect.scoped(eraseCheckpoint(store, pid))
    // Damage has been looked for, or is accepted.
    const rebuilt = yield* rebuild(store, report, { withoutDamaged: true })
    // A checkpoint that was written in between still has the person in it.
    if ((yield* readHead(store))?.from === from) return { callbacks, unreadable, tombstone, rebuilt }
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

/** Rows of the checkpoint change as the rebuild from erased evidence would have made them. Answers its first part. */
const eraseCheckpoint = Effect.fnUntraced(function* (store: Store, pid: string) {
  // Nobody else writes a checkpoint meanwhile.
  const leases = yield* holdLeases(store, "live", `erase ${randomUUID()}`)
  const head = yield* readHead(store)
  if (head === undefined) return undefined
  const hashes = new Map<number, { readonly from: unknown; readonly to: string }>()
  const current = new Map<number, unknown>()
  yield* readParts(store, head, (batches) =>
    Effect.sync(() => {
      for (const { rows, table } of batches) {
        for (const row of rows) {
          if (table.name === "opportunity") current.set(Number(row["survey_id"]), row["hash"])
          if (table.name !== "opportunity_document") continue
          const redacted = redactItem(Buffer.from(String(row["document"])), pid)
          if (redacted === undefined) continue
          const id = Number(row["survey_id"])
          const to = createHash("sha256").update(redacted).digest("base64url")
          hashes.set(id, { from: current.get(id), to })
        }
      }
    })
  )
  yield* readParts(store, head, (batches, part) => {
    const changed = batches.map((batch) => ({
      ...batch,
      rows: batch.rows.map((row) => redactRow(store.projections, batch, row, pid, hashes))
    }))
    return writeText(store, leases, part, changed.map(toLines).join(""))
  })
  return head.from
})

/** Rows of projections of other packages change as these say; the inbox's own by the names of their columns. */
const redactRow = (
  projections: ReadonlyArray<Projection>,
  batch: TableRows,
  row: Row,
  pid: string,
  hashes: ReadonlyMap<number, { readonly from: unknown; readonly to: string }>
): Row => {
  const projection = projections.find(({ tables }) => tables.some(({ name }) => name === batch.table.name))
  return projection === undefined
    ? redactOwnRow(batch, row, pid, hashes)
    : projection.erase(batch.table, row, personOf(pid))
}

const redactOwnRow = (
  { table }: TableRows,
  row: Row,
  pid: string,
  hashes: ReadonlyMap<number, { readonly from: unknown; readonly to: string }>
): Row => {
  const { document } = row
  const bytes =
    typeof document === "string" ? Buffer.from(document) : document instanceof Uint8Array ? document : undefined
  const redacted = bytes === undefined ? undefined : redactItem(bytes, pid)
  const shown =
    redacted === undefined ? document : typeof document === "string" ? Buffer.from(redacted).toString() : redacted
  const hash = hashes.get(Number(row["survey_id"]))
  const isCurrent =
    hash !== undefined &&
    (table.name === "opportunity" || table.name === "opportunity_version") &&
    row["hash"] === hash.from
  return {
    ...row,
    ...(document === undefined ? {} : { document: shown }),
    ...(isCurrent ? { hash: hash.to } : {}),
    ...(row["panelist_id"] === pid ? { panelist_id: "" } : {})
  }
}
