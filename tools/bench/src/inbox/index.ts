/**
 * The `inbox` benchmark: commits, upserts, the event loop, a restart, the CPU time of each stage, sustained throughput, and two inboxes under load.
 *
 * npm run bench -- inbox [--seconds 60] [--only commits,upserts,loop,restart,stages,sustained,load]
 *
 * `--seconds` sets the duration of the load; use 600 for a longer run.
 */
import type { BenchOptions } from "./BenchOptions.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Case } from "../Report.ts"
import { commits } from "./commits.ts"
import { load } from "./load.ts"
import { loop } from "./loop.ts"
import { restart } from "./restart.ts"
import { stages } from "./stages.ts"
import { sustained } from "./sustained.ts"
import { upserts } from "./upserts.ts"

const parts: Readonly<Record<string, (options: BenchOptions) => Promise<ReadonlyArray<Case>>>> = {
  commits,
  upserts,
  loop,
  restart,
  stages,
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
      if (part === undefined) throw new Error(`unknown part ${name}; pass one of ${Object.keys(parts).join(", ")}`)
      cases.push(...(await part({ folder: mkdtempSync(join(folder, `${name}-`)), seconds: Number(values.seconds) })))
    }
    return cases
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
