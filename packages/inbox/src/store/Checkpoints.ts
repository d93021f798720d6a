/**
 * The checkpoint: a copy of the projections at a log position. After the bodies of old callbacks have been pruned, a rebuild starts from this copy.
 *
 * An update copies the rows that have changed since the last update. Tables with long histories are copied in advance in short transactions. All
 * other tables are copied in one transaction together with the log positions. Every transaction that changes the copy increments `generation`, and
 * fails if `generation` no longer has the expected value. Therefore, one of two concurrent writers fails.
 */
import { Effect } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { streamNames } from "../Message.ts"
import { bulkOf, toRow } from "./Columns.ts"
import { changedOf, compared, copiedAhead, keysOf, tracked } from "./CheckpointTables.ts"
import { advance, copyCompared, copyKeys, firstHead, namesOf, replacing, run, sameKey } from "./CheckpointSteps.ts"
import { type Engine, type Row, type Step, type Value } from "./Engine.ts"
import type { CheckpointHead, Store } from "./Store.ts"
import { StoreError, StoreUnavailableError } from "./StoreError.ts"
import type { Table } from "./Table.ts"
import { expireQuarantine } from "./expireQuarantine.ts"
import { expiring, makeExpiredThrough, noneExpired, unknownExpired } from "./ExpiredMessages.ts"
import { checkpointHead, inSet, opportunity, outcome, outcomeMessage } from "./Tables.ts"

type Checkpoints = Pick<
  Store,
  | "checkpointHead"
  | "beginCheckpoint"
  | "copyAhead"
  | "writeCheckpoint"
  | "rewriteCheckpoint"
  | "clearCheckpoint"
  | "forgetChanges"
  | "expiredThrough"
  | "expireHistory"
>

const replaced = (operation: string): StoreError =>
  new StoreError({
    operation,
    reason: new StoreUnavailableError({ detail: "another checkpoint is being written: try again later" })
  })

const toHead = (row: Row): CheckpointHead => {
  const { generation, projections, written_at: at, ...head } = toRow(checkpointHead, row)
  if ((at ?? 0) === 0) return { generation: generation ?? 0, written: undefined }
  const positions = {
    opportunities: { sequence: head.opportunities_sequence, item: head.opportunities_item },
    outcomes: { sequence: head.outcomes_sequence, item: head.outcomes_item }
  }
  return {
    generation,
    written: { at, positions, projections: JSON.parse(projections) as Readonly<Record<string, number>> }
  }
}

