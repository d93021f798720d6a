/** Tests the `fieldwork-supply` command in a child process against a sandbox server. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterEach, expect, it } from "vitest"
import { freePort } from "../../../inbox/test/support/listen.ts"
import { profileOf } from "../support/command.ts"

const program = join(import.meta.dirname, "../../src/main.ts")
const { apiKey, suppliers } = credentials.exchange
const token = "a-token-of-the-test"

let child: ChildProcess | undefined
afterEach(() => child?.kill("SIGKILL"))

const start = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) => {
  const started = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...env }
  })
  child = started
  const output = { out: "", err: "" }
  started.stdout.on("data", (chunk: Buffer) => void (output.out += chunk.toString()))
  started.stderr.on("data", (chunk: Buffer) => void (output.err += chunk.toString()))
  return { process: started, output, closed: once(started, "close") as Promise<[number | null]> }
}

it("fieldwork-supply subscribes, receives callbacks, routes respondents over HTTP, and exits on SIGTERM", async () => {
  const folder = mkdtempSync(join(tmpdir(), "supply-command-"))
  const sandbox = createSandbox()
  const exchange = await sandbox.listen()
  // The service must pass its URL to the exchange before it starts to listen, so it cannot listen on port 0.
  const port = await freePort()
  try {
    const {
      closed,
      process: served,
      output
    } = start(["serve", "--port", String(port), "--store", join(folder, "s.db")], {
      FIELDWORK_EXCHANGE_URL: exchange.url,
      FIELDWORK_EXCHANGE_API_KEY: apiKey,
      FIELDWORK_SUPPLY_SUPPLIER_CODE: suppliers[0] ?? "",
      FIELDWORK_SUPPLY_URL: `http://127.0.0.1:${port}`,
      FIELDWORK_SUPPLY_TOKEN: token
    })
    await once(served.stdout, "data")
    expect(output.out).toContain(`Fieldwork supply on http://127.0.0.1:${port}, `)
    await sandbox.advance({ hours: 1 })

    const call = async (operation: string, body: object) => {
      const response = await fetch(`http://127.0.0.1:${port}/supply/${operation}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const profile = await profileOf(exchange.url, "p-81")
    const matched = async () => (await call("match", { profile })).body["surveys"] as ReadonlyArray<unknown>
    await expect.poll(async () => (await matched()).length, { timeout: 20_000 }).toBeGreaterThan(0)
    const { body: routed } = await call("route", { profile })
    const back = await fetch(String(routed["url"]), { redirect: "manual" })
    const returned = await fetch(back.headers.get("location") ?? "")
    expect([returned.status, await returned.text()]).toEqual([200, "Thank you. Your answers have been received.\n"])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/supply/match`, { method: "POST" })).status).toBe(401)
    expect((await fetch(`http://127.0.0.1:${port}/return?MID=unknown`)).status).toBe(404)
    served.kill("SIGTERM")
    expect([await closed, output.err]).toEqual([[0, null], ""])
  } finally {
    await exchange.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

it("fieldwork-supply lists the missing settings in one line and prints no secret", async () => {
  const { closed, output } = start(["serve"], { FIELDWORK_EXCHANGE_API_KEY: "secret-key" })
  expect((await closed)[0]).toBe(1)
  expect(output.err).toBe(
    "fieldwork-supply: set FIELDWORK_EXCHANGE_URL, FIELDWORK_SUPPLY_SUPPLIER_CODE, FIELDWORK_SUPPLY_URL, FIELDWORK_SUPPLY_TOKEN; fieldwork-supply --help explains each\n"
  )
})

it("fieldwork-supply refuses an unknown option and refers to --help", async () => {
  const { closed, output } = start(["serve", "--speed", "2"])
  expect([(await closed)[0], output.err]).toEqual([1, "fieldwork-supply: Unknown option '--speed'; see --help\n"])
})
