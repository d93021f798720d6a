/**
 * The changes from snapshot to snapshot, each reported once: parts that became readable, lifts that are shown on any day, and a service that computes
 * differently.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { adjustPValues, type Identification, msprt, type SequentialReading } from "@fieldwork/lift-statistics"
import { headingOf } from "../report/Parts.ts"
import { groupsOf } from "../report/Reading.ts"
import { capital, range, signed, words } from "../report/words.ts"
import type { Snapshot } from "./Snapshot.ts"

/** Something that a day of the history shows and days before it did not. */
export interface Change {
  /** The day of the snapshot that shows it, such as `2026-02-15`. */
  readonly day: string
  /**
   * `"becameSignificant"`: shown by readings that are valid on any day, adjusted by Holm over all parts of the question. `"crossedSampleThreshold"`:
   * enough respondents to be read from this day on. `"newPart"`: not seen before. `"conventionChanged"`: the service computes otherwise.
   */
  readonly kind: "becameSignificant" | "crossedSampleThreshold" | "newPart" | "conventionChanged"
  /** The row as of that day; `null` for a change of the convention. */
  readonly row: LiftTable.Row | null
  /** The change as a sentence, for a message. */
  readonly sentence: string
}

const keyOf = ({ breakdown, key, question, variable }: LiftTable.Row): string =>
  JSON.stringify([question, breakdown, variable, key])

/** Rows that are compared with each other: all parts of a question, or all questions as a whole. */
const familyOf = ({ breakdown, question }: LiftTable.Row): string =>
  breakdown === "overall" ? "questions" : String(question)

const nameOf = (row: LiftTable.Row): string => {
  const question = capital(words(row.questionName))
  return row.breakdown === "overall" ? question : `${question}, ${headingOf(row).toLowerCase()}: ${row.part}`
}

/** What earlier snapshots have shown. */
interface Known {
  /** The smallest always-valid p-value so far, by row. */
  readonly p: Map<string, number>
  /** The reading of the last snapshot, by row. */
  readonly readings: Map<string, SequentialReading>
  readonly readable: Set<string>
  readonly shown: Set<string>
  convention: Identification | undefined
}

const parts = ["scale", "liftScale", "standardError", "sides", "decision"] as const

/** The parts of the convention that are known on both days and differ. */
const differing = (before: Identification | undefined, now: Identification): ReadonlyArray<string> => {
  if (before === undefined) return []
  if (now.kind === "noneFits" && before.kind !== "noneFits") return ["no known formula fits any more"]
  return parts.flatMap((part) =>
    before[part] !== null && now[part] !== null && before[part] !== now[part]
      ? [`${part} from ${before[part]} to ${now[part]}`]
      : []
  )
}

/** Rows whose always-valid p-value, adjusted by Holm within its family, is at most alpha. */
const shownRows = (rows: ReadonlyArray<LiftTable.Row>, known: Known, level: number): ReadonlySet<string> => {
  const families = Map.groupBy(
    rows.filter((row) => known.p.has(keyOf(row))),
    familyOf
  )
  const shown = [...families.values()].flatMap((family) => {
    const adjusted = adjustPValues(
      family.map((row) => known.p.get(keyOf(row)) ?? 1),
      "holm"
    )
    return family.filter((_, i) => (adjusted[i] ?? 1) <= 1 - level + 1e-12).map(keyOf)
  })
  return new Set(shown)
}

const learn = ({ level, rows }: LiftTable.Content, known: Known): void => {
  for (const row of rows) {
    const groups = groupsOf(row)
    if (row.tooFew || groups === undefined) continue
    const reading = msprt({ ...groups, alpha: 1 - level })
    if (reading === null) continue
    known.readings.set(keyOf(row), reading)
    known.p.set(keyOf(row), Math.min(reading.p, known.p.get(keyOf(row)) ?? 1))
  }
}

const changesOf = ({ day, table }: Snapshot, known: Known, isFirst: boolean): ReadonlyArray<Change> => {
  const found: Array<Change> = []
  const learned = differing(known.convention, table.convention)
  if (learned.length > 0) {
    found.push({
      day,
      kind: "conventionChanged",
      row: null,
      sentence: `The service computes otherwise: ${learned.join(", ")}.`
    })
  }
  if (table.convention.kind !== "noneFits" && table.convention.reproduced) known.convention = table.convention
  learn(table, known)
  const shown = shownRows(table.rows, known, table.level)
  for (const row of table.rows) {
    const key = keyOf(row)
    const isNew = !known.readable.has(key) && !known.readable.has(`seen ${key}`)
    known.readable.add(`seen ${key}`)
    if (isNew && !isFirst)
      found.push({ day, kind: "newPart", row, sentence: `${nameOf(row)} is there for the first time.` })
    if (!row.tooFew && !known.readable.has(key)) {
      known.readable.add(key)
      if (!isFirst) {
        found.push({
          day,
          kind: "crossedSampleThreshold",
          row,
          sentence: `${nameOf(row)} has enough respondents to be read.`
        })
      }
    }
    if (shown.has(key) && !known.shown.has(key)) {
      known.shown.add(key)
      // An ordinary interval is too narrow on a day that was picked because it shows a lift.
      const reading = known.readings.get(key)
      const size =
        row.lift === null || reading === undefined
          ? ""
          : `: ${signed(row.lift)} points (${range(reading.lower, reading.upper)}, valid on any day)`
      found.push({
        day,
        kind: "becameSignificant",
        row,
        sentence: `${nameOf(row)} shows ${(row.lift ?? 0) < 0 ? "a decline" : "a lift"}${size}.`
      })
    }
  }
  return found
}

/** The changes of each snapshot after those before it. What the first one shows already is a change, what it has is not. */
export function* changes(snapshots: Iterable<Snapshot>): Generator<Change, void> {
  const known: Known = {
    p: new Map(),
    readable: new Set(),
    shown: new Set(),
    readings: new Map(),
    convention: undefined
  }
  let isFirst = true
  for (const snapshot of snapshots) {
    yield* changesOf(snapshot, known, isFirst)
    isFirst = false
  }
}
