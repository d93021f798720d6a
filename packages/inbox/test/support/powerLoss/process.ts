/** Inboxes on a disk that fails, in processes of their own: where there is a compiler for what is preloaded into them. */
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

/** Undefined where it cannot be compiled. */
const preloaded = (): string | undefined => {
  if (!isCompiled) library = compile()
  isCompiled = true
  return library
}

/** Says on the console why tests are skipped. */
export const canLosePower = (): boolean => {
  const can = preloaded() !== undefined
  if (!can) console.log("Skipped: tests of a loss of power need Linux and gcc (Debian: apt-get install gcc libc6-dev)")
  return can
}

export interface FailingDisk {
  readonly root: string
  readonly journal: string
  readonly seed: number
  /** Variables of the process that uses the folder. */
  readonly env: Readonly<Record<string, string>>
  /** Puts a mark into the journal, after all that the process has done by now. */
  readonly mark: (text: string) => void
}

/** A folder in `parent` of whose syncs so many in 1,000 fail. */
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
