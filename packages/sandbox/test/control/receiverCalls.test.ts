import { createHash } from "node:crypto"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Snapshot } from "../../src/control/schema.gen.ts"
import { startSandbox } from "./startSandbox.ts"

type Given = ReturnType<typeof startSandbox>
type Receiver = (request: Request, given: Given) => Promise<number>

const outcomesUrl = "http://panel.example/outcomes"
const opportunitiesUrl = "http://panel.example/opportunities"

/** The settings of each sandbox. Snapshots do not contain settings. */
const exchange = { redeliveries: 1 }

afterEach(() => {
  vi.useRealTimers()
})

/** Starts a sandbox with both subscriptions and with a receiver that can call the sandbox. */
const startWithReceiver = async (receiver: Receiver, seed = 1) => {
  const given: Given = startSandbox({
    seed,
    market: { size: 20, churn: "real" },
    exchange,
    send: async (request) => new Response(null, { status: await receiver(request, given) })
  })
  const opportunities = [{ country_language: {} }]
  await given.call("POST", "/supply/opportunities/v1/subscriptions/4711", { callback: opportunitiesUrl, opportunities })
  await given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
    callback: outcomesUrl,
    outcomes: [{}]
  })
  return given
}

/** Returns hashes of the state that depends on the callbacks, without signatures. The full state would make the message of a failure too long. */
const readState = async ({ control }: Given): Promise<Record<string, string>> => {
  const paths = ["/ledgers", "/sessions?limit=500", "/deliveries", "/postbacks", "/surveys", "/undelivered-messages"]
  const hashes = paths.map(async (path) => {
    const text = JSON.stringify((await control("GET", path)).body).replaceAll(/"signature":"[^"]*"/g, "")
    return [path, createHash("sha256").update(text).digest("hex")] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

const takeSnapshot = async ({ control }: Given): Promise<Snapshot> => (await control("GET", "/snapshot")).body

/** Restores the snapshot of a sandbox in a new sandbox, and compares the two. */
const expectEqualAfterRestore = async (given: Given) => {
  const snapshot = await takeSnapshot(given)
  const restored = startSandbox({ exchange })
  expect((await restored.control("POST", "/restore", snapshot)).status).toBe(200)
  expect(await readState(restored)).toEqual(await readState(given))
  expect(await takeSnapshot(restored)).toEqual(snapshot)
  return snapshot
}

/** Creates a link for each new survey and sends two respondents, as the application of a supplier does. */
const react = async (request: Request, { call, control }: Given): Promise<void> => {
  const messages = JSON.parse(await request.text()) as ReadonlyArray<{ survey_id: number; is_live: boolean }>
  for (const { is_live, survey_id } of messages.slice(0, 2)) {
    if (!is_live) continue
    const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "S2S", SuccessLink: "http://panel.example/done" }
    await call("POST", `/Supply/v1/SupplierLinks/Create/${survey_id}/4711`, link)
    await control("POST", "/suppliers/4711/respondents", { survey_number: survey_id, count: 2 })
  }
}

describe("a sandbox snapshot with requests that a receiver sent during callbacks", () => {
  it.each([1, 2, 3])(
    "a restored sandbox has the same ledger, sessions and deliveries if the receiver sends respondents during callbacks, with seed %i",
    async (seed) => {
      let outcomes = 0
      const given = await startWithReceiver(async (request, sandbox) => {
        if (request.url === opportunitiesUrl) await react(request, sandbox)
        return request.url === outcomesUrl && ++outcomes % 3 === 0 ? 500 : 204
      }, seed)
      await given.sandbox.advance({ hours: 2 })
      const { calls } = await expectEqualAfterRestore(given)
      expect(calls.filter(({ during_callback }) => during_callback !== undefined).length).toBeGreaterThan(5)
    }
  )

  it("a restored sandbox is the same if the receiver does not wait for the responses to the requests that it sends", async () => {
    let outcomes = 0
    const pending: Array<Promise<void>> = []
    const given = await startWithReceiver(async (request, sandbox) => {
      if (request.url === opportunitiesUrl) pending.push(react(request.clone(), sandbox))
      return request.url === outcomesUrl && ++outcomes % 3 === 0 ? 500 : 204
    })
    await given.sandbox.advance({ hours: 2 })
    await Promise.all(pending)
    await expectEqualAfterRestore(given)
  })

  it("a restored sandbox gives each callback its response if the receiver replays a callback during another one", async () => {
    const given = await startWithReceiver(async (request, { control }) => {
      if (request.url === outcomesUrl) return 503
      const { items } = (await control("GET", "/deliveries?stream=outcomes")).body as {
        items: ReadonlyArray<{ id: number; replay_of?: number }>
      }
      const [first] = items
      if (first !== undefined && items.length < 8) await control("POST", `/deliveries/${first.id}/replay`)
      return 204
    })
    await given.control("POST", "/suppliers/4711/links", { survey_number: 1_000_001 })
    await given.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 3 })
    await given.sandbox.advance({ hours: 1 })
    const { responses } = await expectEqualAfterRestore(given)
    expect(new Set(responses)).toEqual(new Set([204, 503]))
  })

  it("a restored sandbox reports the errors of callbacks with the same text, including their causes", async () => {
    const given = await startWithReceiver(async () => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:9") })
    })
    await given.sandbox.advance({ seconds: 600 })
    const { responses = [] } = await expectEqualAfterRestore(given)
    expect(new Set(responses)).toEqual(new Set(["fetch failed: connect ECONNREFUSED 127.0.0.1:9"]))
  })

  it("requests after a callback that timed out do not count as sent during this callback, and the snapshot contains the timeout", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    let isSilent = true
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const given = await startWithReceiver(async () => {
      ask()
      if (!isSilent) return 204
      isSilent = false
      return new Promise<never>(() => {})
    })
    const advanced = given.sandbox.advance({ seconds: 600 })
    await asked
    await vi.advanceTimersByTimeAsync(10_000)
    await advanced
    await given.control("POST", "/suppliers/4711/links", { survey_number: 1_000_001 })
    const { calls, responses } = await expectEqualAfterRestore(given)
    expect(responses?.[0]).toBe("No response within 10 seconds.")
    expect(calls.at(-1)).not.toHaveProperty("during_callback")
  })

  it("a snapshot whose requests do not state a callback is restored, and replays them after all events of their time", async () => {
    let isFirst = true
    const given = await startWithReceiver(async (_, { control }) => {
      if (isFirst) await control("POST", "/suppliers/4711/links", { survey_number: 1_000_001 })
      isFirst = false
      return 204
    })
    await given.sandbox.advance({ seconds: 600 })
    const snapshot = await takeSnapshot(given)
    const calls = snapshot.calls.map((call) => ({ ...call, during_callback: undefined }))
    const restored = startSandbox({ exchange })
    expect((await restored.control("POST", "/restore", { ...snapshot, calls })).status).toBe(200)
    expect((await takeSnapshot(restored)).calls).toEqual(calls)
    expect(await readState(restored)).toEqual(await readState(given))
  })

  it("a request in a snapshot that states a callback which is never sent is replayed after all events of its time", async () => {
    const given = await startWithReceiver(async () => 204)
    await given.control("POST", "/suppliers/4711/links", { survey_number: 1_000_001 })
    const snapshot = await takeSnapshot(given)
    const calls = snapshot.calls.map((call) => ({ ...call, during_callback: 1_000 }))
    const restored = startSandbox({ exchange })
    expect((await restored.control("POST", "/restore", { ...snapshot, calls })).status).toBe(200)
    expect((await restored.control("GET", "/links")).body).toMatchObject({ items: [{ survey_id: 1_000_001 }] })
  })
})
