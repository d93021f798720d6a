/**
 * Measures the size of the code that a program with a single call loads: minified and gzipped bytes of the published packages for a browser or a
 * worker, including chunks that the call loads at run time.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"
import { credentials } from "@fieldwork/sandbox"
import { build } from "esbuild"
import { published } from "./published.ts"
import type { Case } from "./Report.ts"

/** Modules that the runtime provides and that are not bundled. */
const external = [
  "node:*",
  "crypto",
  "http",
  "https",
  "stream",
  "util",
  "events",
  "child_process",
  "os",
  "fs",
  "path",
  "url",
  "net",
  "tls",
  "zlib"
]

interface Run {
  readonly loaded: ReadonlyArray<string>
  readonly failure?: string
}

/** Runs the bundle of a program that makes one API call. Returns the files that it loads, and the error if the API call fails. */
const chunksOf = (bundle: string): Run => {
  const runner = join(import.meta.dirname, "loaded-chunks.ts")
  return JSON.parse(execFileSync(process.execPath, [runner, pathToFileURL(bundle).href], { encoding: "utf8" }))
}

/**
 * Bundles and runs the program in `code`, and returns the gzipped size of the files that it loads, in kilobytes. Throws if the program uses our
 * packages and its API call fails. A call with another library may fail.
 */
const kilobytes = async (code: string): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-size-"))
  try {
    await build({
      stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
      bundle: true,
      minify: true,
      splitting: true,
      outdir: folder,
      format: "esm",
      target: "es2022",
      platform: "browser",
      conditions: ["import", "worker"],
      plugins: [published(join(import.meta.dirname, ".."))],
      external,
      logLevel: "error"
    })
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }')
    const { failure, loaded } = chunksOf(join(folder, "stdin.js"))
    if (failure !== undefined && code.includes("@fieldwork/")) throw new Error(`${failure}: ${code}`)
    const files = loaded.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url))
    const bytes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length)
    return bytes.reduce((sum, size) => sum + size, 0) / 1000
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const thin = `import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
const client = createBrandLiftClient({ baseUrl: "https://a.example" })
console.log(await client.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id: "1" } } }))`

const { apiKey } = credentials.exchange
const { audience, clientId, clientSecret } = credentials.brandLift

const effect = `import { Exchange, Lookups } from "@fieldwork/exchange"
import { Effect, Stream } from "effect"
const program = Effect.flatMap(Lookups, (lookups) => Stream.runCollect(lookups.suppliers()))
console.log(await Effect.runPromise(Effect.provide(program, Exchange.layer({ baseUrl: "https://a.example", apiKey: "${apiKey}" }))))`

/** The program that uses the Effect API, but with the layer of a single service in place of the layer of all services. */
const lean = effect
  .replace("{ Exchange, Lookups }", "{ ExchangeApi, Lookups }")
  .replace("{ Effect, Stream }", "{ Effect, Layer, Stream }")
  .replace("Exchange.layer(", "Layer.provide(Lookups.layer, ExchangeApi.layer(")
  .replace(/\)$/, "))")

const dictionary = effect
  .replaceAll("Lookups", "Dictionaries")
  .replace("lookups.suppliers()", "lookups.list({ property: 'locales' })")

const paged = `import { BrandLift, Campaigns } from "@fieldwork/brand-lift"
import { Effect, Stream } from "effect"
const program = Effect.flatMap(Campaigns, (campaigns) => Stream.runCollect(campaigns.list()))
const options = { baseUrl: "https://a.example", authUrl: "https://b.example", clientId: "${clientId}", clientSecret: "${clientSecret}", audience: "${audience}" }
console.log(await Effect.runPromise(Effect.provide(program, BrandLift.layer(options))))`

/** Returns the program in `code` with imports from individual Effect modules instead of from `effect`. */
const byModule = (code: string): string =>
  code.replace(
    'import { Effect, Stream } from "effect"',
    'import * as Effect from "effect/Effect"\nimport * as Stream from "effect/Stream"'
  )

const promise = `import { createExchange } from "@fieldwork/exchange/promise"
console.log(await createExchange({ baseUrl: "https://a.example", apiKey: "${apiKey}" }).lookups.bundled({ Bundle: "Countries" }))`

const effectAlone = `import { Effect, Stream } from "effect"
console.log(await Effect.runPromise(Stream.runCollect(Stream.make(1))))`

const verify = `import { createVerifier } from "@fieldwork/webhooks"
console.log(createVerifier)`

const statistics = `import { analyseLift } from "@fieldwork/lift-statistics"
console.log(analyseLift({ exposed: { x: 1, n: 2 }, control: { x: 1, n: 2 } }))`

const openapiFetch = `import createClient from "openapi-fetch"
console.log(await createClient({ baseUrl: "https://a.example" }).GET("/x"))`
const stripe = 'import { Stripe } from "stripe"\nconsole.log(await new Stripe("k").customers.retrieve("x"))'
const openai = 'import { OpenAI } from "openai"\nconsole.log(await new OpenAI({ apiKey: "k" }).models.retrieve("x"))'
const octokit = 'import { Octokit } from "octokit"\nconsole.log(await new Octokit().request("GET /x"))'

export const run = async (): Promise<ReadonlyArray<Case>> => {
  execFileSync("pnpm", ["--silent", "--workspace-root", "run", "task:build"], {
    stdio: ["ignore", "ignore", "inherit"]
  })
  const row = async (
    what: string,
    ours: string,
    floor?: string,
    others: Readonly<Record<string, string>> = {}
  ): Promise<Case> => {
    const peers: Record<string, number> = {}
    for (const [name, code] of Object.entries(others)) peers[name] = await kilobytes(code)
    return {
      case: what,
      unit: "kB",
      better: "lower",
      ours: await kilobytes(ours),
      ...(floor !== undefined && { floor: await kilobytes(floor) }),
      peers,
      n: 1
    }
  }
  const sdks = { "stripe 23": stripe, "openai 7": openai, "octokit 5": octokit }
  const peers = { ...sdks, "effect and a stream": effectAlone }
  const short = { "effect and a stream": byModule(effectAlone) }
  return [
    await row("thin client, one operation", thin, openapiFetch, sdks),
    await row("Effect service, one list", effect, openapiFetch, peers),
    await row("Effect service, one list of its own layer", lean, openapiFetch, peers),
    await row("Effect service, one list in pages, exchange", dictionary, openapiFetch, peers),
    await row("Effect service, one list in pages, brand lift", paged, openapiFetch, peers),
    await row("Effect service, one list, Effect imported by module", byModule(effect), openapiFetch, short),
    await row("Promise service, one call", promise, openapiFetch, peers),
    await row("verify a callback on the web", verify),
    await row("read a lift result", statistics)
  ]
}
