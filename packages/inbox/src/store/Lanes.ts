/**
 * Leases with fencing, and the one transaction that moves a projection forward.
 *
 * A lane is one stream's projection into one set of tables. Its token only ever grows, and a commit names the token and the
 * place it starts from: a projector that was thought dead and comes back finds either changed and writes nothing.
 */
import { Effect, Option } from "effect"
import type { Place, StreamName } from "../Message.ts"
import { type Bulk, bytes, type Engine, integer, type Statement, type Step, type Value } from "./Engine.ts"
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
    return Effect.flatMap(engine.transact("commit", steps), ({ unmet }) =>
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
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    columns.map(({ name, type }) => {
      const value = row[name]
      return [
        name,
        value === null || value === undefined ? null : type === "integer" ? Number(value) : (value as Value)
      ]
    })
  )

const projectionSteps = (set: Tables.TableSet, slice: Slice): ReadonlyArray<Step> => {
  const bulk = (table: Tables.Table, rows: ReadonlyArray<object>, conflict: string): ReadonlyArray<Bulk> =>
    rows.length === 0 ? [] : [toBulk(table, Tables.inSet(set, table), rows, conflict)]

  const name = (table: Tables.Table): string => Tables.inSet(set, table)
  return [
    // The projector has decided already; the guard stands for whoever changes that one day.
    ...bulk(Tables.opportunity, slice.opportunities, replaceUnlessOlder(Tables.opportunity, name(Tables.opportunity))),
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

export const toBulk = (table: Tables.Table, name: string, rows: ReadonlyArray<object>, conflict: string): Bulk => ({
  table: name,
  columns: table.columns,
  conflict,
  rows: rows.map((row) => {
    const fields = row as Readonly<Record<string, Value>>
    return table.columns.map((column) => fields[column.name] ?? null)
  })
})

const replaceUnlessOlder = ({ columns, key }: Tables.Table, name: string): string => {
  const sets = columns.filter((column) => !key.includes(column.name))
  return `(${key.join(", ")}) DO UPDATE SET ${sets.map((column) => `${column.name} = excluded.${column.name}`).join(", ")}
    WHERE (excluded.signed_at, excluded.sequence, excluded.item) >= (${name}.signed_at, ${name}.sequence, ${name}.item)`
}

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
