/**
 * Counts the files and functions of a package that run during one call, from the API call to the socket and back. The first two calls are not
 * counted.
 *
 * The counts come from V8's precise coverage. Libraries, the runtime and the server are excluded.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { readFileSync } from "node:fs"
import { Session } from "node:inspector/promises"
import { fileURLToPath } from "node:url"
import { BrandLift, Campaigns } from "@fieldwork/brand-lift"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { Effect, Layer } from "effect"
import { OpenAI } from "openai"
import { Stripe } from "stripe"
import { callbackFiles } from "./inbox/callbackPath.ts"
import { median } from "./interleave.ts"
import type { Case } from "./Report.ts"

export interface Path {
  /** The URLs of the files in which a function ran. */
  readonly files: ReadonlyArray<string>
  readonly functions: number
}

type Call = () => Promise<unknown>

/** Returns the files and functions that run during `call`, in files for which `isOwn` returns `true`. */
export const pathOf = async (call: Call, isOwn: (url: string) => boolean): Promise<Path> => {
  const session = new Session()
  session.connect()
  try {
    await session.post("Profiler.enable")
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
    // The first call loads the modules. The second call runs with all modules loaded.
    await call()
    await call()
    await session.post("Profiler.takePreciseCoverage")
    await call()
    const { result } = await session.post("Profiler.takePreciseCoverage")
    const own = result
      .filter(({ url }) => isOwn(url))
      .map(({ functions, url }) => ({
        url,
        // V8 reports the module itself as an unnamed function that starts at offset 0.
        count: functions.filter(({ functionName, ranges: [range] }) => {
          const isModule = functionName === "" && range?.startOffset === 0
          return !isModule && (range?.count ?? 0) > 0
        }).length
      }))
      .filter(({ count }) => count > 0)
    return { files: own.map(({ url }) => url), functions: own.reduce((sum, { count }) => sum + count, 0) }
  } finally {
    session.disconnect()
  }
}

const id = "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10"

/** A response body with the fields that all clients in the benchmark require. */
const body = JSON.stringify({
  id: "x",
  object: "model",
  campaign_id: id,
  access_token: "token",
  token_type: "Bearer",
  expires_in: 36_000
})

/** Starts a server that responds to every request with the same body. */
const serve = async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { "content-type": "application/json" }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port, url: `http://127.0.0.1:${port}`, stop }
}

/** Checks whether a file belongs to one of our packages, including the generated validators. */
export const isOurs = (url: string): boolean => /\/packages\/[\w-]+\/(src|dist)\//.test(url)

const isOf = (name: string) => (url: string) => url.includes(`/node_modules/${name}/`)

/** Returns the measured call of each client, with a function that selects the files to count. */
const calls = (url: string, port: number): Readonly<Record<string, readonly [Call, (url: string) => boolean]>> => {
  const credentials = { clientId: "bench", clientSecret: "bench-secret", audience: "https://bench.example" }
  const options = { baseUrl: url, authUrl: url, ...credentials }
  const { campaigns } = createBrandLift(options)
  const services = Effect.runSync(Effect.scoped(Layer.build(BrandLift.layer(options))))
  const get = Effect.provide(
    Effect.flatMap(Campaigns, (service) => service.get({ id })),
    services
  )
  const stripe = new Stripe("sk_test_bench", { host: "127.0.0.1", port, protocol: "http", telemetry: false })
  const openai = new OpenAI({ baseURL: url, apiKey: "bench" })
  return {
    "ours, Effect": [() => Effect.runPromise(get), isOurs],
    "ours, Promise": [() => campaigns.get({ id }), isOurs],
    "stripe 23": [() => stripe.customers.retrieve("x"), isOf("stripe")],
    "openai 7": [() => openai.models.retrieve("x"), isOf("openai")]
  }
}

/** Returns the median number of lines of the files. `files` contains file URLs. */
export const medianLines = (files: ReadonlyArray<string>): number =>
  median(files.map((file) => readFileSync(fileURLToPath(file), "utf8").trimEnd().split("\n").length))

/** Returns, for each client in the benchmark, the files and functions that run during one call. */
export const paths = async (): Promise<Readonly<Record<string, Path>>> => {
  const { port, stop, url } = await serve()
  try {
    const measured: Record<string, Path> = {}
    for (const [name, [call, isOwn]] of Object.entries(calls(url, port))) measured[name] = await pathOf(call, isOwn)
    return measured
  } finally {
    stop()
  }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const { "ours, Effect": effect, "ours, Promise": promise, ...others } = await paths()
  const row = (unit: "files" | "functions", count: (path: Path) => number): Case => ({
    case: `${unit} that campaigns.get crosses`,
    unit,
    better: "lower",
    ours: count(effect ?? { files: [], functions: 0 }),
    peers: Object.fromEntries(
      Object.entries({ "ours, Promise": promise, ...others }).map(([name, path]) => [
        name,
        path === undefined ? 0 : count(path)
      ])
    ),
    n: 1
  })
  for (const file of promise?.files ?? []) console.log(file.replace(/.*\/packages\//, "  "))
  const written = (promise?.files ?? []).filter((file) => !file.includes(".gen."))
  const lines: Case = {
    case: "lines of the median file of ours that it crosses",
    unit: "lines",
    better: "lower",
    ours: medianLines(written),
    peers: {},
    n: 1
  }
  const crossed = await callbackFiles(isOurs)
  for (const file of crossed) console.log(file.replace(/.*\/packages\//, "  "))
  const callback: Case = {
    case: "files that a callback crosses in the inbox until its 200",
    unit: "files",
    better: "lower",
    ours: crossed.length,
    peers: {},
    n: 1
  }
  return [row("files", ({ files }) => files.length), row("functions", ({ functions }) => functions), lines, callback]
}
