/**
 * Summarises how many mutants were detected, and by which checks.
 */
import type { TriedMutant } from "./calibrate.ts"
import { survivalOf } from "./equivalents.ts"

export interface Summary {
  readonly drawn: number
  readonly equivalent: number
  readonly killed: number
  /** The number of mutants for which the sandbox stopped responding. */
  readonly hung: number
  readonly survived: number
  /** The proportion of non-equivalent mutants that were killed or for which the sandbox stopped responding, from 0 to 1. */
  readonly killRate: number
  readonly medianSteps: number
  readonly medianSeconds: number
  /** The number of mutants that each check detected, keyed by the name of the check. */
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

export const summaryOf = (tried: ReadonlyArray<TriedMutant>): Summary => {
  const real = tried.filter(({ equivalent }) => equivalent === undefined)
  const killed = real.flatMap(({ result }) => (result.outcome === "killed" ? [result] : []))
  const hung = real.filter(({ result }) => result.outcome === "hung").length
  return {
    drawn: tried.length,
    equivalent: tried.length - real.length,
    killed: killed.length,
    hung,
    survived: real.length - killed.length - hung,
    killRate: real.length === 0 ? 0 : (killed.length + hung) / real.length,
    medianSteps: median(killed.map(({ steps }) => steps)),
    medianSeconds: median(killed.map(({ seconds }) => seconds)),
    byCheck: countedBy(killed.map(({ check }) => check))
  }
}

export const describeTriedMutant = ({ equivalent, mutant, result }: TriedMutant): string => {
  const { file, id, line, operator, original, replacement } = mutant
  const change = `${file}:${line} ${operator}: ${original} → ${replacement.replaceAll(/\s+/g, " ").slice(0, 80)}`
  const reason = survivalOf(mutant)
  const outcome =
    result.outcome === "killed"
      ? `killed by ${result.check} of ${result.operation ?? "no operation"} in ${result.steps} steps, ${result.seconds} s`
      : result.outcome === "broken"
        ? `broken: ${result.output}`
        : `${result.outcome}${result.outcome === "survived" && reason !== undefined ? ` because ${reason}` : ""}`
  return `${id} ${outcome}${equivalent === undefined ? "" : ` (equivalent: ${equivalent})`} | ${change}`
}
