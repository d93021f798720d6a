import { describe, expect, it, vi } from "vitest"
import { createMemoryReplayStore, createReplayGuard, ReplayPendingError, type Verified } from "../src/surface.ts"
import { signCallback, testKeys } from "../src/testing.ts"
import { platforms } from "./backends.ts"

const keys = [testKeys.current]
const timestamp = 1_700_000_000

const verified = async (body: string, at = timestamp, now = timestamp * 1000): Promise<Verified> => {
  const [platform] = platforms
  const callback = await signCallback({ keys, body, timestamp: at })
  return platform.createVerifier({ keys, now: () => now }).verify(callback)
}

describe("replay guard", () => {
  it("the replay guard runs the handler once for each timestamp and body, even if the callback is signed again", async () => {
    const guard = createReplayGuard()
    const work = vi.fn<() => void>()
    expect(await guard.once(await verified("[1]"), work)).toBe(true)
    // The same message is signed again, so the bytes are equal but the signature differs.
    expect(await guard.once(await verified("[1]"), work)).toBe(false)
    expect(await guard.once(await verified("[1]", timestamp + 1), work)).toBe(true)
    expect(await guard.once(await verified("[2]"), work)).toBe(true)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it.each([
    [
      "throws",
      () => {
        throw new Error("redis is down")
      }
    ],
    ["rejects", () => Promise.reject(new Error("redis is down"))]
  ])("the replay guard rejects with a handler's error even if releasing the message then %s", async (_, release) => {
    const guard = createReplayGuard({ store: { ...createMemoryReplayStore(), release } })
    const failing = () => Promise.reject(new Error("disk full"))
    await expect(guard.once(await verified("[1]"), failing)).rejects.toThrow("disk full")
  })

  it("the replay guard runs the handler again after it failed, and concurrent duplicates of the failed call fail too", async () => {
    const guard = createReplayGuard()
    const message = await verified("[1]")
    let runs = 0
    const digest = vi.spyOn(crypto.subtle, "digest")
    const failing = async (): Promise<void> => {
      runs += 1
      // Once both digests have been computed, both calls of the guard have looked up the message.
      await Promise.all(digest.mock.results.map(({ value }) => value as Promise<unknown>))
      await Promise.resolve()
      throw new Error("disk full")
    }
    const both = await Promise.allSettled([guard.once(message, failing), guard.once(message, failing)])
    digest.mockRestore()
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"])
    expect(runs).toBe(1)
    expect(await guard.once(message, () => {})).toBe(true)
  })

  it("the replay guard rejects a duplicate with ReplayPendingError while another process handles the message", async () => {
    const store = createMemoryReplayStore()
    const [one, other] = [createReplayGuard({ store }), createReplayGuard({ store })]
    const message = await verified("[1]")
    let finish = (): void => {}
    const first = one.once(message, () => new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(store.claim("probe", 1)).toBeDefined())
    await expect(other.once(message, () => {})).rejects.toThrow(ReplayPendingError)
    finish()
    expect(await first).toBe(true)
    expect(await other.once(message, () => {})).toBe(false)
  })

  it("the replay guard forgets a handled message after its window, and a message whose handling never finished after a separate time limit", async () => {
    let now = 0
    const store = createMemoryReplayStore({ now: () => now })
    const guard = createReplayGuard({ store, windowSeconds: 10, pendingSeconds: 5 })
    const message = await verified("[1]")
    expect(await guard.once(message, () => {})).toBe(true)
    now = 9999
    expect(await guard.once(message, () => {})).toBe(false)
    now = 10_000
    expect(await guard.once(message, () => {})).toBe(true)
    expect(store.claim("crashed", 5000)).toBe("new")
    expect(store.claim("crashed", 5000)).toBe("pending")
    now = 15_000
    expect(store.claim("crashed", 5000)).toBe("new")
  })

  it("the replay guard by default remembers a message for as long as the verifier by default accepts its timestamp", async () => {
    let now = (timestamp - 300) * 1000
    const guard = createReplayGuard({ store: createMemoryReplayStore({ now: () => now }) })
    expect(await guard.once(await verified("[1]", timestamp, now), () => {})).toBe(true)
    // The age is rounded down to whole seconds, so the message is accepted until the end of this second.
    now = (timestamp + 300) * 1000 + 999
    expect(await guard.once(await verified("[1]", timestamp, now), () => {})).toBe(false)
  })

  it("the memory store of the replay guard drops the least recently used digest when it is full", () => {
    const store = createMemoryReplayStore({ maxEntries: 2 })
    void store.confirm("a", 1000)
    void store.confirm("b", 1000)
    expect(store.claim("a", 1000)).toBe("done")
    void store.confirm("c", 1000)
    expect([store.claim("a", 1000), store.claim("c", 1000)]).toEqual(["done", "done"])
    expect(store.claim("b", 1000)).toBe("new")
  })
})
