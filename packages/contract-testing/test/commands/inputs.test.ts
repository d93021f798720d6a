import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import * as probe from "../../src/commands/probe.ts"
import * as workflows from "../../src/commands/workflows.ts"
import { typedInputs } from "../../src/workflows/typedInputs.ts"

const digits = "98765432109876543210"
const requests: Array<{ readonly authorization: string; readonly body: string }> = []

/** A service that records the credentials of each request and refuses them. */
const server = createServer((request, response) => {
  let body = ""
  request.on("data", (chunk: Buffer) => (body += chunk.toString()))
  request.on("end", () => {
    requests.push({ authorization: request.headers.authorization ?? "", body })
    response.writeHead(401, { "content-type": "application/json" }).end("{}")
  })
})
let url = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  requests.length = 0
  for (const level of ["log", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it("fieldwork-contract probe sends an API key that consists of digits unchanged", async () => {
  vi.stubEnv("FIELDWORK_INPUT_API_KEY", digits)
  await probe.run(["--spec", "exchange", "--url", url, "--per-second", "100"]).catch(() => {})
  expect(requests[0]?.authorization).toBe(digits)
})

it("fieldwork-contract workflows sends an API key that consists of digits unchanged", async () => {
  const args = ["--url", url, "--only", "read-account", "--input", `api_key=${digits}`]
  await workflows.run(args).catch(() => {})
  expect(requests[0]?.authorization).toBe(digits)
})

it("fieldwork-contract workflows sends client credentials that consist of digits as strings", async () => {
  const credentials = { client_id: "123", client_secret: "456", audience: "789", campaign_id: "1" }
  const inputs = Object.entries(credentials).flatMap(([name, value]) => ["--input", `${name}=${value}`])
  await workflows.run(["--url", url, "--only", "read-lift", ...inputs]).catch(() => {})
  expect(JSON.parse(requests[0]?.body ?? "{}")).toMatchObject({ client_id: "123", client_secret: "456" })
})

it("typedInputs converts only the inputs that a workflow declares as integers", () => {
  const inputs = { survey_number: "1000003", supplier_code: "1001", campaign_name: "2026", api_key: "7" }
  expect(typedInputs(inputs)).toEqual({ ...inputs, survey_number: 1_000_003 })
  expect(typedInputs({ survey_number: digits, country_language_id: "09" })).toEqual({
    survey_number: digits,
    country_language_id: "09"
  })
})
