/**
 * Tests `follow.py` with an inbox that receives the callbacks of a sandbox. If Python is not installed, only the first test runs.
 */
import assert from "node:assert/strict"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { after, before, test } from "node:test"
import { setTimeout } from "node:timers/promises"
import { createExchange } from "@fieldwork/exchange/promise"
import { createInbox } from "@fieldwork/inbox/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

const hasPython = spawnSync("python3", ["--version"]).status === 0
const skip = hasPython ? false : "there is no python3"
const folder = mkdtempSync(join(tmpdir(), "python-"))
const state = join(folder, "surveys.db")
const token = "a-token-of-the-test"

const sandbox = createSandbox({ send: (request) => inbox.receive("opportunities", request) })
const { apiKey, suppliers } = credentials.exchange
const [supplier_code = ""] = suppliers
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
const control = createControlClient({ baseUrl: "https://exchange.example", fetch: sandbox.fetch })
const inbox = await createInbox({ store: ":memory:", exchange, supplierCode: supplier_code })

const api = inbox.readApi({ token })
let isAway = false
const server = createServer((request, response) => {
  if (isAway) response.writeHead(503).end()
  else api.listen(request, response)
})
let url = ""

/** Returns the numbers of the surveys that are live according to the inbox. */
const live = async () => {
  const surveys = await Array.fromAsync(inbox.opportunities.list({ status: "live" }))
  return surveys.map(({ opportunity }) => opportunity.survey_id).toSorted((a, b) => a - b)
}

/** Waits until the inbox has applied all callbacks. */
const projected = async () => {
  while ((await inbox.lags()).some(({ waiting }) => waiting > 0)) await setTimeout(10)
}

/** Returns the numbers of the surveys in the database of `follow.py`. By default, returns only live surveys. */
const stored = (where = "where status = 'live'") => {
  const database = new DatabaseSync(state, { readOnly: true })
  const rows = database.prepare(`select survey_id from survey ${where}`).all()
  database.close()
  return rows.map(({ survey_id }) => Number(survey_id)).toSorted((a, b) => a - b)
}

const python = (args: ReadonlyArray<string>, own: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn("python3", [join(import.meta.dirname, "../follow.py"), "--state", state, ...args], {
    env: { ...process.env, INBOX_URL: url, INBOX_TOKEN: token, ...own }
  })

/** Runs `follow.py` until it exits. Returns the exit code and the output. */
const run = async (args: ReadonlyArray<string>, own: Readonly<Record<string, string>> = {}) => {
  const child = python(args, own)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, "close")) as [number | null]
  return { code, output }
}

before(async () => {
  await exchange.opportunities.subscribe({
    supplier_code,
    body: { callback: "https://supplier.example/", opportunities: [{ country_language: { eq: "eng_us" } }] }
  })
  await sandbox.advance({ hours: 1 })
  await projected()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
after(async () => {
  server.closeAllConnections()
  server.close()
  await inbox.close()
  rmSync(folder, { recursive: true })
})

test("the inbox that the Python example reads contains more than ten live surveys from the exchange", async () => {
  assert.ok((await live()).length > 10)
})

test("the Python example, run once, stores exactly the live surveys of the inbox", { skip }, async () => {
  const { code, output } = await run(["--once"])
  assert.equal(code, 0, output)
  assert.deepEqual(stored(), await live())
  assert.equal(output.trim().split("\n").length, stored("").length)
})

test(
  "a second run of the Python example continues at the last change and stores only new changes",
  { skip },
  async () => {
    assert.deepEqual(await run(["--once"]), { code: 0, output: "" })
    const [survey_number = 0] = stored()
    await control.PATCH("/__sandbox/surveys/{survey_number}", {
      params: { path: { survey_number } },
      body: { allocations: { [supplier_code]: 0 } }
    })
    await sandbox.advance({ seconds: 60 })
    await projected()
    const { output } = await run(["--once"])
    assert.match(output, new RegExp(`^deactivated ${survey_number} eng_us$`, "m"))
    assert.deepEqual(stored(), await live())
  }
)

test("the Python example loses no survey when it is killed or when the inbox is unavailable", { skip }, async () => {
  rmSync(state)
  const killed = python([])
  await once(killed.stdout ?? killed, "data")
  killed.kill("SIGKILL")
  await once(killed, "close")
  isAway = true
  const waiting = python(["--once"])
  await setTimeout(500)
  assert.equal(waiting.exitCode, null)
  isAway = false
  assert.deepEqual(await once(waiting, "close"), [0, null])
  assert.deepEqual(stored(), await live())
})

test(
  "the Python example reads every survey again from an inbox to which its saved cursor does not belong",
  { skip },
  async () => {
    const database = new DatabaseSync(state)
    database.exec("update position set cursor = '9.1.0.AAAAAAAA'")
    database.exec("insert into survey values (1, 'live', '0', '{}')")
    database.close()
    assert.equal((await run(["--once"])).code, 0)
    assert.deepEqual(stored(), await live())
  }
)

test(
  "the Python example exits with a one-line error for a wrong token and for a missing setting",
  { skip },
  async () => {
    const refused = await run(["--once"], { INBOX_TOKEN: "another-token-of-a-test" })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^follow\.py: the inbox responded with 401: .+\n$/)
    const unset = await run(["--once"], { INBOX_TOKEN: "" })
    assert.deepEqual(unset, { code: 1, output: "follow.py: set INBOX_TOKEN in the environment\n" })
  }
)
