/**
 * Detects the changes between snapshots of a campaign and reports each change once: a new part of a breakdown (such as a new device), a part that
 * reaches the minimum number of respondents, a lift that becomes significant in an always-valid test, and a change in the formula by which the
 * service computes lift.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { msprt, type SequentialResult } from "@fieldwork/lift-statistics"
import { headingOf } from "../report/Parts.ts"
import { groupsOf, hasReversed } from "../report/remarks.ts"
import type { Direction } from "../report/Report.ts"
import { significantByHolm } from "../report/significantByHolm.ts"
import { capital, liftText, range, words } from "../report/format.ts"
import { ConventionTracker } from "./ConventionTracker.ts"
import type { Snapshot } from "./Snapshot.ts"

/** A change that is visible in a snapshot and in no earlier one. */
export interface Change {
  /** The day of the snapshot, such as `2026-02-15`. */
  readonly day: string
  /**
   * `"becameSignificant"`: the always-valid p-value has become significant. For a part of a breakdown, it is adjusted with Holm's procedure across
   * all parts of the question's breakdowns; for a question's overall lift, across all questions. `"crossedSampleThreshold"`: both groups have reached
   * the minimum number of respondents. `"newPart"`: a part of a breakdown appears in the table for the first time. `"conventionChanged"`: the service
   * computes lift with a different formula, or with one that is not known.
   */
  readonly kind: "becameSignificant" | "crossedSampleThreshold" | "newPart" | "conventionChanged"
  /** The row of the lift table that changed; `null` for `"conventionChanged"`. */
  readonly row: LiftTable.Row | null
  /** The change as a sentence, for use in a notification. */
  readonly sentence: string
}

const keyOf = ({ breakdown, key, question, variable }: LiftTable.Row): string =>
  JSON.stringify([question, breakdown, variable, key])

/**
 * Returns the key of a row's family, which is the set of rows whose p-values are adjusted together. All breakdown rows of a question form one family.
 * The overall rows of all questions form another.
 */
const familyOf = ({ breakdown, question }: LiftTable.Row): string =>
  breakdown === "overall" ? "questions" : String(question)

const nameOf = (row: LiftTable.Row): string => {
  const question = capital(words(row.questionName))
  return row.breakdown === "overall" ? question : `${question}, ${headingOf(row).toLowerCase()}: ${row.part}`
}

/** The state that is accumulated over all snapshots processed so far. */
interface Known {
  /** The smallest always-valid p-value of each row so far. The map is indexed by `keyOf(row)`. */
  readonly p: Map<string, number>
  /** The direction of each row's lift in the snapshot with that p-value. The map is indexed by `keyOf(row)`. */
  readonly directions: Map<string, Direction>
  readonly enoughRespondents: Set<string>
  readonly significant: Set<string>
  readonly convention: ConventionTracker
}

/**
 * Returns the keys of the rows whose always-valid p-value, adjusted with Holm's procedure across the rows of the same question or across all overall
 * rows, is at most alpha (1 − level). Like in an interim report, every question counts, even if it has no p-value.
 */
const significantRows = (rows: ReadonlyArray<LiftTable.Row>, known: Known, level: number): ReadonlySet<string> => {
  const families = Map.groupBy(
    rows.filter((row) => row.breakdown === "overall" || known.p.has(keyOf(row))),
    familyOf
  )
  const significant = [...families.values()].flatMap((family) => {
    const p = new Map(family.map((row) => [keyOf(row), known.p.get(keyOf(row)) ?? 1]))
    return [...significantByHolm(p, level)]
  })
  return new Set(significant)
}

/** Adds the always-valid results of a snapshot, and returns them. The map is indexed by `keyOf(row)` and has no entry for a row without a result. */
const addResults = ({ level, rows }: LiftTable.Content, known: Known): ReadonlyMap<string, SequentialResult> => {
  const results = new Map<string, SequentialResult>()
  for (const row of rows) {
    const groups = groupsOf(row)
    if (row.tooFew || groups === undefined) continue
    const result = msprt({ ...groups, alpha: 1 - level })
    if (result === null) continue
    results.set(keyOf(row), result)
    if (result.p > (known.p.get(keyOf(row)) ?? 1)) continue
    known.p.set(keyOf(row), result.p)
    known.directions.set(keyOf(row), result.lower + result.upper < 0 ? "decline" : "lift")
  }
  return results
}

/**
 * Returns the sentence for a row that has become significant. A row can become significant because of an earlier snapshot, if the adjustment for the
 * other rows has changed. The current interval can then contain zero, the current estimate can have the opposite sign, and the service can withhold
 * the current result.
 */
const significanceSentence = (
  row: LiftTable.Row,
  direction: Direction,
  current: SequentialResult | undefined
): string => {
  const earlier = `${nameOf(row)} showed a significant ${direction} in an earlier snapshot`
  if (row.lift === null || current === undefined) return `${earlier}. There is no current result.`
  // The sequential interval is reported. An ordinary interval would be too narrow, because the day was selected for its significant lift.
  const size = `${liftText({ ...current, points: row.lift })} points (${range(current.lower, current.upper)}, valid at any time)`
  return !current.significant || hasReversed(row, direction)
    ? `${earlier}, which the current estimate does not confirm: ${size}.`
    : `${nameOf(row)} shows a significant ${direction}: ${size}.`
}

const changesOf = ({ day, table }: Snapshot, known: Known, isFirst: boolean): ReadonlyArray<Change> => {
  const found: Array<Change> = []
  const differences = known.convention.next(table.convention)
  if (differences.length > 0) {
    found.push({
      day,
      kind: "conventionChanged",
      row: null,
      sentence: `The service now computes lift differently: ${differences.join(", ")}.`
    })
  }
  const results = addResults(table, known)
  const significant = significantRows(table.rows, known, table.level)
  for (const row of table.rows) {
    const key = keyOf(row)
    const isNew = !known.enoughRespondents.has(key) && !known.enoughRespondents.has(`seen ${key}`)
    known.enoughRespondents.add(`seen ${key}`)
    if (isNew && !isFirst)
      found.push({ day, kind: "newPart", row, sentence: `${nameOf(row)} appears for the first time.` })
    if (!row.tooFew && !known.enoughRespondents.has(key)) {
      known.enoughRespondents.add(key)
      if (!isFirst) {
        found.push({
          day,
          kind: "crossedSampleThreshold",
          row,
          sentence: `${nameOf(row)} has enough respondents for a verdict.`
        })
      }
    }
    if (significant.has(key) && !known.significant.has(key)) {
      known.significant.add(key)
      found.push({
        day,
        kind: "becameSignificant",
        row,
        sentence: significanceSentence(row, known.directions.get(key) ?? "lift", results.get(key))
      })
    }
  }
  return found
}

/**
 * Yields the changes in each snapshot compared with all earlier snapshots. For the first snapshot, only significant lifts are reported. Its breakdown
 * parts and their sample sizes are not reported as changes.
 */
export function* changes(snapshots: Iterable<Snapshot>): Generator<Change, void> {
  const known: Known = {
    p: new Map(),
    enoughRespondents: new Set(),
    significant: new Set(),
    directions: new Map(),
    convention: new ConventionTracker()
  }
  let isFirst = true
  for (const snapshot of snapshots) {
    yield* changesOf(snapshot, known, isFirst)
    isFirst = false
  }
}
