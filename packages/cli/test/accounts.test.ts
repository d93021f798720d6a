/**
 * Tests accounts that cannot be used, and error responses from the services of an account.
 */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { testRefusals } from "./refusals.ts"
import { runCommand } from "./runCommand.ts"

let folder = ""
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fieldwork-cli-"))
  await writeFile(inFolder("config.json"), "{}")
  await writeFile(inFolder("open.json"), '{"profiles":{}}')
  await chmod(inFolder("open.json"), 0o644)
  await chmod(inFolder("config.json"), 0o600)
})

afterAll(() => rm(folder, { recursive: true }))

const id = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"

testRefusals([
  {
    name: "an operation that costs money without --yes",
    args: () => ["campaigns", "launch", id],
    code: 4,
    line: /campaigns launch costs money: .* Add --yes/
  },
  {
    name: "no account",
    args: () => ["campaigns", "list"],
    code: 3,
    line: /no account is configured for the brand lift API: set FIELDWORK_BRAND_LIFT_URL, /
  },
  {
    name: "an incomplete account",
    args: () => ["campaigns", "list"],
    environment: () => ({ FIELDWORK_BRAND_LIFT_URL: "https://lift.example" }),
    code: 3,
    line: /set FIELDWORK_BRAND_LIFT_AUTH_URL, FIELDWORK_BRAND_LIFT_CLIENT_ID, .* as well$/
  },
  {
    name: "a configuration file that others can read",
    args: () => ["campaigns", "list"],
    environment: () => ({ FIELDWORK_CONFIG: inFolder("open.json") }),
    code: 3,
    line: /contains secrets and is accessible to other users: run chmod 600 "/
  },
  {
    name: "a configuration file without profiles",
    args: () => ["campaigns", "list"],
    environment: () => ({ FIELDWORK_CONFIG: inFolder("config.json") }),
    code: 3,
    line: /config\.json: has no object "profiles"$/
  },
  {
    name: "a URL that is not encrypted",
    args: () => ["lookups", "suppliers"],
    environment: () => ({
      FIELDWORK_EXCHANGE_URL: "http://exchange.example",
      FIELDWORK_EXCHANGE_API_KEY: "secret-key"
    }),
    code: 3,
    line: /^fieldwork: baseUrl \(FIELDWORK_EXCHANGE_URL\) is http:\/\/exchange\.example: credentials require https/
  },
  {
    name: "a token URL that is not a URL",
    args: () => ["campaigns", "list"],
    environment: () => ({
      FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
      FIELDWORK_BRAND_LIFT_AUTH_URL: "lift.example",
      FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
      FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-key",
      FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
    }),
    code: 3,
    line: /^fieldwork: authUrl \(FIELDWORK_BRAND_LIFT_AUTH_URL\) is not an absolute URL/
  },
  {
    name: "an unreachable server",
    args: () => ["lookups", "suppliers", "--retries", "0"],
    environment: () => ({ FIELDWORK_EXCHANGE_URL: "http://127.0.0.1:9", FIELDWORK_EXCHANGE_API_KEY: "secret-key" }),
    code: 10,
    line: /^fieldwork: listSuppliers: /
  }
])

it("a failed CLI command exits with 5 for 401 or 403, 6 for 404, 8 for 429, 9 for 500 and 7 for other 4xx codes", async () => {
  const codes: Array<number | undefined> = []
  for (const status of [400, 401, 403, 404, 409, 413, 429, 500]) {
    const { code } = await runCommand(["lookups", "suppliers", "--retries", "0"], {
      environment: { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "secret-key" },
      fetch: async () => new Response(null, { status, headers: { "retry-after": "100000" } })
    })
    codes.push(code)
  }
  expect(codes).toEqual([7, 5, 5, 6, 7, 7, 8, 9])
})

const environment = { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "secret-key" }

it("the CLI error for a call that timed out names the option that gives the call more time", async () => {
  const { code, err } = await runCommand(["lookups", "suppliers", "--retries", "0", "--timeout", "0.05"], {
    environment,
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)))
  })
  expect(code).toBe(10)
  expect(err).toMatch(
    /^fieldwork: listSuppliers: no response within .*\. Raise --timeout if the operation needs longer\n$/
  )
})

it("the CLI notice about an undocumented status code names the operation and no position in the response body", async () => {
  const { err } = await runCommand(["lookups", "suppliers", "--retries", "0"], {
    environment,
    fetch: async () => Response.json({}, { status: 409 })
  })
  expect(err).toMatch(/^fieldwork: listSuppliers differs from the spec: the status code is not documented\n/)
})
