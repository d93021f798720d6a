import { createPublicKey, verify } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { Recording } from "../../../src/control/schema.gen.ts"
import { readFolder } from "../../../src/exchange/recordings/readFolder.ts"
import {
  allOutcomes,
  everything,
  hour,
  opportunitiesPath,
  outcomesPath,
  second,
  startExchange,
  type Callback
} from "../startExchange.ts"

const header = (at: number) => ({ "X-Platform-Signature": `t:${at},v1:abcdef01:MEUCIQ==` })
const outcome = (panelist_id: string) => JSON.stringify([{ respondent_id: "r", panelist_id, rpi: { value: "1.5" } }])
const opportunity = JSON.stringify([{ survey_id: 7, message_reason: "new", bid_incidence: 20.0 }])

/** Two outcomes that were sent a minute apart, and an opportunity that was sent between them. The callbacks are not in chronological order. */
const recorded = [
  { headers: header(1_760_000_060), body: outcome("bert") },
  { headers: header(1_760_000_000), body: outcome("anna") },
  { headers: header(1_760_000_030), body_base64: Buffer.from(opportunity).toString("base64") }
]

const imported = async (items: ReadonlyArray<object> = recorded) => {
  const exchange = startExchange({ market: 10 })
  await exchange.post(outcomesPath, allOutcomes)
  const { body } = await exchange.control("POST", "/recordings", { items })
  const { id } = body as Recording
  const play = (speed: number) => exchange.control("POST", `/recordings/${id}/play`, { supplier_code: "4711", speed })
  const show = async () => (await exchange.control("GET", `/recordings/${id}`)).body as Recording
  return { exchange, play, show, first: body as Recording }
}

/** Returns whether the key of the subscription verifies the signature of the callback. */
const isVerified = async (exchange: ReturnType<typeof startExchange>, { body, headers }: Callback) => {
  const { public_key } = (await exchange.get(outcomesPath)).body as { public_key: string }
  const [stamp = "", element = ""] = (headers.get("x-platform-signature") ?? "").split(",")
  const text = Buffer.from(`${stamp.slice(2)}.${body}`)
  const key = createPublicKey({ key: Buffer.from(public_key, "base64"), format: "der", type: "spki" })
  return verify("sha256", text, key, Buffer.from(element.split(":")[2] ?? "", "base64"))
}

