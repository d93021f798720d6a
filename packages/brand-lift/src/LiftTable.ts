/**
 * The lift of a campaign as one table: a row for each question, and for each part of its breakdowns, all of one form.
 *
 * ```ts
 * const table = yield* lift.table({ campaign: campaign_id })
 * for (const row of table.rows) console.log(row.breakdown, row.part, row.lift, row.verdict)
 * yield* Effect.promise(() => writeFile("lift.csv", table.toCsv()))
 * ```
 *
 * Shares, lifts, intervals, levels and p-values are proportions from 0 to 1 (0.06 is 6 points), as in `@fieldwork/lift-statistics`; on the wire the
 * service has percentages.
 */
import type { Identification, MultiplicityMethod, PartVerdict } from "@fieldwork/lift-statistics"
import { csvOf } from "./lift/TableCsv.ts"

export type { CustomVariable, Demographic } from "./lift/Choice.ts"
export type { Filters, TableInput as Input } from "./lift/Choice.ts"

/** The nine breakdowns, and the question as a whole. */
export type Breakdown =
  | "overall"
  | "adChannel"
  | "adLength"
  | "bucket"
  | "creative"
  | "customVariable"
  | "daypart"
  | "demographic"
  | "device"
  | "frequency"

export interface Row {
  /** Its `id`, which the operations take as `questions_pk`. */
  readonly question: number
  /** Its name, such as `brand_awareness`. */
  readonly questionName: string
  readonly questionText: string
  readonly breakdown: Breakdown
  /** The custom variable or the demographic that is broken down by; `null` in other breakdowns. */
  readonly variable: string | null
  /** The part as people read it; `Everyone` for the question as a whole. */
  readonly part: string
  /** The part as data carries it: an id, a length, a value. */
  readonly key: string
  /** Its place within the breakdown, from 0. */
  readonly order: number

  /** People, whatever their weights; `null` where the service gives no count. */
  readonly exposed: number | null
  readonly control: number | null
  readonly exposedInTarget: number | null
  readonly controlInTarget: number | null
  /** Whether respondents are weighted: then the shares are not those of the counts. */
  readonly weighted: boolean
  /** What the group is worth in equally weighted respondents: its people where respondents are not weighted. */
  readonly exposedEffective: number | null
  readonly controlEffective: number | null
  /** As the service shows them, as proportions; `null` until there are enough respondents. */
  readonly exposedShare: number | null
  readonly controlShare: number | null
  /** Exposed less control, as the shares give it; relative: of the control's share. */
  readonly lift: number | null
  readonly relativeLift: number | null

  /** What the service says, at the level of the table; margin as a proportion. */
  readonly serviceMargin: number | null
  readonly serviceSignificant: boolean | null
  readonly servicePValue: number | null
  readonly serviceEnoughSample: boolean | null

  /** Our reading: the interval to show, by {@link Row.method}; `null` where there is no lift. */
  readonly lower: number | null
  readonly upper: number | null
  readonly method: "wald" | "newcombe" | null
  /** The pooled two-sided p-value, and the same adjusted for all parts of the question. */
  readonly pValue: number | null
  readonly adjustedP: number | null
  /** Whether the interval excludes zero and the respondents are enough. */
  readonly significant: boolean
  /** Whether that remains after adjustment for all parts of the question. */
  readonly holds: boolean
  readonly verdict: PartVerdict
  /** Whether a group has fewer respondents than the table's minimum. Such a part is never significant. */
  readonly tooFew: boolean
  /** Of the campaign's impressions, 0 to 1; `null` where the breakdown has none. */
  readonly impressionShare: number | null
}

/** A breakdown that the service does not have for a question. */
export interface Missing {
  readonly question: number
  readonly breakdown: Breakdown
  readonly variable: string | null
  /** Why, in the words of the error. */
  readonly reason: string
}

/** What a table says apart from its rows. */
export interface Content {
  /** The campaign's id. */
  readonly campaign: string
  readonly level: number
  readonly minimumPerGroup: number
  /** How p-values are adjusted, over all parts of a question. Questions as a whole are adjusted among themselves. */
  readonly adjustment: MultiplicityMethod
  /** By which formulas the service computes, as far as its results tell. */
  readonly convention: Identification
  readonly rows: ReadonlyArray<Row>
  readonly missing: ReadonlyArray<Missing>
}

/**
 * {@link Content} that can be written to a file. The same results of the service give the same text.
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

  /** The rows as CSV (RFC 4180): one line a row, the fields of {@link Row} as columns, `null` as an empty cell. */
  toCsv(): string {
    return csvOf(this.campaign, this.rows)
  }

  /** Everything as plain data; `JSON.stringify` calls it. */
  toJSON(): Content {
    const { adjustment, campaign, convention, level, minimumPerGroup, missing, rows } = this
    return { campaign, level, minimumPerGroup, adjustment, convention, rows, missing }
  }
}

/** How far a table is. */
export interface Progress {
  /** Calls that are done, and all of them. */
  readonly done: number
  readonly total: number
  /** What the last call was for. */
  readonly questionName: string
  readonly breakdown: Breakdown
  readonly variable: string | null
}
