/**
 * Entry links and entries of respondents in the inbox's database. They are the supplier's own record: callbacks do not contain them, and a rebuild does
 * not change them.
 */
import { defineProjection, integer, nullable, table, text } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/** A link, or the claim of the process that is creating it. */
export const link = table("supply_link", ["supplier_code", "survey_id"], {
  supplier_code: text(),
  survey_id: integer(),
  live_link: nullable(text()),
  /** The time until which no other process creates it, unix milliseconds. */
  claimed_until: integer()
})

/** One entry of a respondent into a survey. The key makes a second one impossible. */
export const entry = table("supply_entry", ["pid", "survey_id"], {
  pid: text(),
  survey_id: integer(),
  mid: text(),
  /** The groups as known at entry: a JSON array. */
  survey_group_ids: text(),
  entered_at: integer()
})

/** A group that a respondent has entered. The key makes a second entry into it impossible. */
export const enteredGroup = table("supply_entered_group", ["pid", "survey_group_id"], {
  pid: text(),
  survey_group_id: integer(),
  survey_id: integer()
})

/** An entry by its MID, and what the redirect stated when the respondent came back. */
export const session = table("supply_session", ["mid"], {
  mid: text(),
  pid: text(),
  survey_id: integer(),
  returned_at: nullable(integer()),
  hint: nullable(text())
})

const namingPid = [entry, enteredGroup, session]

/**
 * The tables of links, entries and sessions, for a store that you open yourself. `createSupply` gives them to its own. They are the
 * supplier's own records:
 * no callback contains them, and a rebuild leaves them alone.
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
