/**
 * Tests the application that `next build` has built and `next start` serves. The exchange is a sandbox that is called over HTTP.
 */
import assert from "node:assert/strict"
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { createRequire } from "node:module"
import { after, before, test } from "node:test"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

const statuses: Array<number> = []
let genuine: Request | undefined
const sandbox = createSandbox({
  send: async (request) => {
    genuine = request.clone()
    const response = await fetch(request)
    statuses.push(response.status)
    return response
  }
})
const exchange = await sandbox.listen()
const [supplier_code = ""] = credentials.exchange.suppliers
const control = createControlClient({ baseUrl: exchange.url })

const root = fileURLToPath(new URL("..", import.meta.url))
const env = {
  ...process.env,
  EXCHANGE_URL: exchange.url,
  EXCHANGE_API_KEY: credentials.exchange.apiKey,
  SUPPLIER_CODE: supplier_code
}

let server: ChildProcess | undefined
let url = ""

const start = () =>
  new Promise<string>((resolve, reject) => {
    const next = createRequire(import.meta.url).resolve("next/dist/bin/next")
    server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", "0"], { cwd: root, env })
    server.once("exit", (code) => reject(new Error(`next start ended with ${code}`)))
    server.stderr?.pipe(process.stderr)
    server.stdout?.setEncoding("utf8").on("data", (text: string) => {
      const [, found] = /Local:\s+(\S+)/.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
  })

/** Returns the numbers of the surveys on the page. */
const page = async (): Promise<ReadonlyArray<number>> => {
  const html = await (await fetch(url)).text()
  return [...html.matchAll(/data-survey="(\d+)"/g)].map(([, number]) => Number(number))
}

before(async () => {
  url = await start()
  const subscribe = fileURLToPath(new URL("../scripts/subscribe.ts", import.meta.url))
  await promisify(execFile)(process.execPath, [subscribe, `${url}/callbacks`], { env })
})
after(async () => {
  server?.kill()
  await exchange.close()
})

test("the page of the Next.js app shows the surveys on the offerwall", async () => {
  assert.ok((await page()).length > 0)
})

test("the Next.js app accepts a genuine callback and refreshes the offerwall on its page", async () => {
  await sandbox.advance({ seconds: 600 })
  const [survey_number = 0] = await page()
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplier_code]: 0 } }
  })
  assert.ok((await page()).includes(survey_number), "the page is cached until a callback has been received")

  await sandbox.advance({ seconds: 60 })
  assert.ok(statuses.length > 0)
  assert.deepEqual(new Set(statuses), new Set([200]))
  assert.ok(!(await page()).includes(survey_number))
})

test("the Next.js app responds with 401 to a callback with an altered body and keeps its page unchanged", async () => {
  assert.ok(genuine)
  const [survey_number = 0] = await page()
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplier_code]: 0 } }
  })
  const forged = await fetch(genuine.url, { method: "POST", headers: genuine.headers, body: "[]" })
  assert.equal(forged.status, 401)
  assert.ok((await page()).includes(survey_number))
})
