import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import * as replay from "../../src/commands/replay.ts"
import * as test from "../../src/commands/test.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-replay-"))
afterAll(() => rmSync(folder, { recursive: true }))

const json = { "content-type": "application/json" }
const refusal = { description: "Refused", content: { "application/json": { schema: {} } } }
const document = join(folder, "my document.json")
writeFileSync(
  document,
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Items", version: "1" },
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Service-Key" } } },
    security: [{ key: [] }],
    paths: {
      "/items": {
        get: {
          operationId: "listItems",
          responses: {
            200: {
              description: "All",
              content: { "application/json": { schema: { type: "object", required: ["items"] } } }
            },
            401: refusal,
            404: refusal
          }
        }
      }
    }
  })
)

let isFixed = false
/** A service under `/v1` that needs a key and omits a required property until it is fixed. */
const server = createServer(({ headers, method, url }, response) => {
  const send = (status: number, body: object) => response.writeHead(status, json).end(JSON.stringify(body))
  if (url !== "/v1/items") send(404, {})
  else if (headers["x-service-key"] !== "sk-live-123456") send(401, {})
  else if (method === "GET") send(200, isFixed ? { items: [] } : { wrong: true })
  else response.writeHead(405, { allow: "GET" }).end()
})

let url = ""
const saved = join(folder, "failures.json")
const lines: Array<string> = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

beforeEach(async () => {
  isFixed = false
  for (const level of ["log", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  vi.stubEnv("FIELDWORK_CREDENTIAL_API_KEY", "sk-live-123456")
  const options = ["--base-path", "/v1", "--phases", "examples", "--report", `json=${saved}`]
  expect(await test.run(["--url", url, "--spec", document, ...options])).toBe(1)
  lines.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it("fieldwork-contract replay takes credentials from the environment and the base path from the file", async () => {
  expect(await replay.run([saved, "--url", url])).toBe(1)
  expect(lines.join("\n")).toMatch(/failed +response-follows-contract listItems[^]*1 of 1 failure still occurs/)
  isFixed = true
  lines.length = 0
  expect(await replay.run([saved, "--url", url])).toBe(0)
  expect(lines.join("\n")).toMatch(/fixed +response-follows-contract listItems[^]*0 of 1 failure still occurs/)
})

it("fieldwork-contract replay reads a report that contains the names of the documents in one string", async () => {
  const report = JSON.parse(readFileSync(saved, "utf8")) as object
  const plain = join(folder, "plain.json")
  writeFileSync(plain, readFileSync(document))
  const old = join(folder, "old.json")
  writeFileSync(old, JSON.stringify({ ...report, spec: `${plain} exchange` }))
  expect(await replay.run([old, "--url", url])).toBe(1)
  expect(lines.join("\n")).toContain("1 of 1 failure still occurs")
})

it("fieldwork-contract replay distinguishes a file that does not exist from one that the test command did not write", async () => {
  const missing = join(folder, "missing.json")
  await expect(replay.run([missing, "--url", url])).rejects.toThrow(
    `${missing} cannot be read: it does not exist; fieldwork-contract test --report json=${missing} writes it`
  )
  await expect(replay.run([document, "--url", url])).rejects.toThrow(
    "was not written by fieldwork-contract test --report json=FILE"
  )
})

it("fieldwork-contract replay exits with 2 if the service refuses the credentials of a repeated call", async () => {
  vi.stubEnv("FIELDWORK_CREDENTIAL_API_KEY", undefined)
  expect(await replay.run([saved, "--url", url])).toBe(2)
  expect(lines.join("\n")).toMatch(
    /not run +response-follows-contract listItems: GET \S+\/v1\/items was refused with 401/
  )
  expect(lines.join("\n")).not.toContain("fixed")
})

it("fieldwork-contract replay exits with 2 if the service does not have the path of a repeated call", async () => {
  expect(await replay.run([saved, "--url", url, "--base-path", "/v2"])).toBe(2)
  expect(lines.join("\n")).toMatch(
    /GET \S+\/v2\/items was refused with 404; when the failure was saved, the response was 200/
  )
})
