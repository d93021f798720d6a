import { describe, expect, it, vi } from "vitest"
import { signCallback } from "../../src/testing.ts"
import { platforms } from "../backends.ts"
import { refusal } from "../refusal.ts"
import { keyStoresOn, next, old, subscription } from "./keyStoresOn.ts"

describe.each(platforms)("learn and forget of a key store on $platform", (platform) => {
  const { clock, createStore } = keyStoresOn(platform)

  it("the key store learns the key from the response to creating a subscription and fetches nothing", async () => {
    const { deliver, fetching, store } = createStore(async () => subscription(old))
    await store.learn(JSON.stringify({ result: "OK", ...subscription(old) }))
    await deliver(old)
    expect(fetching).not.toHaveBeenCalled()
  })

  it.each(["OK", `"OK"`, "", undefined])(
    "the key store fetches the key when the response to creating a subscription was %j",
    async (response) => {
      const { deliver, fetching, store } = createStore(async () => subscription(old))
      await store.learn(response)
      expect(fetching).toHaveBeenCalledTimes(1)
      await deliver(old)
      expect(fetching).toHaveBeenCalledTimes(1)
    }
  )

  it("the key store uses keys learned after a failed fetch, and still reports other key ids as unavailable", async () => {
    const { deliver, store } = createStore(() => Promise.reject(new Error("503 from the service")))
    expect((await refusal(deliver(old)))._tag).toBe("KeysUnavailableError")
    await store.learn(subscription(next))
    expect(await deliver(next)).toMatchObject({ keyId: next.keyId })
    // The store still cannot determine whether the key that signed this callback is valid.
    expect((await refusal(deliver(old)))._tag).toBe("KeysUnavailableError")
  })

  it("the key store keeps the learned keys of two subscriptions for days, and verifies callbacks with either key", async () => {
    const { deliver, store } = createStore(async () => [])
    await store.learn(subscription(old))
    await store.learn(subscription(next))
    clock.now += 10 * 86_400_000
    await deliver(old)
    await deliver(next)
  })

  it("a key added with learn during a fetch by the key store is still accepted a day later, although the fetched response lacks it", async () => {
    let respond = (_response: unknown): void => {}
    const { deliver, store } = createStore(() => new Promise((resolve) => (respond = resolve)), { initialKeys: [old] })
    const older = store.refresh(["33333333"])
    await store.learn(subscription(next))
    respond(subscription(old))
    await older
    clock.now += 86_400_001
    await deliver(next)
    expect(store.held).toEqual(["11111111", "22222222"])
  })

  it.each([
    ["succeeded", () => subscription(old)],
    ["failed", () => Promise.reject(new Error("down"))]
  ])(
    "learn makes the key store fetch again after a fetch that was already under way has %s, because its response may lack the new key",
    async (_result, result) => {
      const responses: Array<(response: unknown) => void> = []
      const { fetching, store } = createStore(() => new Promise((resolve) => responses.push(resolve)))
      const older = store.refresh(["11111111"]).catch(() => {})
      const learned = Promise.all([store.learn("OK"), store.learn("OK")])
      expect(fetching).toHaveBeenCalledTimes(1)
      responses[0]?.(result())
      await older
      await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
      responses[1]?.(subscription(next))
      await learned
      expect(store.held).toContain("22222222")
      expect(fetching).toHaveBeenCalledTimes(2)
    }
  )

  it("a key removed from the key store with forget is refused at once, even by a verification in progress, until learn adds it again", async () => {
    const { deliver, store } = createStore(async () => subscription(old), { initialKeys: [old, next] })
    const verifier = platform.createVerifier({ keys: store, now: () => clock.now })
    const { body, headers } = await signCallback({ keys: [old], body: "[]", timestamp: clock.now / 1000 })
    const verification = await verifier.begin(headers)
    verification.update(body)
    expect(store.forget(old.keyId)).toBe(true)
    expect(store.forget(old.keyId)).toBe(false)
    expect((await refusal(verification.finish()))._tag).toBe("NoKnownKeyError")
    expect((await refusal(deliver(old)))._tag).toBe("NoKnownKeyError")
    await deliver(next)
    await store.learn(subscription(old))
    await deliver(old)
  })
})
