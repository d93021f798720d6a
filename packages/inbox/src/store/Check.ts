/** Detects structural damage in the tables, and damage in the rows that can neither be verified with a signature nor computed again from the log. */
import { Effect } from "effect"
import { markChecksum } from "./Checksum.ts"
import { toRow } from "./Columns.ts"
import { type Engine, integer } from "./Engine.ts"
import type { Store } from "./Store.ts"
import { surveyMark } from "./Tables.ts"

export const makeCheck = (engine: Engine): Pick<Store, "check"> => ({
  check: Effect.gen(function* () {
    const found = [...(yield* engine.check)]
    const [feed] = yield* engine.query("check", "SELECT value, complement FROM counter WHERE name = 'feed'", [])
    if (feed === undefined || integer(feed, "value") + integer(feed, "complement") !== 0) {
      found.push("the feed number is damaged: readers may receive changes again, or miss some")
    }
    const marks = yield* engine.query("check", "SELECT * FROM survey_mark ORDER BY survey_id", [])
    const damaged = marks.map((row) => toRow(surveyMark, row)).filter((mark) => markChecksum(mark) !== mark.checksum)
    if (damaged.length > 0) {
      found.push(`${damaged.length} marks of the gap detector are damaged: its next run writes them again`)
    }
    return found
  })
})