describe("recordings", () => {
  it("importing a recording of callbacks returns how many callbacks, messages and masked identifiers it contains", async () => {
    const { first } = await imported()
    expect(first).toEqual({
      id: 1,
      callbacks: undefined,
      callback_count: 3,
      messages: 3,
      masked: 2,
      lasts_seconds: 60,
      state: "imported",
      sent: 0,
      received: 0,
      failed: 0
    })
  })

  it("a recording of callbacks is replayed in its original order and intervals, signed with the sandbox's key", async () => {
    const { exchange, play, show } = await imported()
    await exchange.post(opportunitiesPath, {
      ...everything,
      opportunities: [{ revenue_per_interview: { gte: 1e9 }, country_language: {} }]
    })
    const start = exchange.now()
    expect((await play(1)).status).toBe(200)
    await exchange.advance(hour)
    expect(exchange.received.map(({ at }) => (at - start) / second)).toEqual([0, 30, 60])
    expect(exchange.received.map(({ url }) => url)).toEqual([
      allOutcomes.callback,
      everything.callback,
      allOutcomes.callback
    ])
    for (const callback of exchange.received) expect(await isVerified(exchange, callback)).toBe(true)
    expect(exchange.received[1]?.body).toBe(opportunity)
    expect(exchange.received[0]?.body).not.toContain("anna")
    expect(await show()).toMatchObject({ state: "played", sent: 3, received: 3, failed: 0 })
  })

  it("replaying a recording at 100 times its speed shortens its intervals and omits the callbacks of a stream without a subscription", async () => {
    const { exchange, play, show } = await imported()
    const start = exchange.now()
    await play(100)
    await exchange.advance(second)
    expect(exchange.received.map(({ at }) => at - start)).toEqual([0, 600])
    expect(await show()).toMatchObject({ state: "played", sent: 2, received: 2 })
  })

  it("a second replay of recorded callbacks is refused with 409 while the first is running, and succeeds after the first has ended", async () => {
    const { exchange, play, show } = await imported()
    await play(1)
    expect((await play(1)).status).toBe(409)
    await exchange.advance(hour)
    await play(1)
    await exchange.advance(hour)
    expect(exchange.received).toHaveLength(4)
    expect(await show()).toMatchObject({ sent: 2 })
  })

  it("deleting a recording of callbacks stops its replay", async () => {
    const { exchange, play } = await imported()
    await play(1)
    await exchange.advance(10 * second)
    expect((await exchange.control("DELETE", "/recordings/1")).body).toMatchObject({ state: "stopped" })
    await exchange.advance(hour)
    expect(exchange.received).toHaveLength(1)
    expect((await exchange.control("GET", "/recordings/1")).status).toBe(404)
  })

  it("replaying a recording of callbacks without a subscription is refused with 409", async () => {
    const { exchange, play } = await imported()
    await exchange.remove(outcomesPath)
    expect((await play(1)).status).toBe(409)
  })

  it.each([
    [[{ headers: {}, body: "[]" }], "items.0: An X-Platform-Signature header or received_at is required"],
    [[recorded[0], { headers: header(1), body: "{" }], "items.1: The body is not JSON."],
    [[{ headers: header(1) }], "items.0: A body is required."],
    [[], "items"]
  ])(
    "the control API responds 400 to the invalid recording of callbacks %j and imports nothing",
    async (items, detail) => {
      const exchange = startExchange({ market: 10 })
      expect(await exchange.control("POST", "/recordings", { items })).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining(detail) as string }
      })
      expect((await exchange.control("GET", "/recordings")).body).toEqual({ items: [] })
    }
  )
})

describe("folders of recorded callbacks", () => {
  const folder = (files: Readonly<Record<string, string>>) => {
    const path = mkdtempSync(join(tmpdir(), "recording-"))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
    return path
  }

  it("the sandbox reads recorded callbacks in three file formats from a folder, in the order of the file names", () => {
    const path = folder({
      "1.http": `POST /callback HTTP/1.1\r\nHost: panel.example\r\nx-platform-signature: t:1,v1:a:b\r\n\r\n[{"survey_id":1}]`,
      "2.body": `[{"survey_id":2}]`,
      "2.headers": "X-Platform-Signature: t:2,v1:a:b\nContent-Type: application/json\n",
      "3.json": JSON.stringify({ headers: { "X-Platform-Signature": "t:3,v1:a:b" }, body: `[{"survey_id":3}]` }),
      "notes.txt": "nothing of interest"
    })
    const { callbacks, names } = readFolder(path)
    rmSync(path, { recursive: true })
    expect(names).toEqual(["1.http", "2.body", "3.json"])
    expect(callbacks.map(({ body }) => body)).toEqual([1, 2, 3].map((id) => `[{"survey_id":${id}}]`))
    const signatures = callbacks.map(
      ({ headers }) => Object.entries(headers).find(([name]) => /signature/i.test(name))?.[1]
    )
    expect(signatures).toEqual([1, 2, 3].map((at) => `t:${at},v1:a:b`))
  })

  it.each([
    [{ "a.http": "POST / HTTP/1.1" }, "There is no empty line between headers and body."],
    [{ "a.body": "[]" }, "a.headers is missing."],
    [{ "a.json": "{" }, "The file is not valid JSON."],
    [{ "a.txt": "" }, "The folder does not contain any .http, .body or .json files."]
  ])(
    "the sandbox refuses a folder of recorded callbacks that contains %j and states the reason",
    (files: Readonly<Record<string, string>>, words) => {
      const path = folder(files)
      expect(() => readFolder(path)).toThrow(words)
      rmSync(path, { recursive: true })
    }
  )
})
