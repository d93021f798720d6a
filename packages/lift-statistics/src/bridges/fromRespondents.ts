/**
 * Computes the groups from individual respondents, such as the rows of the CSV export, so that the lift can be recomputed from raw data.
 */
import { checkCount, InvalidInputError } from "../InvalidInputError.ts"
import { type Weigher, weigher, type WeightedGroup } from "../Weighting.ts"
import type { LiftGroups } from "./fromWire.ts"

/** One respondent: a row with a `get` method, or a plain object. */
export type RespondentRow =
  | { readonly get: (column: string) => string | undefined }
  | Readonly<Record<string, string | number | undefined>>

/** The rule by which respondents are assigned to the parts of a breakdown. */
export interface RespondentBreakdown {
  readonly column: string
  /**
   * `"person"`: each respondent, exposed or control, belongs to the part named in the column. `"exposure"`: the column has one value for each
   * impression, joined by `|`. An exposed respondent belongs to every part in which they saw an impression, and the entire control group is compared
   * with each part.
   */
  readonly of: "person" | "exposure"
  /**
   * Returns the part of the breakdown to which a value belongs, such as an age group for an age, or undefined if the value belongs to no part.
   * Default: the value itself.
   */
  readonly partOf?: ((value: string) => string | undefined) | undefined
}

/** The columns to read, and the target answers. */
export interface FromRespondentsOptions {
  /**
   * The column that contains the answers to the question. Multiple answers are joined by `|`. A respondent without an answer was not asked and is not
   * counted.
   */
  readonly question: string
  /** The target answers, as written in the column. */
  readonly target: string | ReadonlyArray<string>
  /** The column that contains `exposed` or `control`. Default: `group`. */
  readonly group?: string | undefined
  /** The column that contains the weights. Default: `weight`. A respondent without a value in this column has a weight of 1. */
  readonly weight?: string | undefined
  /** The rule by which respondents are assigned to parts. Default: no parts. */
  readonly by?: RespondentBreakdown | undefined
}

/** The exposed and the control group, over all respondents and for each part of the breakdown. */
export interface RespondentLift extends LiftGroups {
  /** The counts of each part that `by` defines, in the order in which the parts first occur. */
  readonly parts: ReadonlyArray<LiftGroups & { readonly part: string }>
}

type Groups = Readonly<Record<"exposed" | "control", Weigher>>

const empty = (): Groups => ({ exposed: weigher(), control: weigher() })

const read = (row: RespondentRow, column: string): string => {
  const value = typeof row.get === "function" ? row.get(column) : (row as Readonly<Record<string, unknown>>)[column]
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

const respondentsOf = ({ respondents }: WeightedGroup) => respondents

const toLiftGroups = ({ control, exposed }: Groups): LiftGroups => {
  const groups = { exposed: exposed.group(), control: control.group() }
  const respondents = respondentsOf(groups.exposed) + respondentsOf(groups.control)
  const effective = groups.exposed.n + groups.control.n
  return { ...groups, weighted: respondents !== effective, designEffect: effective === 0 ? 1 : respondents / effective }
}

/** Creates a counter to which rows are added one at a time. */
const counter = (options: FromRespondentsOptions) => {
  const { by, group = "group", question, target, weight = "weight" } = options
  const targets = new Set(typeof target === "string" ? [target] : target)
  if (targets.size === 0) throw new InvalidInputError("empty", "target", target, "pass at least one answer")
  const everyone = empty()
  const parts = new Map<string, Groups>()
  /**
   * The control group that all parts of a breakdown by exposure share, including parts that first occur after some of its respondents have been
   * added.
   */
  const shared = weigher()
  let index = 0

  const partsOf = (row: RespondentRow): ReadonlySet<string> => {
    if (by === undefined) return new Set()
    const values = by.of === "exposure" ? read(row, by.column).split("|") : [read(row, by.column)]
    const { partOf = (value: string) => value } = by
    return new Set(values.flatMap((value) => (value === "" ? [] : (partOf(value) ?? []))))
  }

  const add = (row: RespondentRow): void => {
    const path = `rows[${index++}]`
    const answer = read(row, question)
    const name = read(row, group)
    if (name !== "exposed" && name !== "control") {
      throw new InvalidInputError(
        "outOfRange",
        `${path}.${group}`,
        name,
        `expected "exposed" or "control"; check whether "${group}" is the column of the group`
      )
    }
    if (answer === "") return
    const text = read(row, weight)
    const own = text === "" ? 1 : Number(text)
    checkCount(`${path}.${weight}`, own)
    const cell = { n: 1, x: answer.split("|").some((each) => targets.has(each)) ? 1 : 0, weight: own }
    everyone[name].add(cell)
    if (by?.of === "exposure" && name === "control") {
      shared.add(cell)
      return
    }
    for (const part of partsOf(row)) {
      const groups = parts.get(part) ?? (by?.of === "exposure" ? { exposed: weigher(), control: shared } : empty())
      parts.set(part, groups)
      groups[name].add(cell)
    }
  }

  const result = (): RespondentLift => ({
    ...toLiftGroups(everyone),
    parts: [...parts].map(([part, groups]) => ({ part, ...toLiftGroups(groups) }))
  })
  return { add, result }
}

/**
 * Counts respondents by group, in total and by part of a breakdown. Respondents may be weighted.
 *
 * Rows from a stream (an async iterable) are counted one at a time in constant memory, and the function returns a promise.
 *
 * @example
 * ```ts
 * import { fromRespondents, lift } from "@fieldwork/lift-statistics"
 *
 * const rows = [
 *   { group: "exposed", weight: "1", brand_awareness: "Alder Coffee|Cedar Beans", device_type: "mobile" },
 *   { group: "exposed", weight: "1", brand_awareness: "None of these", device_type: "desktop" },
 *   { group: "control", weight: "1", brand_awareness: "Cedar Beans", device_type: "mobile" }
 * ]
 * const counted = fromRespondents(rows, {
 *   question: "brand_awareness",
 *   target: "Alder Coffee",
 *   by: { column: "device_type", of: "person" }
 * })
 * lift(counted.exposed, counted.control) // => 0.5
 * counted.parts[0]?.part // => "mobile"
 * ```
 * @throws {InvalidInputError} if a row is in neither group, a weight is not a number ≥ 0, or `target` is empty
 */
export function fromRespondents(rows: Iterable<RespondentRow>, options: FromRespondentsOptions): RespondentLift
export function fromRespondents(
  rows: AsyncIterable<RespondentRow>,
  options: FromRespondentsOptions
): Promise<RespondentLift>
export function fromRespondents(
  rows: Iterable<RespondentRow> | AsyncIterable<RespondentRow>,
  options: FromRespondentsOptions
): RespondentLift | Promise<RespondentLift> {
  const { add, result } = counter(options)
  if (Symbol.asyncIterator in rows) {
    return (async () => {
      for await (const row of rows) add(row)
      return result()
    })()
  }
  for (const row of rows) add(row)
  return result()
}
