/**
 * The bench `inbox`: commits, upserts, the event loop, a restart, and the whole of it under load.
 *
 *     npm run bench -- inbox [--seconds 60] [--only commits,upserts,loop,restart,sustained,load]
 *
 * `--seconds 600` is the long form of the load.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Case } from "../Report.ts"
import { commits } from "./commits.ts"
import { load } from "./load.ts"
import { loop } from "./loop.ts"
import { restart } from "./restart.ts"
import { sustained } from "./sustained.ts"
import { upserts } from "./upserts.ts"

export interface Ground {
  /** An empty folder on a disk. */
  readonly folder: string
  /** How long the load lasts. */
  readonly seconds: number
}

const parts: Readonly<Record<string, (ground: Ground) => Promise<ReadonlyArray<Case>>>> = {
  commits,
  upserts,
  loop,
  restart,
  sustained,
  load
}

export const run = async (args: ReadonlyArray<string>): Promise<ReadonlyArray<Case>> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: "string", default: "60" },
      only: { type: "string", default: Object.keys(parts).join() }
    }
  })
  const folder = mkdtempSync(join(tmpdir(), "inbox-bench-"))
  try {
    const cases: Array<Case> = []
    for (const name of values.only.split(",")) {
      const part = parts[name]
      if (part === undefined) throw new Error(`there is no ${name}; there are ${Object.keys(parts).join(", ")}`)
      cases.push(...(await part({ folder: mkdtempSync(join(folder, `${name}-`)), seconds: Number(values.seconds) })))
    }
    return cases
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
