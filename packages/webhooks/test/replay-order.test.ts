import { describe, expect, it, vi } from "vitest"
import { fetchReceiver } from "../src/fetch.ts"
import { createVerifier, receiver } from "../src/index.node.ts"
import {
  createMemoryReplayStore,
  createReplayGuard,
  type EventReceiverOptions,
  type ReplayStore,
  type Verifier
} from "../src/surface.ts"
import { buildOpportunities, signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]

/** Returns a verifier that calls `onVerified` each time the verification of a body has succeeded. */
const observedVerifier = (onVerified: () => void): Verifier => {
  const verifier = createVerifier({ keys })
  return {
    ...verifier,
    begin: async (...callback) => {
      const verification = await verifier.begin(...callback)
      const finish = async () => {
        const verified = await verification.finish()
        onVerified()
        return verified
      }
      return Object.assign(Object.create(verification), { update: verification.update.bind(verification), finish })
    }
  }
}

const start = (store: ReplayStore, more: Partial<EventReceiverOptions> = {}) => {
  const seen: Array<number | undefined> = []
  const isVerified = vi.fn<() => void>()
  const handle = fetchReceiver(
    receiver({
      verifier: observedVerifier(isVerified),
      onOpportunity: ({ survey_id }) => void seen.push(survey_id),
      onBad: () => {},
      onFailure: () => {},
      replay: createReplayGuard({ store }),
      ...more
    })
  )
  const send = async (callback: Awaited<ReturnType<typeof sign>>): Promise<number> =>
    (await handle(new Request("http://receiver/", { method: "POST", ...callback }))).status
  return { isVerified, seen, send }
}

const sign = (firstSurveyId: number) => signCallback({ keys, body: buildOpportunities(1, { firstSurveyId }) })

/** Waits, without a timer, long enough for all operations to finish except those that wait for the replay store to claim a callback. */
const settle = async (): Promise<void> => {
  await crypto.subtle.digest("SHA-256", new Uint8Array(64))
  await new Promise((resolve) => setImmediate(resolve))
}

describe("event receiver with a replay guard", () => {
  it("the event receiver handles callbacks in the order of verification, even if the replay store responds late for the first one", async () => {
    const memory = createMemoryReplayStore()
    let answer = (): void => {}
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const claim = vi.fn<ReplayStore["claim"]>(async (...claimed) => {
      if (claim.mock.calls.length === 1) await slow
      return memory.claim(...claimed)
    })
    const { isVerified, seen, send } = start({ ...memory, claim })
    const first = send(await sign(1))
    await vi.waitFor(() => expect(isVerified).toHaveBeenCalledTimes(1))
    const second = send(await sign(2))
    await vi.waitFor(() => expect(isVerified).toHaveBeenCalledTimes(2))
    await settle()
    answer()
    expect(await Promise.all([first, second])).toEqual([200, 200])
    expect(seen).toEqual([1, 2])
  })

  it("the event receiver handles a callback after earlier ones for which the replay store failed or returned pending or done", async () => {
    const memory = createMemoryReplayStore()
    const claim = vi
      .fn<ReplayStore["claim"]>((...claimed) => memory.claim(...claimed))
      .mockRejectedValueOnce(new Error("the store is unreachable"))
      .mockResolvedValueOnce("pending")
      .mockResolvedValueOnce("done")
    const { seen, send } = start({ ...memory, claim })
    const callbacks = [await sign(1), await sign(2), await sign(3), await sign(4)]
    const statuses = await Promise.all(callbacks.map(send))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503])
    expect(seen).toHaveLength(1)
  })

  it("the event receiver responds with 200 to a duplicate that arrives while the first is handled, and handles the next callback", async () => {
    let finish = (): void => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const handled: Array<number> = []
    const { isVerified, send } = start(createMemoryReplayStore(), {
      onOpportunity: async ({ survey_id }) => {
        handled.push(survey_id ?? 0)
        await slow
      }
    })
    const callback = await sign(1)
    const sent = [send(callback), send(callback), send(await sign(2))]
    await vi.waitFor(() => expect(isVerified).toHaveBeenCalledTimes(3))
    finish()
    expect(await Promise.all(sent)).toEqual([200, 200, 200])
    expect(handled.toSorted((a, b) => a - b)).toEqual([1, 2])
  })

  it("if the handler of a callback fails, the event receiver responds 503, releases it in the replay store and handles the redelivery", async () => {
    const memory = createMemoryReplayStore()
    const release = vi.fn<ReplayStore["release"]>((digest) => memory.release(digest))
    const onOpportunity = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("disk full"))
    const { send } = start({ ...memory, release }, { onOpportunity })
    const callback = await sign(1)
    expect(await send(callback)).toBe(503)
    expect(release).toHaveBeenCalledTimes(1)
    expect(await send(callback)).toBe(200)
    expect(onOpportunity).toHaveBeenCalledTimes(2)
  })

  it("the event receiver responds with 503 when its queue is full, without claiming the message in the replay store", async () => {
    const memory = createMemoryReplayStore()
    const claim = vi.fn<ReplayStore["claim"]>((...claimed) => memory.claim(...claimed))
    let finish = (): void => {}
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const { send } = start({ ...memory, claim }, { onOpportunity: () => slow, maxWaiting: 1 })
    const callbacks = [await sign(1), await sign(2), await sign(3)]
    const sent = callbacks.map(send)
    expect(await Promise.race(sent)).toBe(503)
    finish()
    await Promise.all(sent)
    expect(claim).toHaveBeenCalledTimes(2)
  })
})
