/**
 * Leases with fencing, and the one transaction that moves a projection forward.
 *
 * A lane is one stream's projection into one set of tables. Its token only ever grows, and a commit names the token and the
 * place it starts from: a projector that was thought dead and comes back finds either changed and writes nothing.
 */
import { Effect, Option } from "effect"
import type { Place, StreamName } from "../Message.ts"
import {
  type Bulk,
  bytes,
  type Column,
  type ColumnValues,
  type Engine,
  integer,
  type Statement,
  type Step,
  type Value
} from "./Engine.ts"
import { toEntry } from "./Log.ts"
import type { OpportunityRow, Slice } from "./Rows.ts"
import type { Claim, Store } from "./Store.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export const laneOf = ({ set, stream }: { readonly set: Tables.TableSet; readonly stream: StreamName }): string =>
  set === "live" ? stream : `shadow/${stream}`

/** Fails the transaction unless the claim is the latest and nobody has moved its place. */
export const guard = (claim: Claim): Statement => ({
  sql: "UPDATE projector SET token = token WHERE lane = ? AND token = ? AND sequence = ? AND item = ? RETURNING lane",
  params: [laneOf(claim), claim.token, claim.place.sequence, claim.place.item],
  expect: "one"
})

export const fenced = (operation: string, claim: Claim): StoreError =>
  new StoreError({ operation, reason: new FencedError({ lane: laneOf(claim), token: claim.token }) })

/** `skipLocked` is added where a claim would otherwise wait for a commit of the holder. */
export const makeLanes = (
  engine: Engine,
  skipLocked: string
): Pick<Store, "claim" | "release" | "next" | "currents" | "commit"> => {
  const claim: Store["claim"] = ({ force = false, holder, leaseMillis, now, set, stream }) => {
    const lane = laneOf({ set, stream })
    const free = force ? "" : "AND (lease_until <= ? OR holder = ?)"
    const steps: ReadonlyArray<Step> = [
      {
        sql: `INSERT INTO projector (lane, holder, token, lease_until, sequence, item)
          VALUES (?, '', 0, 0, 0, 0) ON CONFLICT (lane) DO NOTHING`,
        params: [lane]
      },
      {
        sql: `UPDATE projector SET holder = ?, token = token + 1, lease_until = ?
          WHERE lane IN (SELECT lane FROM projector WHERE lane = ? ${free}${force ? "" : skipLocked})
          RETURNING token, sequence, item`,
        params: [holder, now + leaseMillis, lane, ...(force ? [] : [now, holder])]
      }
    ]
    return Effect.map(engine.transact("claim", steps), ({ rows }) =>
      Option.map(Option.fromUndefinedOr(rows[1]?.[0]), (row): Claim => ({
        stream,
        set,
        token: integer(row, "token"),
        place: { sequence: integer(row, "sequence"), item: integer(row, "item") }
      }))
    )
  }

  const release: Store["release"] = (claim) =>
    Effect.asVoid(
      engine.transact("release", [
        {
          sql: "UPDATE projector SET lease_until = 0 WHERE lane = ? AND token = ?",
          params: [laneOf(claim), claim.token]
        }
      ])
    )

  const next: Store["next"] = ({ place, stream }) =>
    Effect.map(
      engine.query(
        "next",
        `SELECT message.*, body FROM message LEFT JOIN message_body ON message_body.digest = message.digest
          WHERE stream = ? AND sequence >= ? ORDER BY sequence LIMIT 1`,
        [stream, place.sequence]
      ),
      ([row]) => Option.map(Option.fromUndefinedOr(row), (found) => ({ ...toEntry(found), body: bytes(found, "body") }))
    )

  const currents: Store["currents"] = (set, surveyIds) =>
    Effect.map(
      Effect.forEach(padded(surveyIds), (ids) =>
        engine.query(
          "currents",
          `SELECT * FROM ${Tables.inSet(set, Tables.opportunity)} WHERE survey_id IN (${ids.map(() => "?").join(", ")})`,
          ids
        )
      ),
      (found) => found.flat().map((row) => toRow(Tables.opportunity, row) as unknown as OpportunityRow)
    )

  const commit: Store["commit"] = (claim, slice, { leaseMillis, now }) => {
    const steps: ReadonlyArray<Step> = [
      {
        sql: `UPDATE projector SET sequence = ?, item = ?, lease_until = ?
          WHERE lane = ? AND token = ? AND sequence = ? AND item = ? RETURNING lane`,
        params: [
          slice.place.sequence,
          slice.place.item,
          now + leaseMillis,
          laneOf(claim),
          claim.token,
          claim.place.sequence,
          claim.place.item
        ],
        expect: "one"
      },
      ...projectionSteps(claim.set, slice)
    ]
    // Should the machine lose it, the place is lost with it, and the same is computed again from there.
    return Effect.flatMap(engine.transact("commit", steps, "computable"), ({ unmet }) =>
      unmet === undefined ? Effect.succeed({ ...claim, place: slice.place }) : Effect.fail(fenced("commit", claim))
    )
  }

  return { claim, release, next, currents, commit }
}

