/**
 * How many of the mutants were found, and by what.
 */
import type { Judged } from "./calibrate.ts"

export interface Summary {
  readonly drawn: number
  readonly equivalent: number
  readonly killed: number
  /** The sandbox gave no response any more. */
  readonly hung: number
  readonly survived: number
  /** Killed and hung of all that are not equivalent, 0 to 1. */
  readonly killRate: number
  readonly medianSteps: number
  readonly medianSeconds: number
  /** How many mutants each check found first. */
  readonly byCheck: Readonly<Record<string, number>>
}

const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const countedBy = (names: ReadonlyArray<string>): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a))
}

export const summaryOf = (judged: ReadonlyArray<Judged>): Summary => {
  const real = judged.filter(({ equivalent }) => equivalent === undefined)
  const killed = real.flatMap(({ result }) => (result.outcome === "killed" ? [result] : []))
  const hung = real.filter(({ result }) => result.outcome === "hung").length
  return {
    drawn: judged.length,
    equivalent: judged.length - real.length,
    killed: killed.length,
    hung,
    survived: real.length - killed.length - hung,
    killRate: real.length === 0 ? 0 : (killed.length + hung) / real.length,
    medianSteps: median(killed.map(({ steps }) => steps)),
    medianSeconds: median(killed.map(({ seconds }) => seconds)),
    byCheck: countedBy(killed.map(({ check }) => check))
  }
}

export const describeJudged = ({ equivalent, mutant, result }: Judged): string => {
  const { file, id, line, operator, original, replacement } = mutant
  const change = `${file}:${line} ${operator}: ${original} → ${replacement.replaceAll(/\s+/g, " ").slice(0, 80)}`
  const outcome =
    result.outcome === "killed"
      ? `killed by ${result.check} of ${result.operation ?? "no operation"} in ${result.steps} steps, ${result.seconds} s`
      : result.outcome === "broken"
        ? `broken: ${result.output}`
        : result.outcome
  return `${id} ${outcome}${equivalent === undefined ? "" : ` (equivalent: ${equivalent})`} | ${change}`
}
