/**
 * Measures reading respondent data as CSV over HTTP, in batches and row by row, compared with reading the raw body and with two well-known parsers.
 * Also measures the peak memory used to read 1 GB.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { build } from "esbuild"
import { csvServer } from "./children.ts"
import { interleave } from "./interleave.ts"
import type { Case } from "./Report.ts"

const megabytes = 256
const rounds = 5

interface Reading {
  readonly millis: number
  readonly count: number
  readonly peak: number
}

const bundled = async (folder: string): Promise<string> => {
  await build({
    entryPoints: [join(import.meta.dirname, "csv-reader.ts")],
    bundle: true,
    splitting: true,
    platform: "node",
    mainFields: ["module", "main"],
    format: "esm",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    // Defines `require`, which the CommonJS code in the bundle needs.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url)' }
  })
  return join(folder, "csv-reader.mjs")
}

const reader =
  (program: string) =>
  async (way: string, size: number): Promise<Reading> => {
    const server = await csvServer(size)
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, way, server.url])
      return JSON.parse(stdout)
    } finally {
      await server.stop()
    }
  }

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bench-"))
  try {
    const read = reader(await bundled(folder))
    const rate = async (way: string) => megabytes / ((await read(way, megabytes)).millis / 1000)
    const { floor, ours, ...peers } = await interleave(
      {
        ours: () => rate("batches"),
        floor: () => rate("raw"),
        "ours, row by row": () => rate("rows"),
        "ours, every cell cut": () => rate("cells"),
        "udsv 0.7 (arrays)": () => rate("udsv"),
        "csv-parse 7": () => rate("csv-parse")
      },
      rounds
    )
    const peak = async (way: string) => (await read(way, 1000)).peak / 1e6
    const memory = {
      ours: await peak("batches"),
      floor: await peak("raw"),
      peers: { "ours, row by row": await peak("rows"), "udsv 0.7 (arrays)": await peak("udsv") }
    }
    return [
      { case: "respondents as CSV over HTTP", unit: "MB/s", better: "higher", ours, floor, peers, n: rounds },
      { case: "peak memory over 1 GB", unit: "MB", better: "lower", ...memory, n: 1 }
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
