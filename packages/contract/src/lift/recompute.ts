/**
 * Recomputes lift from the respondents' CSV with independent arithmetic: plain sums over the rows, without any package from this repository.
 */

/** The values in a row of the CSV, keyed by column name. */
export type CsvRow = Readonly<Record<string, string>>

/** Defines how a breakdown divides the respondents into parts, such as age groups. */
export interface Cut {
  /**
   * The groups that the breakdown divides. With `person`, the exposed and the control group are both divided. With `exposure`, only the exposed group
   * is divided, by a property of the impressions or by the number of impressions, and each part is compared with the entire control group.
   */
  readonly of: "person" | "exposure"
  readonly parts: (row: CsvRow) => ReadonlyArray<string>
  /**
   * Returns, for each impression of a respondent, the name of the part (such as an age group) that the impression belongs to. Used to compute each
   * part's share of impressions. If omitted, all of a respondent's impressions count for the respondent's own parts.
   */
  readonly impressions?: (row: CsvRow) => ReadonlyArray<string>
}

export interface Figures {
  readonly exposed: number
  readonly control: number
  readonly exposedInTarget: number
  readonly controlInTarget: number
  readonly exposedShare: number
  readonly controlShare: number
  readonly margin: number
  /** The two-sided p-value, computed with the pooled standard error. */
  readonly p: number
  /** The share of all impressions that belong to this part of the breakdown, from 0 to 1. */
  readonly impressionShare: number
}

/** The 0.95 quantile of the standard normal distribution. */
const z90 = 1.6448536269514722

/** Returns the upper tail probability of the standard normal distribution, computed with Simpson's rule. */
const tail = (z: number): number => {
  const [steps, end] = [4000, 12]
  if (z >= end) return 0
  const width = (end - z) / steps
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  let sum = density(z) + density(end)
  for (let i = 1; i < steps; i++) sum += density(z + i * width) * (i % 2 === 1 ? 4 : 2)
  return (sum * width) / 3
}

const groupOf = (rows: ReadonlyArray<CsvRow>, target: string) => {
  let [weights, squares, hits, weighted] = [0, 0, 0, 0]
  for (const row of rows) {
    const weight = Number(row["weight"])
    weights += weight
    squares += weight * weight
    if (row["brand_awareness"] !== target) continue
    hits++
    weighted += weight
  }
  // The effective sample size is computed with Kish's formula.
  return { n: rows.length, hits, share: weighted / weights, effective: (weights * weights) / squares }
}

const figuresOf = (rows: ReadonlyArray<CsvRow>, control: ReadonlyArray<CsvRow>, target: string) => {
  const [e, c] = [groupOf(rows, target), groupOf(control, target)]
  const error = Math.sqrt((e.share * (1 - e.share)) / e.effective + (c.share * (1 - c.share)) / c.effective)
  const both = (e.share * e.effective + c.share * c.effective) / (e.effective + c.effective)
  const pooled = Math.sqrt(both * (1 - both) * (1 / e.effective + 1 / c.effective))
  return {
    exposed: e.n,
    control: c.n,
    exposedInTarget: e.hits,
    controlInTarget: c.hits,
    exposedShare: e.share,
    controlShare: c.share,
    margin: z90 * error,
    p: 2 * tail(Math.abs((e.share - c.share) / pooled))
  }
}

/** Returns, keyed by part name, the results for each part of the breakdown that has respondents. */
export const recompute = (
  rows: ReadonlyArray<CsvRow>,
  { impressions, of, parts }: Cut,
  target: string
): ReadonlyMap<string, Figures> => {
  const exposed = rows.filter((row) => row["group"] === "exposed")
  const control = rows.filter((row) => row["group"] === "control")
  const seen = new Map<string, number>()
  for (const row of of === "exposure" ? exposed : rows) {
    const names = impressions?.(row) ?? parts(row).flatMap((part) => Array<string>(Number(row["frequency"])).fill(part))
    for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  // The total includes impressions without a part, such as the impressions of static ads in the breakdown by ad length.
  const all = [...seen.values()].reduce((sum, each) => sum + each, 0)
  const names = new Set((of === "exposure" ? exposed : rows).flatMap(parts))
  return new Map(
    [...names].map((name) => {
      const isIn = (row: CsvRow) => parts(row).includes(name)
      const own = figuresOf(exposed.filter(isIn), of === "person" ? control.filter(isIn) : control, target)
      return [name, { ...own, impressionShare: (seen.get(name) ?? 0) / all }]
    })
  )
}
