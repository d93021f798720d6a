/** Provides processes with a clock that differs from the machine's clock. Requires libfaketime. */
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

/** If libfaketime is not installed, prints that tests are skipped. */
export const printSkipped = (): void => {
  if (!hasFakeClock)
    console.log("Skipped: tests of clocks that jump need libfaketime (Debian: apt-get install faketime)")
}

export interface FakeClock {
  /** The environment variables for processes that use this clock. */
  readonly env: Readonly<Record<string, string>>
  /** Sets the difference between this clock and the machine's clock, in seconds. The change also affects running processes. */
  readonly jump: (offsetSeconds: number) => void
}

/** Creates a clock that initially shows the machine's time. */
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
      // Timers are not affected, as is the case when a real clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1"
    }
  }
}
