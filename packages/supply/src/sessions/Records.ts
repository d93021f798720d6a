/**
 * The tables of entry links and respondents' entries in the inbox's database. The tables are the supplier's own records: callbacks do not contain
 * this data, and a rebuild does not change it.
 */
import { defineProjection, integer, nullable, table, text } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/** An entry link, or the claim of the process that is creating the link. */
export const link = table("supply_link", ["supplier_code", "survey_id"], {
  supplier_code: text(),
  survey_id: integer(),
  live_link: nullable(text()),
  /** The time until which no other process creates the link, in Unix milliseconds. */
  claimed_until: integer()
})

/** An entry of a respondent into a survey. The primary key prevents a second entry. */
export const entry = table("supply_entry", ["pid", "survey_id"], {
  pid: text(),
  survey_id: integer(),
  mid: text(),
  /** The survey's groups at the time of entry, as a JSON array. */
  survey_group_ids: text(),
  entered_at: integer()
})

/** A survey group that a respondent has entered. The primary key prevents a second entry into the group. */
export const enteredGroup = table("supply_entered_group", ["pid", "survey_group_id"], {
  pid: text(),
  survey_group_id: integer(),
  survey_id: integer()
})

/** The session of an entry, by MID, and the status in the redirect URL when the respondent returned. */
export const session = table("supply_session", ["mid"], {
  mid: text(),
  pid: text(),
  survey_id: integer(),
  returned_at: nullable(integer()),
  hint: nullable(text())
})

const namingPid = [entry, enteredGroup, session]

/**
 * The projection that contains the tables of links, entries and sessions, for a store that you open yourself. `createSupply` adds the projection to
 * its own store. The tables are the supplier's own records: callbacks do not contain this data, and a rebuild does not change it.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { supplyRecords } from "@fieldwork/supply"
 *
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
 *   return yield* store.sql.query("entries", "SELECT count(*) AS entries FROM supply_entry", [])
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => [{ "entries": 0 }]
 * ```
 */
export const supplyRecords = defineProjection({
  name: "supply",
  version: 1,
  stream: "outcomes",
  tables: [],
  records: [link, entry, enteredGroup, session],
  project: () => Effect.succeed([]),
  erase: (_, row) => row,
  eraseRecords: ({ pid }) => namingPid.map(({ name }) => ({ sql: `DELETE FROM ${name} WHERE pid = ?`, params: [pid] }))
})
