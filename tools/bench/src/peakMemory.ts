/**
 * Returns the peak resident memory of this process in bytes.
 *
 * On Linux, the value is read from /proc, because the value from `getrusage` starts with the size of the parent process.
 */
import { readFileSync } from "node:fs"

export const peakMemory = (): number => {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024
  const [, kilobytes = ""] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? []
  return Number(kilobytes) * 1024
}
