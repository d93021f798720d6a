/**
 * The output of a benchmark: a table for people and one line of JSON for programs. Benchmarks do not pass or fail.
 */
import { cpus, totalmem } from "node:os"

export interface Case {
  readonly case: string
  readonly unit: string
  readonly better: "lower" | "higher"
  /** The median of the results of our implementation, in `unit`. */
  readonly ours: number
  /** The median of the results of the baseline, an implementation that does only the minimum work; absent if there is no baseline. */
  readonly floor?: number
  readonly peers: Readonly<Record<string, number>>
  /** The number of runs behind each median. */
  readonly n: number
}

const round = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(4)))

/** Returns `ours / floor`, or undefined if there is no baseline. */
export const ratio = ({ floor, ours }: Case): number | undefined =>
  floor === undefined ? undefined : round(ours / floor)

/** Returns the results as one line of JSON, which is the last line of the output of every benchmark. */
export const json = (bench: string, cases: ReadonlyArray<Case>): string =>
  JSON.stringify({
    bench,
    cases: cases.map((each) => ({
      ...each,
      ours: round(each.ours),
      ...(each.floor !== undefined && { floor: round(each.floor), ratio: ratio(each) }),
      peers: Object.fromEntries(Object.entries(each.peers).map(([name, value]) => [name, round(value)]))
    }))
  })

export const machine = (): string =>
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB. Ratios hold; absolutes drift.`

/**
 * Returns a table with one row per variant: our implementation first, then the baseline (the minimum work), then the alternatives to our
 * implementation. Each row has its ratio to the baseline, or to our implementation if there is no baseline.
 */
export const table = (cases: ReadonlyArray<Case>): string =>
  cases
    .flatMap((each) => {
      const base = each.floor ?? each.ours
      const row = (name: string, value: number) =>
        `  ${name.padEnd(34)}${String(round(value)).padStart(12)} ${each.unit.padEnd(8)}${(value / base).toFixed(2).padStart(8)} ×`
      return [
        `${each.case} (median of ${each.n}, ${each.better} is better)`,
        row("ours", each.ours),
        ...(each.floor === undefined ? [] : [row("floor", each.floor)]),
        ...Object.entries(each.peers).map(([name, value]) => row(name, value)),
        ""
      ]
    })
    .join("\n")