/** In lists of few lengths, so that there are few statements to prepare; the last id fills the rest. */
const padded = (ids: ReadonlyArray<number>): ReadonlyArray<ReadonlyArray<number>> => {
  const lists: Array<ReadonlyArray<number>> = []
  for (let at = 0; at < ids.length; at += 512) {
    const list = ids.slice(at, at + 512)
    const length = [1, 8, 64, 512].find((one) => one >= list.length) ?? 512
    lists.push(Array.from({ length }, (_, index) => list[index] ?? list.at(-1) ?? 0))
  }
  return lists
}

/** A row as our own types have it: numbers are numbers in every engine. */
export const toRow = (
  { columns }: { readonly columns: ReadonlyArray<Tables.Table["columns"][number]> },
  row: Readonly<Record<string, unknown>>
): Readonly<Record<string, Value>> => {
  const typed: Record<string, Value> = {}
  for (const { name, type } of columns) {
    const value = row[name] ?? null
    typed[name] = value === null ? null : type === "integer" ? Number(value) : (value as Value)
  }
  return typed
}

const projectionSteps = (set: Tables.TableSet, slice: Slice): ReadonlyArray<Step> => {
  const bulk = (table: Tables.Table, rows: ReadonlyArray<object>, conflict: string): ReadonlyArray<Bulk> =>
    rows.length === 0 ? [] : [toBulk(table, Tables.inSet(set, table), rows, conflict)]

  const name = (table: Tables.Table): string => Tables.inSet(set, table)
  return [
    // The projector has decided already; the guard stands for whoever changes that one day.
    ...bulk(Tables.opportunity, slice.opportunities, replaceUnlessOlder(Tables.opportunity, name(Tables.opportunity))),
    ...bulk(Tables.opportunity, slice.repeated, moveUnlessOlder(Tables.opportunity, name(Tables.opportunity))),
    ...bulk(Tables.opportunityDocument, slice.documents, "(survey_id) DO UPDATE SET document = excluded.document"),
    ...bulk(Tables.opportunityVersion, slice.versions, widen(name(Tables.opportunityVersion))),
    ...bulk(Tables.outcome, slice.outcomes, replaceUnlessOlder(Tables.outcome, name(Tables.outcome))),
    ...bulk(Tables.outcomeMessage, slice.outcomeMessages, `(${Tables.outcomeMessage.key.join(", ")}) DO NOTHING`),
    ...bulk(
      Tables.quarantine,
      slice.quarantined,
      "(sequence, item) DO UPDATE SET path = excluded.path, reason = excluded.reason"
    ),
    ...slice.released.map(({ item, sequence }: Place) => ({
      sql: `DELETE FROM ${name(Tables.quarantine)} WHERE sequence = ? AND item = ?`,
      params: [sequence, item]
    }))
  ]
}

/** Rows as the projector has them, or as a dump gave them. */
export const toBulk = (table: Tables.Table, name: string, rows: ReadonlyArray<object>, conflict: string): Bulk => ({
  table: name,
  columns: table.columns,
  conflict,
  count: rows.length,
  values: table.columns.map((column) => valuesOf(rows as ReadonlyArray<Readonly<Record<string, Value>>>, column))
})

const valuesOf = (rows: ReadonlyArray<Readonly<Record<string, Value>>>, { name, type }: Column): ColumnValues => {
  if (type !== "integer") {
    const values = rows.map((row) => row[name] ?? null)
    return type === "utf8" ? values.map(toUtf8) : values
  }
  const numbers = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const value = rows[at]?.[name]
    numbers[at] = typeof value === "number" ? value : Number.NaN
  }
  return numbers
}

const toUtf8 = (value: Value): Value => (typeof value === "string" ? Buffer.from(value) : value)

const orderKey = ["signed_at", "sequence", "item"]

const update = (table: Tables.Table, name: string, columns: ReadonlyArray<string>): string => {
  const key = (of: string): string => orderKey.map((column) => `${of}.${column}`).join(", ")
  return `(${table.key.join(", ")}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}
    WHERE (${key("excluded")}) >= (${key(name)})`
}

const replaceUnlessOlder = (table: Tables.Table, name: string): string =>
  update(
    table,
    name,
    table.columns.map((column) => column.name).filter((column) => !table.key.includes(column))
  )

/** Leaves alone what is indexed. */
const moveUnlessOlder = (table: Tables.Table, name: string): string => update(table, name, orderKey)

/** First and last move apart and never together. */
const widen = (name: string): string => {
  const parts = (edge: string, prefix: string): string =>
    ["signed_at", "sequence", "item"].map((part) => `${prefix}.${edge}_${part}`).join(", ")
  const pick = (edge: "first" | "last", wins: "<" | ">"): ReadonlyArray<string> =>
    ["signed_at", "sequence", "item"].map((part) => {
      const column = `${edge}_${part}`
      return `${column} = CASE WHEN (${parts(edge, "excluded")}) ${wins} (${parts(edge, name)}) THEN excluded.${column} ELSE ${name}.${column} END`
    })
  return `(survey_id, hash) DO UPDATE SET ${[...pick("first", "<"), ...pick("last", ">")].join(", ")}`
}
