/**
 * The tables of entry links and respondents' entries in the inbox's database. They contain the supplier's own records. Callbacks do not contain this
 * data, so a rebuild of the inbox does not change the tables.
 */
import { defineProjection, integer, nullable, type Step, table, text } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/** The entry links. A row contains a link, or the claim of a process that is creating the link. */
export const link = table("supply_link", ["supplier_code", "survey_id"], {
  supplier_code: text(),
  survey_id: integer(),
  live_link: nullable(text()),
  /** The time at which the claim expires, in Unix milliseconds. Until then, no other process creates the link. */
  claimed_until: integer()
})

/** The redirect URLs with which links are stored, as text. A link whose configured redirect URLs have changed is read from the exchange again. */
export const linkRedirects = table("supply_link_redirects", ["supplier_code", "survey_id"], {
  supplier_code: text(),
  survey_id: integer(),
  redirects: text()
})

/** The entries of respondents into surveys. The primary key prevents a respondent from entering a survey twice. */
export const entry = table("supply_entry", ["pid", "survey_id"], {
  pid: text(),
  survey_id: integer(),
  mid: text(),
  /** The groups to which the survey belonged at the time of entry, as a JSON array. */
  survey_group_ids: text(),
  entered_at: integer()
})

/** Creates the index with which recent entries are found. The index does not exist until `createSupply` creates it. */
export const indexEntries: Step = {
  sql: `CREATE INDEX IF NOT EXISTS supply_entry_entered_at ON ${entry.name} (entered_at)`,
  params: []
}

/** The survey groups that respondents have entered. The primary key prevents a respondent from entering a group twice. */
export const enteredGroup = table("supply_entered_group", ["pid", "survey_group_id"], {
  pid: text(),
  survey_group_id: integer(),
  survey_id: integer()
})

/**
 * The sessions, keyed by session id (MID). If the respondent has returned, a row also contains the time of the return and the status in the URL to
 * which the respondent returned.
 */
export const session = table("supply_session", ["mid"], {
  mid: text(),
  pid: text(),
  survey_id: integer(),
  returned_at: nullable(integer()),
  hint: nullable(text())
})

const namingPid = [entry, enteredGroup, session]

/**
 * The projection that defines the tables of links, entries and sessions, for a store that you open yourself. `createSupply` adds the projection to
 * its own store. The tables contain the supplier's own records. Callbacks do not contain this data, so a rebuild of the inbox does not change the
 * tables.
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
  version: 2,
  stream: "outcomes",
  tables: [],
  records: [link, linkRedirects, entry, enteredGroup, session],
  project: () => Effect.succeed([]),
  erase: (_, row) => row,
  eraseRecords: ({ pid }) => namingPid.map(({ name }) => ({ sql: `DELETE FROM ${name} WHERE pid = ?`, params: [pid] }))
})
