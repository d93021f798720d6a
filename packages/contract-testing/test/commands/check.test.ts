import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import * as check from "../../src/commands/check.ts"
import * as record from "../../src/commands/record.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-check-"))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** A document that consists of two files and has a server URL with a path. */
write("pet.yaml", "type: object\nrequired: [name]\n")
const document = write(
  "pets.yaml",
  `openapi: 3.1.0
info: { title: Pets, version: "1" }
servers: [{ url: https://pets.example/v3 }]
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses:
        "200": { description: A pet, content: { application/json: { schema: { $ref: ./pet.yaml } } } }
`
)
const har = (url: string, body: string) =>
  JSON.stringify({
    log: {
      entries: [
        {
          request: { method: "GET", url, headers: [] },
          response: {
            status: 200,
            headers: [{ name: "Content-Type", value: "application/json" }],
            content: { text: body }
          }
        }
      ]
    }
  })
const good = write("good.har", har("https://pets.example/v3/pets/7", '{"name":"Rex"}'))
const bad = write("bad.har", har("https://pets.example/v3/pets/rex", "{}"))

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const run = (...args: ReadonlyArray<string>): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, "../../src/main.ts"), ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr })
    })
  })

it("fieldwork-contract check exits with 0 if an HTTP archive follows an OpenAPI document that is split into files", async () => {
  expect(await run("check", good, "--spec", document)).toMatchObject({
    code: 0,
    stdout: "1 call checked; 1 of 1 operations called; 0 violations\n"
  })
})

it("fieldwork-contract check exits with 1 and prints each contract violation in an HTTP archive", async () => {
  const { code, stdout } = await run("check", bad, "--spec", document)
  expect(code).toBe(1)
  expect(stdout.split("\n")).toEqual([
    "getPet, parameter at path id: must be integer; it is a string of 3 characters",
    "    first at GET /v3/pets/rex",
    "getPet, accepted invalid request: the response was 200 although the request violates the contract",
    "    first at GET /v3/pets/rex",
    "getPet, response body: has no name, which is required",
    "    first at GET /v3/pets/rex",
    "1 call checked; 1 of 1 operations called; 3 violations",
    ""
  ])
})

