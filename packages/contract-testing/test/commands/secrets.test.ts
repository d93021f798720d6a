import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "contract-secrets-"))
const server = createServer((_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"))
let host = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  server.close()
  server.closeAllConnections()
})

const document = join(folder, "document.json")
const scheme = (where: string, name: string) => ({ type: "apiKey", in: where, name })
writeFileSync(
  document,
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Keys", version: "1" },
    components: {
      securitySchemes: { h: scheme("header", "X-Service"), q: scheme("query", "sig"), c: scheme("cookie", "session") }
    },
    security: [{ h: [], q: [], c: [] }],
    paths: { "/items": { get: { operationId: "listItems", responses: { 200: { description: "All" } } } } }
  })
)

interface Ended {
  readonly code: number
  readonly text: string
}

const run = (...args: ReadonlyArray<string>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, "../../src/main.ts"), ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr })
    })
  })

it.each([
  [["test", "--url", "http://HOST", "--credential", "client_secret:s3cret"], "--credential must have the form"],
  [["test", "--url", "http://HOST", "--credential", "a=b", "client_secret=s3cret"], "Unexpected argument"],
  [["probe", "--spec", "exchange", "--url", "http://HOST", "--input", "api_key:s3cret"], "--input must have the form"],
  [["test", "--url", "ftp://user:s3cret@HOST"], "--url is not an http or https URL: ftp://127"],
  [["test", "--url", "user:s3cret@HOST"], "--url is not an http or https URL"],
  [["test", "--url", "http://user:s3cret@HOST"], "--url contains a user name or a password, which are never sent"],
  [["test", "--url", "http://HOST", "--credential", "api_key", "s3cret"], "Unexpected argument"],
  [["test", "--url", "http://HOST", "--credential", "a=b", "pass'word=s3cret"], "Unexpected argument"],
  [["probe", "--spec", "exchange", "--url", "http://HOST", "--input", "api_key", "s3cret"], "Unexpected argument"],
  [["workflows", "--input", "api_key", "s3cret"], "Unexpected argument"],
  [["replay", "--credential", "api_key", "s3cret"], "--credential must have the form"],
  [["replay", "failures.json", "--url", "http://HOST", "--credential", "a=b", "s3cret"], "Only one FILE.json"],
  [["check", "session.har", "s3cret"], "Only one FILE.har"],
  [["replay", document, "--url", "http://s3cret@HOST"], "was not written by"],
  [["record", "--target", "http://user:s3cret@HOST"], "--target contains a user name or a password"],
  [["workflows", "--url", "http://user:s3cret@HOST"], "--url contains a user name or a password"]
])("fieldwork-contract refuses the arguments %j without printing a credential", async (args, message) => {
  const { code, text } = await run(...args.map((each) => each.replace("HOST", host)))
  expect(code).toBe(2)
  expect(text).toContain(message)
  expect(text).not.toContain("s3cret")
})

it("the archive of fieldwork-contract test contains no value of a credential that the document declares", async () => {
  const file = join(folder, "test.har")
  const credentials = ["h=s3cret-1", "q=s3cret-2", "c=s3cret-3"].flatMap((each) => ["--credential", each])
  const options = ["--url", `http://${host}`, "--spec", document, "--phases", "examples,coverage", "--har", file]
  const { text } = await run("test", ...options, ...credentials)
  const archive = readFileSync(file, "utf8")
  expect(`${text}${archive}`).not.toContain("s3cret")
  expect(archive).toContain('{"name":"x-service","value":"hidden"}')
  expect(archive).toContain("/items?sig=hidden")
  expect(archive).toContain('{"name":"cookie","value":"session=hidden"}')
})
