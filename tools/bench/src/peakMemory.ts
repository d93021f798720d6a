/**
 * The most memory that this process has had resident, in bytes.
 *
 * On Linux from the kernel's own mark of this program: what `getrusage` says begins with the size of the process that started it.
 */
import { readFileSync } from "node:fs"

export const peakMemory = (): number => {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024
  const [, kilobytes = ""] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? []
  return Number(kilobytes) * 1024
}
