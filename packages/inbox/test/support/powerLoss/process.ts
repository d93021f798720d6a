/** Runs inboxes on a failing disk in separate processes. The processes preload a library that must be compiled first. */
import { execFileSync } from "node:child_process"
import { appendFileSync, existsSync, mkdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { markOf } from "./disk.ts"

const source = fileURLToPath(new URL("shim.c", import.meta.url))

const compile = (): string | undefined => {
  const library = join(tmpdir(), `inbox-power-loss-${process.pid}.so`)
  try {
    execFileSync("gcc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl", "-lpthread"], { stdio: "ignore" })
    return process.platform === "linux" ? library : undefined
  } catch {
    return undefined
  }
}

let library: string | undefined
let isCompiled = false

/** Returns the path of the compiled library, or undefined if it cannot be compiled. */
const preloaded = (): string | undefined => {
  if (!isCompiled) library = compile()
  isCompiled = true
  return library
}

/** Returns whether a power loss can be simulated. If not, prints the reason why tests are skipped. */
export const canLosePower = (): boolean => {
  const can = preloaded() !== undefined
  if (!can) console.log("Skipped: tests of a loss of power need Linux and gcc (Debian: apt-get install gcc libc6-dev)")
  return can
}

export interface FailingDisk {
  readonly root: string
  readonly journal: string
  readonly seed: number
  /** The environment variables for a process whose files are on the failing disk. */
  readonly env: Readonly<Record<string, string>>
  /** Appends a mark (a string from the test) to the journal, after all operations that the process has performed so far. */
  readonly mark: (text: string) => void
}

/** Creates a folder in `parent` in which `permille` out of 1,000 syncs fail. */
export const makeFailingDisk = (parent: string, permille: number, seed: number): FailingDisk => {
  const [root, journal] = [join(parent, "disk"), join(parent, "journal")]
  if (!existsSync(root)) mkdirSync(root)
  return {
    root,
    journal,
    seed,
    mark: (text) => appendFileSync(journal, markOf(text)),
    env: {
      LD_PRELOAD: preloaded() ?? "",
      POWER_LOSS_ROOT: root,
      POWER_LOSS_JOURNAL: journal,
      POWER_LOSS_PERMILLE: String(permille),
      POWER_LOSS_SEED: String(seed)
    }
  }
}
