/**
 * A study read look by look, together with the results of earlier looks.
 */
import { defaultMinimumPerGroup, enoughSampleSize } from "./Group.ts"
import {
  type AsymptoticCsQuestion,
  asymptoticCs,
  type Look,
  msprt,
  type MsprtQuestion,
  type SequentialReading
} from "./Sequential.ts"

/** The counts of both groups at a look. `respondents` are the people behind effective counts. */
export interface RunningLook extends Look {
  readonly exposed: Look["exposed"] & { readonly respondents?: number | undefined }
  readonly control: Look["control"] & { readonly respondents?: number | undefined }
}

/** The sequential test that is applied to the looks, and the minimum number of respondents. */
export type RunningOptions = (
  | ({ readonly method?: "msprt" | undefined } & Pick<MsprtQuestion, "tau">)
  | ({ readonly method: "asymptoticCs" } & Pick<AsymptoticCsQuestion, "tightestAt" | "rho">)
) & {
  /** 0 to 1. Default 0.1. */
  readonly alpha?: number | undefined
  /** Looks with fewer people in either group are not read. Default 50: the tests are valid for large samples only. */
  readonly minimumPerGroup?: number | undefined
}

/** One look, with the combined result of all looks so far. */
export interface RunningReading {
  /** This look by itself; `null` when it was not read. */
  readonly look: SequentialReading | null
  /** The smallest p-value so far. It is 1 before the first look that was read. */
  readonly p: number
  /** The intersection of all intervals so far; `null` when nothing was read yet, or it is empty. */
  readonly interval: { readonly lower: number; readonly upper: number } | null
  /** Whether this look or an earlier one was significant. */
  readonly significant: boolean
}

/**
 * Reads looks in order and returns for each the valid statements so far: the running p-value, the running intersection of intervals, and whether zero
 * was ever excluded.
 *
 * In a study without effect `significant` is ever true with probability alpha at most, however many looks there are. An empty intersection means that
 * the data contradict themselves over time: look for a change in who is surveyed.
 *
 * @example
 * ```ts
 * import { running } from "@fieldwork/lift-statistics"
 *
 * const days = running([
 *   { exposed: { x: 60, n: 120 }, control: { x: 48, n: 120 } },
 *   { exposed: { x: 920, n: 2000 }, control: { x: 800, n: 2000 } }
 * ])
 * days[1]?.significant // => true
 * ```
 * @throws {InvalidInputError} when a look's counts or an option are impossible
 */
export const running = (looks: Iterable<RunningLook>, options: RunningOptions = {}): ReadonlyArray<RunningReading> => {
  const { minimumPerGroup = defaultMinimumPerGroup } = options
  const readings: Array<RunningReading> = []
  let p = 1
  let significant = false
  let interval: { readonly lower: number; readonly upper: number } | null = null
  let isEmpty = false
  for (const { control, exposed } of looks) {
    const look = { exposed, control }
    const enough = enoughSampleSize(exposed.respondents ?? exposed.n, control.respondents ?? control.n, minimumPerGroup)
    const reading =
      options.method === "asymptoticCs" ? asymptoticCs({ ...options, ...look }) : msprt({ ...options, ...look })
    const read = enough ? reading : null
    if (read !== null) {
      p = Math.min(p, read.p)
      significant ||= read.significant
      const lower = Math.max(read.lower, interval?.lower ?? -Infinity)
      const upper = Math.min(read.upper, interval?.upper ?? Infinity)
      isEmpty ||= lower > upper
      interval = isEmpty ? null : { lower, upper }
    }
    readings.push({ look: read, p, interval, significant })
  }
  return readings
}
