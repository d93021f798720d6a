/**
 * What a bench says at the end: a table for people and one line of JSON for programs. It passes no judgement.
 */
import { cpus, totalmem } from "node:os"

export interface Case {
  readonly case: string
  readonly unit: string
  readonly better: "lower" | "higher"
  /** Medians. */
  readonly ours: number
  /** What the same work costs at the very least; absent where there is no such thing. */
  readonly floor?: number
  readonly peers: Readonly<Record<string, number>>
  /** Runs behind each median. */
  readonly n: number
}

const round = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(4)))

/** `ours / floor`, or undefined without a floor. */
export const ratio = ({ floor, ours }: Case): number | undefined =>
  floor === undefined ? undefined : round(ours / floor)

/** The last line of every bench. */
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

/** One row a variant, ours first, then the floor, then the peers, each with its ratio to the floor (or to ours). */
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