export const makeCheckpoints = (engine: Engine, projections: ReadonlyArray<Projection>): Checkpoints => {
  const all = [...compared, ...tracked(projections)]
  // Locks the rows of the projectors, so that no batch is committed during the transaction. SQLite does not need this lock, because it has only one
  // writer.
  const live = streamNames.map((stream) => `'${stream}'`).join(", ")
  const hold = run(
    `SELECT projection FROM projector WHERE projection IN (${live})${engine.name === "postgres" ? " FOR UPDATE" : ""}`
  )

  const keepsMessages = projections.some(({ needsHistory, stream }) => needsHistory === true && stream === "outcomes")

  const head = Effect.map(engine.query("checkpointHead", "SELECT * FROM checkpoint_head", []), ([row]) =>
    toHead(row ?? {})
  )

  /** Runs steps that change the checkpoint. Returns the checkpoint's new generation, a counter of its changes. */
  const write = Effect.fnUntraced(function* (
    operation: string,
    generation: number,
    steps: ReadonlyArray<Step>,
    durability: "promised" | "computable"
  ) {
    const { unmet } = yield* engine.transact(operation, [hold, firstHead, advance(generation), ...steps], durability)
    if (unmet !== undefined) yield* replaced(operation)
    return generation + 1
  })

  const beginCheckpoint: Store["beginCheckpoint"] = ({ generation }) =>
    write(
      "beginCheckpoint",
      generation,
      [
        run("UPDATE checkpoint_head SET written_at = 0"),
        ...(generation === 0 ? [noneExpired] : []),
        ...all.map((table) => run(`DELETE FROM ${inSet("checkpoint", table)}`)),
        ...copiedAhead.map((table) => run(`DELETE FROM ${changedOf(table)}`)),
        // All rows in the tracked tables, except the tables that are copied in advance, are recorded as changed, so that they are copied later,
        // together with the log positions.
        ...tracked(projections)
          .filter((table) => !copiedAhead.includes(table))
          .map((table) =>
            run(`INSERT INTO ${changedOf(table)} (${table.key.join(", ")}) SELECT ${table.key.join(", ")} FROM ${table.name}
            WHERE 1 = 1 ON CONFLICT (${table.key.join(", ")}) DO NOTHING`)
          )
      ],
      "computable"
    )

  /** Returns the key of the last of the next `limit` rows in a table, or undefined if there are no more rows. */
  const boundary = Effect.fnUntraced(function* (
    table: Table,
    name: string,
    after: ReadonlyArray<Value> | undefined,
    limit: number
  ) {
    const { key } = table
    const where = after === undefined ? "" : `WHERE (${key.join(", ")}) > (${key.map(() => "?").join(", ")})`
    const sql = `SELECT ${key.join(", ")} FROM ${name} ${where} ORDER BY ${key.join(", ")} LIMIT ?`
    const rows = yield* engine.query("boundary", `SELECT * FROM (${sql}) AS page ORDER BY ${descending(key)} LIMIT 1`, [
      ...(after ?? []),
      limit
    ])
    const [last] = rows
    if (last === undefined) return undefined
    const typed: Row = toRow(keysOf(table), last)
    return key.map((column) => typed[column] as Value)
  })

  const copyAhead: Store["copyAhead"] = Effect.fnUntraced(function* (generation, { after, isFirst, limit, table }) {
    const keys = table.key.join(", ")
    const marks = `(${table.key.map(() => "?").join(", ")})`
    const source = isFirst ? table.name : changedOf(table)
    const end = yield* boundary(table, source, isFirst ? after : undefined, limit)
    if (end === undefined) return { generation, end: undefined }
    const lower = isFirst && after !== undefined
    const range = `(${keys}) <= ${marks}${lower ? ` AND (${keys}) > ${marks}` : ""}`
    const params = [...end, ...(lower ? after : [])]
    const steps = isFirst
      ? [
          run(
            `INSERT INTO ${inSet("checkpoint", table)} (${namesOf(table)}) SELECT ${namesOf(table)} FROM ${table.name}
              WHERE ${range} ON CONFLICT ${replacing(table)}`,
            params
          )
        ]
      : [
          copyKeys(table, `(SELECT ${keys} FROM ${source} WHERE ${range})`, params),
          run(`DELETE FROM ${source} WHERE ${range}`, params)
        ]
    return { generation: yield* write("copyAhead", generation, steps, "computable"), end }
  })

  const positions = streamNames.flatMap((stream) =>
    ["sequence", "item"].map(
      (part) => `${stream}_${part} = COALESCE((SELECT ${part} FROM projector WHERE projection = '${stream}'), 0)`
    )
  )

  const writeCheckpoint: Store["writeCheckpoint"] = Effect.fnUntraced(function* (
    generation,
    { complete, now, quarantineBefore = 0 }
  ) {
    const tables = tracked(complete)
    const versions = Object.fromEntries(complete.map(({ name, version }) => [name, version]))
    yield* write(
      "writeCheckpoint",
      generation,
      [
        ...tables.flatMap((table) => [copyKeys(table, changedOf(table)), run(`DELETE FROM ${changedOf(table)}`)]),
        unknownExpired,
        expireQuarantine(engine, quarantineBefore, keepsMessages),
        ...copyCompared,
        run(`UPDATE checkpoint_head SET ${positions.join(", ")}, projections = ?, written_at = ?`, [
          JSON.stringify(versions),
          now
        ])
      ],
      "promised"
    )
  })

  const rewriteCheckpoint: Store["rewriteCheckpoint"] = Effect.fnUntraced(function* (generation, table, changes) {
    const name = inSet("checkpoint", table)
    const isKey = table.key.map((column) => `${column} = ?`).join(" AND ")
    return yield* write(
      "rewriteCheckpoint",
      generation,
      [
        ...changes.map(({ from }) =>
          run(
            `DELETE FROM ${name} WHERE ${isKey}`,
            table.key.map((key) => from[key] as Value)
          )
        ),
        ...(changes.length === 0
          ? []
          : [
              bulkOf(
                table,
                name,
                changes.map(({ to }) => to),
                replacing(table)
              )
            ])
      ],
      "promised"
    )
  })

  const forgetChanges: Store["forgetChanges"] = Effect.gen(function* () {
    const { generation, written } = yield* head
    if (written !== undefined) return
    const steps = tracked(projections).map((table) => run(`DELETE FROM ${changedOf(table)}`))
    yield* write("forgetChanges", generation, steps, "computable")
  })

  const clearCheckpoint: Store["clearCheckpoint"] = () =>
    Effect.asVoid(
      engine.transact("clearCheckpoint", [
        run("UPDATE checkpoint_head SET generation = generation + 1, written_at = 0")
      ])
    )

  // Selects rows that have not changed since the checkpoint. Replaying the log from the checkpoint does not change these rows.
  const isUnchanged = (table: Table, name: string): string =>
    `NOT EXISTS (SELECT 1 FROM ${changedOf(table)} k WHERE ${sameKey(table, "k", name)})`
  const isPast = {
    opportunity_version: (name: string, set: "live" | "checkpoint") =>
      `last_ordered_at < ? AND NOT EXISTS (SELECT 1 FROM ${inSet(set, opportunity)} o
        WHERE o.survey_id = ${name}.survey_id AND o.hash = ${name}.hash)`,
    outcome_message: (name: string, set: "live" | "checkpoint") =>
      `ordered_at < ? AND NOT EXISTS (SELECT 1 FROM ${inSet(set, outcome)} o
        WHERE o.respondent_id = ${name}.respondent_id AND o.sequence = ${name}.sequence AND o.item = ${name}.item)`
  }

  const expireHistory: Store["expireHistory"] = Effect.fnUntraced(function* ({ after, before, limit, table }) {
    const isMessages = table.name === outcomeMessage.name
    if (isMessages && keepsMessages) return undefined
    const end = yield* boundary(table, table.name, after, limit)
    if (end === undefined) return undefined
    const copy = inSet("checkpoint", table)
    const keys = table.key.join(", ")
    const marks = `(${table.key.map(() => "?").join(", ")})`
    const range = `(${keys}) <= ${marks}${after === undefined ? "" : ` AND (${keys}) > ${marks}`}`
    const params = [...end, ...(after ?? []), before]
    const past = isMessages ? isPast.outcome_message : isPast.opportunity_version
    const isExpired = `${range} AND ${past(table.name, "live")} AND ${isUnchanged(table, table.name)}
      AND EXISTS (SELECT 1 FROM ${copy} c WHERE ${sameKey(table, "c", table.name)})`
    const { generation } = yield* head
    yield* write(
      "expireHistory",
      generation,
      [
        ...(isMessages ? [expiring(`SELECT respondent_id FROM ${table.name} WHERE ${isExpired}`, params)] : []),
        run(`DELETE FROM ${table.name} WHERE ${isExpired}`, params),
        run(
          `DELETE FROM ${copy} WHERE ${range} AND ${past(copy, "checkpoint")} AND ${isUnchanged(table, copy)}
            AND NOT EXISTS (SELECT 1 FROM ${table.name} t WHERE ${sameKey(table, "t", copy)})`,
          params
        )
      ],
      "computable"
    )
    return end
  })

  return {
    checkpointHead: head,
    beginCheckpoint,
    copyAhead,
    writeCheckpoint,
    rewriteCheckpoint,
    clearCheckpoint,
    forgetChanges,
    expiredThrough: makeExpiredThrough(engine),
    expireHistory
  }
}

const descending = (key: ReadonlyArray<string>): string => key.map((column) => `${column} DESC`).join(", ")
