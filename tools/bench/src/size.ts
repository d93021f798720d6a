/**
 * What a program that makes one call loads: minified, gzipped bytes for a browser or a worker, from the packages as they are published. Chunks
 * that the call loads while it runs are counted.
 */
import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Metafile } from "esbuild"
import { published } from "./published.ts"
import type { Case } from "./Report.ts"

/** An output file and those that it imports statically. */
const withImports = (outputs: Metafile["outputs"], path: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(path)) return found
  found.add(path)
  for (const { kind, path: imported } of outputs[path]?.imports ?? []) {
    if (kind === "import-statement") withImports(outputs, imported, found)
  }
  return found
}

/** `loads` names the modules that the call loads: the validators of its operation, and the reader of a list in pages. */
const kilobytes = async (code: string, loads: ReadonlyArray<string> = []): Promise<number> => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    target: "es2022",
    platform: "browser",
    conditions: ["import", "worker"],
    plugins: [published(join(import.meta.dirname, ".."))],
    // What a package leaves to Node is not part of what it ships elsewhere.
    external: [
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
    ],
    logLevel: "error"
  })
  const { outputs } = metafile
  const loaded = new Set<string>()
  for (const [path, { entryPoint = "" }] of Object.entries(outputs)) {
    const isLoaded = entryPoint === "<stdin>" || loads.some((name) => entryPoint.endsWith(`/${name}.js`))
    if (isLoaded) withImports(outputs, path, loaded)
  }
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((output) => path.endsWith(`/${output.replace(/^(\.\.\/)+/, "")}`)))
    .map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

const thin = `import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
const client = createBrandLiftClient({ baseUrl: "https://a.example" })
console.log(await client.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id: "1" } } }))`

const effect = `import { Dictionaries, Exchange } from "@fieldwork/exchange"
import { Effect, Stream } from "effect"
const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
console.log(await Effect.runPromise(Effect.provide(program, Exchange.layer({ baseUrl: "https://a.example", apiKey: "key" }))))`

/** The same with the layer of the one service, in place of all. */
const lean = effect
  .replace("{ Dictionaries, Exchange }", "{ Dictionaries, ExchangeApi }")
  .replace("{ Effect, Stream }", "{ Effect, Layer, Stream }")
  .replace("Exchange.layer(", "Layer.provide(Dictionaries.layer, ExchangeApi.layer(")
  .replace(/\)$/, "))")

const paged = `import { BrandLift, Campaigns } from "@fieldwork/brand-lift"
import { Effect, Stream } from "effect"
const program = Effect.flatMap(Campaigns, (campaigns) => Stream.runCollect(campaigns.list()))
const options = { baseUrl: "https://a.example", authUrl: "https://b.example", clientId: "id", clientSecret: "secret", audience: "a" }
console.log(await Effect.runPromise(Effect.provide(program, BrandLift.layer(options))))`

/** The same, where the program imports Effect by module as well. */
const byModule = (code: string): string =>
  code.replace(
    'import { Effect, Stream } from "effect"',
    'import * as Effect from "effect/Effect"\nimport * as Stream from "effect/Stream"'
  )

const promise = `import { createExchange } from "@fieldwork/exchange/promise"
console.log(await createExchange({ baseUrl: "https://a.example", apiKey: "key" }).lookups.bundled({ Bundle: "Countries" }))`

const effectAlone = `import { Effect, Stream } from "effect"
console.log(await Effect.runPromise(Stream.runCollect(Stream.make(1))))`

const verify = `import { createVerifier } from "@fieldwork/webhooks"
console.log(createVerifier({ keys: [] }))`

const statistics = `import { readLift } from "@fieldwork/lift-statistics"
console.log(readLift({ exposed: { x: 1, n: 2 }, control: { x: 1, n: 2 } }))`

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
    others: Readonly<Record<string, string>> = {},
    loads?: ReadonlyArray<string>
  ): Promise<Case> => {
    const peers: Record<string, number> = {}
    for (const [name, code] of Object.entries(others)) peers[name] = await kilobytes(code)
    return {
      case: what,
      unit: "kB",
      better: "lower",
      ours: await kilobytes(ours, loads),
      ...(floor !== undefined && { floor: await kilobytes(floor) }),
      peers,
      n: 1
    }
  }
  const sdks = { "stripe 23": stripe, "openai 7": openai, "octokit 5": octokit }
  return [
    await row("thin client, one operation", thin, openapiFetch, sdks),
    await row("Effect service, one list", effect, openapiFetch, { ...sdks, "effect and a stream": effectAlone }, [
      "listDictionary.gen"
    ]),
    await row(
      "Effect service, one list of its own layer",
      lean,
      openapiFetch,
      { ...sdks, "effect and a stream": effectAlone },
      ["listDictionary.gen"]
    ),
    await row(
      "Effect service, one list in pages",
      paged,
      openapiFetch,
      { ...sdks, "effect and a stream": effectAlone },
      ["listCampaigns.gen", "ListReader"]
    ),
    await row(
      "Effect service, one list, Effect imported by module",
      byModule(effect),
      openapiFetch,
      { "effect and a stream": byModule(effectAlone) },
      ["listDictionary.gen"]
    ),
    await row("Promise service, one call", promise, openapiFetch, { ...sdks, "effect and a stream": effectAlone }, [
      "getBundledLookups.gen"
    ]),
    await row("verify a callback on the web", verify),
    await row("read a lift result", statistics)
  ]
}
