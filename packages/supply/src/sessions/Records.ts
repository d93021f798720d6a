/**
 * Entry links and entries of respondents in the inbox's database. They are the supplier's own record: no callback has them, and a rebuild leaves them alone.
 */
import { defineProjection, integer, nullable, table, text } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"

/** A link, or the claim of the process that is creating it. */
export const link = table("supply_link", ["supplier_code", "survey_id"], {
  supplier_code: text(),
  survey_id: integer(),
  live_link: nullable(text()),
  /** Unix milliseconds until which nobody else creates it. */
  claimed_until: integer()
})

/** One entry of a respondent into a survey. The key makes a second one impossible. */
export const entry = table("supply_entry", ["pid", "survey_id"], {
  pid: text(),
  survey_id: integer(),
  mid: text(),
  /** As known at entry: a JSON array. */
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

/** Give it to the store: `SqliteStore.layer({ path, projections: [supplyRecords] })`. */
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