it("fieldwork-contract check exits with 1 for a violation even if nothing reads its output, as with `| head`", async () => {
  const main = join(import.meta.dirname, "../../src/launch.gen.ts")
  const child = spawn(process.execPath, [main, "check", bad, "--spec", document])
  child.stdout.destroy()
  let stderr = ""
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const [code] = (await once(child, "close")) as [number]
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${bad} has no credentials, because browsers remove them: they are not checked\n`
  })
})

it("fieldwork-contract check writes a SARIF report of contract violations for code scanning", async () => {
  const output = join(folder, "report.sarif")
  expect(await run("check", bad, "--spec", document, "--format", "sarif", "--output", output)).toMatchObject({
    code: 1,
    stdout: ""
  })
  expect(JSON.parse(readFileSync(output, "utf8"))).toMatchObject({ version: "2.1.0" })
})

it.each([
  [["check"], "FILE.har is missing"],
  [
    ["check", join(folder, "none.har")],
    "none.har cannot be read: it does not exist; browsers, proxies and fieldwork-contract record"
  ],
  [["check", folder], "cannot be read: it is a folder"],
  [["check", good, "--output", join(folder, "no", "report")], "report cannot be written: its folder does not exist"],
  [
    ["record", "--target", "http://a.example", "--output", join(folder, "no", "a.har")],
    "a.har cannot be written: its folder does not exist"
  ],
  [["record", "--target", "http://a.example", "--host", "192.0.2.1"], "--host is not an address of this machine"],
  [["check", document], "pets.yaml is not JSON"],
  [["check", good, "--spec", "brandlift"], "--spec must be brand-lift, exchange or a readable file, not brandlift"],
  [["check", good, "--format", "xml"], "--format must be one of text, json, junit, sarif, not xml"],
  [
    ["check", good, "--spec", write("old.json", '{"openapi":"3.0.3"}')],
    "is not an OpenAPI 3.1 document, but OpenAPI 3.0.3"
  ],
  [
    ["check", good, "--spec", write("lost.yaml", "openapi: 3.1.0\npaths: { $ref: ./none.yaml }\n")],
    "cannot be bundled"
  ],
  [["check", good, "--spek", "x"], "Unknown option '--spek'"],
  [["record"], "--target is missing"],
  [["record", "--target", "ftp://a.example"], "--target is not an http or https URL: ftp://a.example"],
  [["record", "--target", "http://a.example", "--port", "70000"], "--port must be a number up to 65535"]
])("fieldwork-contract check or record rejects the arguments %j", async (args, message) => {
  const [command, ...rest] = args
  const { run: called } = command === "check" ? check : record
  await expect(called(rest)).rejects.toThrow(message)
})

it.each(["check", "record", "test"])(
  "fieldwork-contract %s refuses a document with a schema that cannot be compiled, and names the schema",
  async (command) => {
    const schema = (pattern: string) => `{ type: object, properties: { phone: { type: string, pattern: ${pattern} } } }`
    const file = write(
      "broken.yaml",
      `openapi: 3.1.0
info: { title: Phones, version: "1" }
components: { schemas: { Broken: ${schema("'(['")}, Usable: ${schema(String.raw`'^\d{3}\-\d{4}$'`)} } }
paths:
  /phone:
    get:
      operationId: getPhone
      responses:
        "200": { description: A, content: { application/json: { schema: { $ref: "#/components/schemas/Broken" } } } }
        "201": { description: B, content: { application/json: { schema: { $ref: "#/components/schemas/Usable" } } } }
        "202": { description: C, content: { application/json: { schema: { $ref: "#/components/schemas/None" } } } }
`
    )
    const options = { check: [good], record: ["--target", "http://a.example"], test: ["--url", "http://a.example"] }
    const { code, stderr } = await run(command, ...(options[command as "check"] ?? []), "--spec", file)
    expect(code).toBe(2)
    expect(stderr).toContain("broken.yaml has 2 schemas that cannot be used:")
    expect(stderr).toContain("  #/components/schemas/Broken/properties/phone: Invalid regular expression")
    expect(stderr).toContain(
      "  #/paths/~1phone/get/responses/202/content/application~1json/schema: can't resolve reference"
    )
  }
)

it("fieldwork-contract check exits with 2 and prints the usage for an unknown option", async () => {
  const { code, stderr } = await run("check", good, "--spek", "x")
  expect(code).toBe(2)
  expect(stderr).toMatch(/Unknown option '--spek'[^]*fieldwork-contract check FILE\.har/)
})

it("fieldwork-contract check reports a failure other than a wrong argument in one line without the usage", async () => {
  const { code, stderr } = await run("check", join(folder, "none.har"))
  expect(code).toBe(2)
  expect(stderr).toMatch(/^\S+none\.har cannot be read: it does not exist; [^\n]*\n$/)
})

it("fieldwork-contract test reports that it cannot write its report before it sends a request", async () => {
  const file = join(folder, "no-such-folder", "report.json")
  const { code, stderr } = await run("test", "--url", "http://127.0.0.1:9", "--report", `json=${file}`)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^--report \S+report\.json cannot be written: its folder does not exist/)
})

it("fieldwork-contract workflows exits with 2 when no workflow was run", async () => {
  const { code, stderr } = await run("workflows", "--url", "http://127.0.0.1:9")
  expect(code).toBe(2)
  expect(stderr).toContain("No workflow was run")
})

it("fieldwork-contract workflows exits with 2 and prints one line if the service cannot be reached", async () => {
  const { code, stderr, stdout } = await run("workflows", "--url", "http://127.0.0.1:9", "--input", "api_key=k")
  expect(code).toBe(2)
  expect(stdout).toBe("")
  expect(stderr).toMatch(/^GET \S+ got no response: [^\n]*\n$/)
})

it.each([[[]], [["--url", "http://127.0.0.1:9"]]])(
  "fieldwork-contract without a command and with the options %j prints the commands and exits with 2",
  async (args) => {
    const { code, stderr } = await run(...args)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^The command is missing\.\n\nfieldwork-contract COMMAND\n/)
  }
)

it("fieldwork-contract check notes on standard error that an HTTP archive contains no credentials", async () => {
  const { stderr } = await run("check", good, "--spec", document)
  expect(stderr).toContain("good.har has no credentials")
})
