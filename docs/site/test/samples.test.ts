/**
 * Tests the samples. Every sample is type-checked as shown. Every sample is also run against the sandbox, with ids that exist there instead of the
 * ids in the API document.
 */
import { execFile } from "node:child_process"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import {
  createTestData,
  openTestEnvironment,
  type TestEnvironment,
  type TestData
} from "@fieldwork/contract/src/TestData.ts"
import { credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { inputOf, samplesOf } from "../src/samples/route-samples.ts"
import type { Input } from "../src/samples/sample-route.ts"
import type { Sample } from "../src/samples/sample.ts"
import { operations, type Route } from "../src/spec/operations.ts"

const run = promisify(execFile)
const folder = join(import.meta.dirname, "../.samples")

/** The operations, sorted so that GET operations come first. GET operations do not change the test data, so they can share it. */
const named = operations
  .toSorted((a, b) => Number(b.method === "GET") - Number(a.method === "GET"))
  .map((route) => [route.operation.operationId, route] as const)

const sample = (route: Route, label: Sample["label"], input?: Input): string =>
  samplesOf(route, input).find((each) => each.label === label)?.code ?? ""

const write = async (kind: string, label: "Promise" | "Effect", route: Route, input?: Input): Promise<string> => {
  const file = join(folder, kind, `${route.operation.operationId}.${label}.ts`)
  await writeFile(file, `${sample(route, label, input)}\nexport {}\n`)
  return file
}

const client = 'export * from "@fieldwork/guides/client"\n'

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const kind of ["shown", "run"]) {
    await mkdir(join(folder, kind), { recursive: true })
    await writeFile(join(folder, kind, "client.ts"), client)
  }
})

it("every operation page has a Promise sample, an Effect sample and a curl sample", () => {
  const few = operations.filter((route) => samplesOf(route).length !== 3)
  expect(few.map(({ operation }) => operation.operationId)).toEqual([])
})

it("all code samples in the documentation compile", async () => {
  for (const route of operations) for (const label of ["Promise", "Effect"] as const) await write("shown", label, route)
  const config = { extends: "../../../../tsconfig.base.json", include: ["."], compilerOptions: { types: ["node"] } }
  await writeFile(join(folder, "shown", "tsconfig.json"), JSON.stringify(config))
  const tsc = join(import.meta.dirname, "../node_modules/.bin/tsc")
  const { stdout } = await run(tsc, ["-p", join(folder, "shown")]).catch((failed: { stdout: string }) => failed)
  expect(stdout).toBe("")
})

describe("samples against the sandbox", () => {
  let environment: TestEnvironment
  let shared: TestData | undefined

  /** Returns the test data for an operation. Consecutive GET operations share one set of test data. Any other operation gets its own set. */
  const dataFor = async ({ method }: Route): Promise<TestData> => {
    const data = (method === "GET" ? shared : undefined) ?? (await createTestData(environment))
    shared = method === "GET" ? data : undefined
    return data
  }

  beforeAll(async () => {
    environment = await openTestEnvironment()
    const { audience, clientId, clientSecret } = credentials.brandLift
    vi.stubEnv("FIELDWORK_BRAND_LIFT_URL", environment.server.url)
    vi.stubEnv("FIELDWORK_BRAND_LIFT_AUTH_URL", environment.server.url)
    vi.stubEnv("FIELDWORK_BRAND_LIFT_CLIENT_ID", clientId)
    vi.stubEnv("FIELDWORK_BRAND_LIFT_CLIENT_SECRET", clientSecret)
    vi.stubEnv("FIELDWORK_BRAND_LIFT_AUDIENCE", audience)
    vi.stubEnv("FIELDWORK_EXCHANGE_URL", environment.server.url)
    vi.stubEnv("FIELDWORK_EXCHANGE_API_KEY", credentials.exchange.apiKey)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await environment.server.close()
  })

  describe.each(["Promise", "Effect"] as const)("%s samples", (label) => {
    it.each(named)("the code sample for the operation %s succeeds against the sandbox", async (_, route) => {
      const log = vi.spyOn(console, "log").mockImplementation(() => {})
      const file = await write("run", label, route, inputOf(route, (await dataFor(route)).ids))
      await expect(import(/* @vite-ignore */ pathToFileURL(file).href)).resolves.toBeDefined()
      log.mockRestore()
    })
  })

  describe("curl samples", () => {
    it.each(named)("the curl sample for the operation %s succeeds against the sandbox", async (_, route) => {
      const data = await dataFor(route)
      const script = `${sample(route, "curl", inputOf(route, data.ids))} --silent --show-error --output /dev/null --write-out '%{http_code}'`
      const { stdout } = await run("sh", ["-c", script], { env: { ...process.env, BRAND_LIFT_TOKEN: data.token } })
      expect(stdout).toBe("200")
    })
  })
})
