/** Compares results of this package with reference values computed in R. */

/** A result of this package and its reference value. */
export interface Comparison {
  readonly name: string
  readonly ours: number | null | undefined
  readonly reference: number | null | undefined
}

export type Row = Readonly<Record<string, ReadonlyArray<number>>>

export interface Family {
  /** The R function or formula that computed the reference values. */
  readonly reference: string
  readonly tolerance: number
  readonly compare: (row: Row) => ReadonlyArray<Comparison>
}

export const numberOf = (text: string): number => (text === "null" ? Number.NaN : Number(text))

/** Parses a CSV file written by the reference script. */
export const rowsOf = (csv: string): ReadonlyArray<Row> => {
  const [header = "", ...lines] = csv.trimEnd().split("\n")
  const names = header.split(",")
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, i) => [names[i] ?? "", cell.split(" ").map(numberOf)] as const))
  )
}

/**
 * Returns the difference between two numbers, relative to the reference if its absolute value is above 1. A missing result matches only a missing
 * reference value.
 */
export const distance = ({ ours, reference }: Comparison): number => {
  const [a, b] = [ours ?? Number.NaN, reference ?? Number.NaN]
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : Infinity
  return a === b ? 0 : Math.abs(a - b) / Math.max(1, Math.abs(b))
}

export interface Agreement {
  readonly rows: number
  readonly figures: number
  /** The largest difference between a result and its reference value, as returned by `distance`. */
  readonly farthest: number
  readonly where: string
  /** The number of results whose difference from the reference value exceeds the tolerance. */
  readonly failures: number
}

export const agreement = (family: Family, rows: ReadonlyArray<Row>): Agreement => {
  let [figures, farthest, failures, where] = [0, 0, 0, ""]
  for (const [i, row] of rows.entries()) {
    for (const comparison of family.compare(row)) {
      figures++
      const apart = distance(comparison)
      if (!(apart <= family.tolerance)) failures++
      if (apart > farthest)
        [farthest, where] = [
          apart,
          `row ${i + 1}, ${comparison.name}: ${comparison.ours}, reference ${comparison.reference}`
        ]
    }
  }
  return { rows: rows.length, figures, farthest, where, failures }
}
