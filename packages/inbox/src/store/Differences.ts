/**
 * Stores the keys of the surveys and sessions that a rebuild has changed, so that a reader can continue after the rebuild without reading everything
 * again.
 */
import { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import { type Engine, integer, type Step, text } from "./Engine.ts"
import type { StoreError } from "./StoreError.ts"
import type { Table } from "./Table.ts"
import * as Tables from "./Tables.ts"

/**
 * The number of rebuilds for which the keys of the changed surveys and sessions are stored. A reader that has missed more rebuilds starts from the
 * beginning.
 */
const keptRebuilds = 8

/** Returns SQL that selects the keys of the rows that differ between a live table and its shadow table, which a rebuild has filled. */
const differing = ({ columns, name }: Table, key: string, shadow: string): string => {
  const names = columns.map((column) => column.name).join(", ")
  const only = (one: string, other: string): string =>
    `SELECT ${key} AS key FROM (SELECT ${names} FROM ${one} EXCEPT SELECT ${names} FROM ${other}) AS only_${one}`
  return `${only(name, shadow)} UNION ${only(shadow, name)}`
}

const nextFeed = "(SELECT value + 1 FROM counter WHERE name = 'feed')"

const note = (stream: StreamName, key: string, tables: ReadonlyArray<Table>): Step => {
  const keys = tables.map((table) => differing(table, key, Tables.inSet("shadow", table))).join(" UNION ")
  return {
    sql: `INSERT INTO feed_difference (feed, stream, key) SELECT ${nextFeed}, '${stream}', CAST(key AS TEXT) FROM (${keys}) AS differing`,
    params: []
  }
}

/**
 * Stores the keys of the surveys and sessions that a rebuild has changed. These steps run while both the live tables and the shadow tables (which the
 * rebuild has filled) exist, before the feed number (the number of rebuilds that have changed the projections) is incremented.
 */
export const noteDifferences: ReadonlyArray<Step> = [
  note("opportunities", "survey_id", [Tables.opportunity, Tables.opportunityDocument]),
  note("outcomes", "respondent_id", [Tables.outcome, Tables.outcomeMessage]),
  { sql: `INSERT INTO feed_difference (feed, stream, key) SELECT ${nextFeed}, '', ''`, params: [] },
  { sql: `DELETE FROM feed_difference WHERE feed <= ${nextFeed} - ?`, params: [keptRebuilds] }
]

/**
 * Returns a function that reads, in ascending order, the keys of the surveys or sessions that rebuilds changed while the feed number (the number of
 * rebuilds that have changed the projections) rose from `from` to `to`. The function returns undefined if some of these keys are no longer stored.
 */
export const makeDifferences =
  (engine: Pick<Engine, "query">) =>
  (
    stream: StreamName,
    { from, to }: { readonly from: number; readonly to: number },
    page: { readonly after: string; readonly limit: number }
  ): Effect.Effect<ReadonlyArray<string> | undefined, StoreError> =>
    Effect.gen(function* () {
      const [noted] = yield* engine.query(
        "differences",
        "SELECT count(*) AS rebuilds FROM feed_difference WHERE stream = '' AND feed > ? AND feed <= ?",
        [from, to]
      )
      if (to < from || integer(noted, "rebuilds") !== to - from) return undefined
      const rows = yield* engine.query(
        "differences",
        "SELECT DISTINCT key FROM feed_difference WHERE feed > ? AND feed <= ? AND stream = ? AND key > ? ORDER BY key LIMIT ?",
        [from, to, stream, page.after, page.limit]
      )
      return rows.map((row) => text(row, "key"))
    })
