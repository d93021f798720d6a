/**
 * Tests the inbox service that is written in plain TypeScript. Its process is started, killed and restarted while the exchange is down.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSender } from "@fieldwork/webhooks/testing"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

const file = join(import.meta.dirname, "../src/inbox-service.ts")
const folder = mkdtempSync(join(tmpdir(), "inbox-service-"))
const sender = await createSender()

/** A simulated exchange that returns the subscription of either stream. The test closes it to simulate an outage. */
const exchange = createServer((request, response) => {
  const isSubscription = /^\/supply\/(opportunities|outcomes)\/v1\/subscriptions\/4711$/.test(request.url ?? "")
  response.writeHead(isSubscription ? 200 : 404, { "content-type": "application/json" })
  response.end(JSON.stringify(isSubscription ? sender.subscription() : {}))
})

interface Service {
  readonly child: ChildProcess
  readonly url: string
  readonly printed: () => string
}
const running: Array<ChildProcess> = []

const start = async (): Promise<Service> => {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      EXCHANGE_URL: `http://127.0.0.1:${port}`,
      EXCHANGE_KEY: "key",
      SUPPLIER_CODE: "4711",
      STORE: join(folder, "inbox.db"),
      PORT: "0"
    }
  })
  running.push(child)
  let printed = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text))
  await vi.waitFor(() => expect(printed).toMatch(/port: \d+/), 30_000)
  return { child, url: `http://127.0.0.1:${/port: (\d+)/.exec(printed)?.[1]}`, printed: () => printed }
}

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => exchange.listen(0, "127.0.0.1", resolve))
  port = (exchange.address() as AddressInfo).port
})
afterAll(() => {
  for (const child of running) child.kill("SIGKILL")
  exchange.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = async ({ url }: Service, stream: string, items: ReadonlyArray<object>) => {
  const callback = await sender.send(items)
  return (await fetch(`${url}/callbacks/${stream}`, { method: "POST", ...callback })).status
}

it("the inbox service example has at most 30 lines and does not mention Effect", () => {
  const text = readFileSync(file, "utf8")
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(30)
  expect(text).not.toMatch(/effect/i)
})

it("the inbox service example receives callbacks and serves surveys, even after a crash while the exchange is down", async () => {
  const first = await start()
  expect(await post(first, "opportunities", [{ survey_id: 7, message_reason: "new", is_live: true }])).toBe(200)
  expect(await post(first, "outcomes", [{ respondent_id: "r1", client_status: 10 }])).toBe(200)
  await vi.waitFor(() => expect(first.printed()).toContain("survey 7 is live"), 10_000)
  await vi.waitFor(() => expect(first.printed()).toContain("a session ended with 10"), 10_000)
  const survey = await fetch(`${first.url}/surveys/7`)
  expect([survey.status, await survey.json()]).toMatchObject([200, { status: "live", opportunity: { survey_id: 7 } }])
  expect((await fetch(`${first.url}/surveys/8`)).status).toBe(404)
  first.child.kill("SIGKILL")
  await once(first.child, "exit")

  exchange.closeAllConnections()
  await new Promise((resolve) => exchange.close(resolve))
  const second = await start()
  expect(await post(second, "opportunities", [{ survey_id: 7, message_reason: "deactivated", is_live: true }])).toBe(
    200
  )
  await vi.waitFor(() => expect(second.printed()).toContain("survey 7 is deactivated"), 10_000)
  expect(await (await fetch(`${second.url}/surveys/7`)).json()).toMatchObject({ status: "deactivated" })
  second.child.kill("SIGTERM")
  expect(await once(second.child, "exit")).toEqual([0, null])
})
