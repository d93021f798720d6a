import { describe, expect, it, vi } from "vitest"
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
] as const)("a receiver of events on %s", (_platform, make) => {
  const listening = (more: Partial<EventReceiverOptions> = {}) => {
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

  it("calls the handler of each item in the order sent, with the streams told apart and bad items among them", async () => {
    const { callbacks, seen } = listening()
    const [first, second] = buildOpportunities(2)
    expect(await post(callbacks, [first, buildOutcomes(1)[0], { survey_id: "x" }, second])).toBe(200)
    expect(seen.map((line) => line.split(":")[0])).toEqual([
      "opportunity 1 at 0",
      "outcome session-1",
      "bad /2/survey_id",
      "opportunity 2 at 3"
    ])
  })

  it("takes items of the stream that it has no handler for as bad ones", async () => {
    const { callbacks, seen } = listening({ onOutcome: undefined })
    expect(await post(callbacks, buildOutcomes(1))).toBe(200)
    expect(seen[0]).toContain("it is an outcome and not an opportunity")
    const other = listening({ onOpportunity: undefined })
    expect(await post(other.callbacks, buildOpportunities(1))).toBe(200)
    expect(other.seen[0]).toContain("it is an opportunity and not an outcome")
  })

  it("responds with 503 when a handler fails, and calls none for the rest", async () => {
    const onFailure = vi.fn<(cause: unknown) => void>()
    const { callbacks, seen } = listening({ onFailure, onOutcome: () => Promise.reject(new Error("disk full")) })
    expect(await post(callbacks, [...buildOutcomes(1), ...buildOpportunities(1)])).toBe(503)
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: "disk full" })
    expect(seen).toEqual([])
  })

  it("handles one callback after the other, and responds 503 when too many wait", async () => {
    const seen: Array<string> = []
    let finish = (): void => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const onOpportunity: EventReceiverOptions["onOpportunity"] = async ({ survey_id }) => {
      seen.push(`begin ${survey_id}`)
      await slow
      seen.push(`end ${survey_id}`)
    }
    const { callbacks } = listening({ onOpportunity, maxWaiting: 1 })
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

  it("handles a message once behind a replay guard, and responds 200 to its repetition", async () => {
    const { callbacks, seen } = listening({ replay: createReplayGuard() })
    const callback = await signCallback({ keys, body: buildOpportunities(1) })
    const receive = fetchReceiver(callbacks)
    for (let time = 0; time < 3; time++) {
      const response = await receive(new Request("http://receiver/", { method: "POST", ...callback }))
      expect(response.status).toBe(200)
    }
    expect(seen).toHaveLength(1)
  })

  it.each([[undefined], [{}], [{ keys }], [{ keys, onBad: () => {} }], [{ keys, onOpportunity: () => {} }]])(
    "receiver(%j) says what is missing",
    (options) => {
      expect(() => make(options as never)).toThrow(WebhookConfigurationError)
    }
  )
})
