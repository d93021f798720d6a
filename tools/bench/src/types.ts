/**
 * Measures the cost of type-checking one call to every operation of both APIs, compared with a project that only imports openapi-fetch.
 */
import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import { interleave, median } from "./interleave.ts"
import type { Case } from "./Report.ts"

const folder = join(import.meta.dirname, "../.types")
const rounds = 5
const methods = ["get", "put", "post", "delete", "patch"]

/**
 * Returns the source code of one call to each operation with the typed fetch client. The parameters are cast, because their values do not affect the
 * cost of type-checking.
 */
const calls = (document: { readonly paths: object }): ReadonlyArray<string> =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in (item as object))
      .map(
        (method) =>
          `export const $N = () => client.${method.toUpperCase()}(${JSON.stringify(path)}, {} as never).then(({ data }) => data)`
      )
  )

const program = (client: string, lines: ReadonlyArray<string>) =>
  [
    'import createClient from "openapi-fetch"',
    `import type { paths } from "${client}"`,
    'const client = createClient<paths>({ baseUrl: "https://example.com" })',
    ...lines.map((line, index) => line.replace("$N", `call${index}`)),
    ""
  ].join("\n")

const compilerOptions = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom"],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true
}

const project = (name: string, files: Readonly<Record<string, string>>) => {
  const at = join(folder, name)
  mkdirSync(at, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(at, file), text)
  writeFileSync(join(at, "tsconfig.json"), JSON.stringify({ compilerOptions, files: Object.keys(files) }))
  return at
}

interface Measured {
  readonly wall: number
  readonly seconds: number
  readonly megabytes: number
}

/** Runs the compiler, and returns the wall-clock time of the process and the time and memory that the compiler reports. */
const check = (at: string): Measured => {
  const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc")
  const begun = performance.now()
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", at, "--extendedDiagnostics"], { encoding: "utf8" })
  const wall = (performance.now() - begun) / 1000
  if (status !== 0) throw new Error(`the calls do not type-check:\n${stdout}`)
  const [, used = "NaN"] = /Memory used:\s+(\d+)K/.exec(stdout) ?? []
  const [, seconds = "NaN"] = /Total time:\s+([\d.]+)s/.exec(stdout) ?? []
  return { wall, seconds: Number(seconds), megabytes: Number(used) / 1024 }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const all = { brandLift: calls(brandLift), exchange: calls(exchange) }
  const count = all.brandLift.length + all.exchange.length
  const ours = project("ours", {
    "brand-lift.ts": program("@fieldwork/brand-lift-client", all.brandLift),
    "exchange.ts": program("@fieldwork/exchange-client", all.exchange)
  })
  const floor = project("floor", {
    "empty.ts":
      'import createClient from "openapi-fetch"\nexport const client = createClient<Record<never, never>>({ baseUrl: "https://example.com" })\n'
  })
  const measurements: Record<"ours" | "floor", Array<Measured>> = { ours: [], floor: [] }
  const measure = (name: "ours" | "floor", at: string) => () => {
    const measured = check(at)
    measurements[name].push(measured)
    return measured.wall
  }
  const wall = await interleave({ ours: measure("ours", ours), floor: measure("floor", floor) }, rounds)
  // The first round is a warm-up and is not counted.
  const of = (name: "ours" | "floor", figure: keyof Measured) =>
    median(measurements[name].slice(1).map((each) => each[figure]))
  rmSync(folder, { recursive: true })
  const what = `type-check one call of each of ${count} operations`
  const row = (name: string, unit: string, figure: keyof Measured): Case => ({
    case: name,
    unit,
    better: "lower",
    ours: of("ours", figure),
    floor: of("floor", figure),
    peers: {},
    n: rounds
  })
  return [
    row(`${what}: the compiler's own time`, "s", "seconds"),
    { ...row(`${what}: the entire process`, "s", "wall"), ours: wall.ours, floor: wall.floor },
    row(`${what}: memory`, "MB", "megabytes")
  ]
}
