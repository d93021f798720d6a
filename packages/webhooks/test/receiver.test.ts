import { describe, expect, it, vi } from "vitest"
import { ArrayScanner } from "../src/events.ts"
import { fetchReceiver } from "../src/fetch.ts"
import { receiver } from "../src/index.node.ts"
import { receiver as webReceiver } from "../src/index.ts"
import {
  createReplayGuard,
  type EventReceiver,
  type EventReceiverOptions,
  WebhookConfigurationError
} from "../src/surface.ts"
import { buildOpportunities, buildOutcomes, signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]

const post = async (callbacks: EventReceiver, body: unknown): Promise<number> => {
  const callback = await signCallback({ keys, body })
  return (await fetchReceiver(callbacks)(new Request("http://receiver/", { method: "POST", ...callback }))).status
}

describe.each([
  ["node", receiver],
  ["web", webReceiver]
] as const)("event receiver on %s", (_platform, make) => {
  const startReceiver = (more: Partial<EventReceiverOptions> = {}) => {
    const seen: Array<string> = []
    const callbacks = make({
      keys,
      onOpportunity: async ({ survey_id }, { index }) => void seen.push(`opportunity ${survey_id} at ${index}`),
      onOutcome: ({ session_id }) => void seen.push(`outcome ${session_id}`),
      onBad: ({ path, reason }, { arrival }) => void seen.push(`bad ${path}: ${reason}, ${arrival.announcedBytes}`),
      onFailure: () => {},
      ...more
    })
    return { callbacks, seen }
  }

  it("the event receiver calls its handlers for opportunities, outcomes and invalid items in the order in which a callback contains them", async () => {
    const { callbacks, seen } = startReceiver()
    const [first, second] = buildOpportunities(2)
    expect(await post(callbacks, [first, buildOutcomes(1)[0], { survey_id: "x" }, second])).toBe(200)
    expect(seen.map((line) => line.split(":")[0])).toEqual([
      "opportunity 1 at 0",
      "outcome session-1",
      "bad /2/survey_id",
      "opportunity 2 at 3"
    ])
  })

  it("the event receiver finds the bytes of an item only when a handler reads them", async () => {
    const scan = vi.spyOn(ArrayScanner.prototype, "next")
    const texts: Array<string> = []
    const body = buildOpportunities(3)
    expect(await post(startReceiver().callbacks, body)).toBe(200)
    // The scanner is called only once, at the end of the callback.
    expect(scan).toHaveBeenCalledTimes(1)
    const onOpportunity: EventReceiverOptions["onOpportunity"] = (_opportunity, { bytes }) =>
      void texts.push(Buffer.from(bytes).toString())
    expect(await post(startReceiver({ onOpportunity }).callbacks, body)).toBe(200)
    expect(texts).toEqual(body.map((item) => JSON.stringify(item)))
    scan.mockRestore()
  })

  it("the event receiver treats items as bad if their stream has no handler", async () => {
    const { callbacks, seen } = startReceiver({ onOutcome: undefined })
    expect(await post(callbacks, buildOutcomes(1))).toBe(200)
    expect(seen[0]).toContain("it is an outcome and not an opportunity")
    const other = startReceiver({ onOpportunity: undefined })
    expect(await post(other.callbacks, buildOpportunities(1))).toBe(200)
    expect(other.seen[0]).toContain("it is an opportunity and not an outcome")
  })

  it("the event receiver responds with 503 when a handler fails and calls no handler for the remaining items", async () => {
    const onFailure = vi.fn<(cause: unknown) => void>()
    const { callbacks, seen } = startReceiver({ onFailure, onOutcome: () => Promise.reject(new Error("disk full")) })
    expect(await post(callbacks, [...buildOutcomes(1), ...buildOpportunities(1)])).toBe(503)
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: "disk full" })
    expect(seen).toEqual([])
  })

  it("the event receiver handles one callback at a time and responds with 503 when too many wait", async () => {
    const seen: Array<string> = []
    let finish = (): void => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const onOpportunity: EventReceiverOptions["onOpportunity"] = async ({ survey_id }) => {
      seen.push(`begin ${survey_id}`)
      await slow
      seen.push(`end ${survey_id}`)
    }
    const { callbacks } = startReceiver({ onOpportunity, maxWaiting: 1 })
    const first = post(callbacks, buildOpportunities(1))
    await vi.waitFor(() => expect(seen).toEqual(["begin 1"]))
    const second = post(callbacks, buildOpportunities(1, { firstSurveyId: 2 }))
    const third = post(callbacks, buildOpportunities(1, { firstSurveyId: 3 }))
    expect(await Promise.race([second, third])).toBe(503)
    finish()
    const statuses = await Promise.all([first, second, third])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503])
    expect(seen.slice(0, 3)).toEqual(["begin 1", "end 1", expect.stringContaining("begin")])
    expect(seen).toHaveLength(4)
  })

  it("an event receiver with a replay guard handles a message once and responds with 200 to its redelivery", async () => {
    const { callbacks, seen } = startReceiver({ replay: createReplayGuard() })
    const callback = await signCallback({ keys, body: buildOpportunities(1) })
    const receive = fetchReceiver(callbacks)
    for (let time = 0; time < 3; time++) {
      const response = await receive(new Request("http://receiver/", { method: "POST", ...callback }))
      expect(response.status).toBe(200)
    }
    expect(seen).toHaveLength(1)
  })

  it.each([
    [undefined, 601],
    [3600, 7201],
    [Infinity, Infinity]
  ])(
    "the event receiver with a tolerance of %s seconds refuses a replay window of less than %s seconds and states this minimum",
    (toleranceSeconds, minimum) => {
      const options = { toleranceSeconds }
      const refused = () => startReceiver({ ...options, replay: createReplayGuard({ windowSeconds: 600 }) })
      expect(refused).toThrow(WebhookConfigurationError)
      expect(refused).toThrow(`Set windowSeconds of createReplayGuard to at least ${minimum}`)
      startReceiver({ ...options, replay: createReplayGuard({ windowSeconds: minimum }) })
    }
  )

  it("the event receiver accepts a replay guard that does not state for how long it remembers messages", () => {
    expect(() => startReceiver({ replay: { once: async () => true }, toleranceSeconds: 3600 })).not.toThrow()
  })

  it.each([[undefined], [{}], [{ keys }], [{ keys, onBad: () => {} }], [{ keys, onOpportunity: () => {} }]])(
    "the event receiver throws WebhookConfigurationError for the incomplete options %j",
    (options) => {
      expect(() => make(options as never)).toThrow(WebhookConfigurationError)
    }
  )
})
