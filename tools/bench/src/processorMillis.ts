/**
 * Reads the CPU time of other processes.
 */
import { existsSync, readFileSync } from "node:fs"

/** The duration in milliseconds of a clock tick, the unit of CPU times in `/proc`. */
const tickMillis = 10

/**
 * Returns the fields of `/proc/PID/stat` from the third field on. The first two fields are skipped because the process name may contain any
 * character.
 */
export const statOf = (pid: number | string): ReadonlyArray<number> => {
  const text = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "latin1") : ""
  return text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number)
}

/** Returns the sum of the given fields in milliseconds. The fields are numbered as in proc(5). */
export const timeOf = (stat: ReadonlyArray<number>, fields: ReadonlyArray<number>): number =>
  fields.reduce((sum, field) => sum + (stat[field - 3] ?? 0), 0) * tickMillis

/** Returns the CPU time of a process, including all its threads, in milliseconds, or undefined on systems without /proc. */
export const processorMillis = (pid: number | undefined): number | undefined =>
  pid === undefined || !existsSync(`/proc/${pid}/stat`) ? undefined : timeOf(statOf(pid), [14, 15])
