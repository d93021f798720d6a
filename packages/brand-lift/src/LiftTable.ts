/**
 * The lift of a campaign as one table, with a uniform row for each question and for each part of its breakdowns. A part is a subset of the
 * respondents, such as the users of one device.
 *
 * ```ts
 * const table = yield* lift.table({ campaign: campaign_id })
 * for (const row of table.rows) console.log(row.breakdown, row.part, row.lift, row.verdict)
 * yield* Effect.promise(() => writeFile("lift.csv", table.toCsv()))
 * ```
 *
 * Shares, lifts, intervals, levels and p-values are proportions from 0 to 1 (0.06 is 6 percentage points), as in `@fieldwork/lift-statistics`. The
 * API itself returns percentages.
 */
import type { Breakdown, Row } from "./lift/TableRow.ts"
import type { Identification, MultiplicityMethod } from "@fieldwork/lift-statistics"
import { csvOf } from "./lift/TableCsv.ts"

export type { Progress } from "./lift/Progress.ts"
export type { Breakdown, Row } from "./lift/TableRow.ts"
export type { CustomVariable, Demographic } from "./lift/Choice.ts"
export type { Filters, TableInput as Input } from "./lift/Choice.ts"

/** A breakdown that the API does not provide for a question. */
export interface Missing {
  readonly question: number
  readonly breakdown: Breakdown
  readonly variable: string | null
  /** The reason why the lift is not available, taken from the error that the API returned. */
  readonly reason: string
}

/** The content of a table, including its settings. */
export interface Content {
  /** The id of the campaign. */
  readonly campaign: string
  readonly level: number
  readonly minimumPerGroup: number
  /**
   * The method that adjusts p-values for multiple comparisons. The p-values in the breakdowns of a question are adjusted together, and the p-values
   * of the questions' totals are adjusted together.
   */
  readonly adjustment: MultiplicityMethod
  /** The formulas that the API uses, if they can be inferred from its results. */
  readonly convention: Identification
  readonly rows: ReadonlyArray<Row>
  readonly missing: ReadonlyArray<Missing>
}

/**
 * A table that can be written to a file. The same content always produces the same output.
 *
 * @example
 * ```ts
 * import { LiftTable } from "@fieldwork/brand-lift"
 * const content = { campaign: "c-1", level: 0.9, minimumPerGroup: 50, adjustment: "holm", convention: {} as never, rows: [], missing: [] } as const
 * new LiftTable.Table(content).toCsv().split("\n").length > 0 // => true
 * ```
 */
export class Table implements Content {
  readonly campaign: string
  readonly level: number
  readonly minimumPerGroup: number
  readonly adjustment: MultiplicityMethod
  readonly convention: Identification
  readonly rows: ReadonlyArray<Row>
  readonly missing: ReadonlyArray<Missing>

  constructor({ adjustment, campaign, convention, level, minimumPerGroup, missing, rows }: Content) {
    this.campaign = campaign
    this.level = level
    this.minimumPerGroup = minimumPerGroup
    this.adjustment = adjustment
    this.convention = convention
    this.rows = rows
    this.missing = missing
  }

  /** Returns the rows as CSV (RFC 4180), with one line per row. The columns are the fields of {@link Row}. A value of `null` is an empty cell. */
  toCsv(): string {
    return csvOf(this.campaign, this.rows)
  }

  /** Returns the content as a plain object, for `JSON.stringify`. */
  toJSON(): Content {
    const { adjustment, campaign, convention, level, minimumPerGroup, missing, rows } = this
    return { campaign, level, minimumPerGroup, adjustment, convention, rows, missing }
  }
}
