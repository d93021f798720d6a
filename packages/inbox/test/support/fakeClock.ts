/** Processes whose clock is not that of the machine: libfaketime, where it is installed. */
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const find = (): string | undefined => {
  for (const folder of ["/usr/lib", ...(existsSync("/usr/lib") ? subfolders("/usr/lib") : [])]) {
    const library = join(folder, "faketime", "libfaketime.so.1")
    if (existsSync(library)) return library
  }
  return undefined
}

const subfolders = (path: string): ReadonlyArray<string> =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(path, entry.name)] : []))

const library = find()

export const hasFakeClock = library !== undefined

/** Says on the console why tests are skipped. */
export const saySkipped = (): void => {
  if (!hasFakeClock)
    console.log("Skipped: tests of clocks that jump need libfaketime (Debian: apt-get install faketime)")
}

export interface FakeClock {
  /** Variables of the processes that have this clock. */
  readonly env: Readonly<Record<string, string>>
  /** Makes it differ from the machine's by so many seconds, from now on and while processes run. */
  readonly jump: (offsetSeconds: number) => void
}

/** At the machine's time at first. */
export const makeFakeClock = (folder: string): FakeClock => {
  const file = join(folder, "clock")
  const jump = (offsetSeconds: number): void =>
    writeFileSync(file, `${offsetSeconds < 0 ? "" : "+"}${offsetSeconds}s\n`)
  jump(0)
  return {
    jump,
    env: {
      LD_PRELOAD: library ?? "",
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Timers go on as they do when a real clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1"
    }
  }
}
