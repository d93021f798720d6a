import { assert, it as effectIt } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it, vi } from "vitest"
import { Webhooks } from "../../src/effect.ts"
import { createKeyStore, type KeyStoreOptions, WebhookConfigurationError } from "../../src/surface.ts"
import { signCallback, type SigningKey } from "../../src/testing.ts"
import { platforms } from "../backends.ts"
import { refusal } from "../refusal.ts"
import { keyStoresOn, next, old, subscription, unknownKey } from "./keyStoresOn.ts"

describe.each(platforms)("key store on $platform", (platform) => {
  const { clock, createStore } = keyStoresOn(platform)

  it("the key store fetches the key when the first callback arrives", async () => {
    const { deliver, fetching } = createStore(async () => subscription(old))
    expect((await deliver(old)).keyId).toBe(old.keyId)
    await deliver(old)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["JSON text", JSON.stringify(subscription(old))],
    ["a parsed body", subscription(old)],
    ["the responses of both streams", [JSON.stringify(subscription(next)), subscription(old)]],
    ["key entries", [{ keyId: old.keyId, publicKey: old.publicKey }]]
  ])(
    "the key store accepts %s as the result of fetchKeys and verifies callbacks with the keys in it",
    async (_form, response) => {
      const { deliver } = createStore(async () => response)
      await deliver(old)
    }
  )

  it("the key store reads keys from configured field names of a subscription response", async () => {
    const response = { id: old.keyId, key: old.publicKey }
    const { deliver } = createStore(async () => response, { fields: { keyId: "id", publicKey: "key" } })
    await deliver(old)
  })

  it("the key store fetches at most once a minute for unknown key ids", async () => {
    const { deliver, fetching } = createStore(async () => subscription(old), { initialKeys: [old] })
    for (let call = 0; call < 5; call++) await refusal(deliver(unknownKey))
    expect(fetching).toHaveBeenCalledTimes(1)
    clock.now += 59_999
    await refusal(deliver(unknownKey))
    expect(fetching).toHaveBeenCalledTimes(1)
    clock.now += 1
    expect(await refusal(deliver(unknownKey))).toMatchObject({ _tag: "NoKnownKeyError", held: ["11111111"] })
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it("the key store continues to fetch after the clock was set back by an hour", async () => {
    const { deliver, fetching } = createStore(async () => subscription(old), { initialKeys: [old] })
    await refusal(deliver(unknownKey))
    clock.now -= 3_600_000
    await refusal(deliver(unknownKey))
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it("concurrent callbacks share one fetch of the keys in the key store", async () => {
    let answer = (_response: unknown): void => {}
    const { fetching, store } = createStore(() => new Promise((resolve) => (answer = resolve)))
    const verifier = platform.createVerifier({ keys: store, now: () => clock.now })
    const callback = await signCallback({ keys: [old], body: "[]", timestamp: clock.now / 1000 })
    const outcomes = Promise.all(Array.from({ length: 20 }, () => verifier.verify(callback)))
    expect(fetching).toHaveBeenCalledTimes(1)
    answer(subscription(old))
    expect(await outcomes).toHaveLength(20)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("a stale or malformed callback does not make the key store fetch keys", async () => {
    const { fetching, store } = createStore(async () => subscription(old))
    const verifier = platform.createVerifier({ keys: store, now: () => clock.now })
    const late = await signCallback({ keys: [old], body: "[]", timestamp: 1 })
    await refusal(verifier.verify(late))
    await refusal(verifier.verify({ ...late, headers: "v1:11111111:AA==" }))
    expect(fetching).not.toHaveBeenCalled()
  })

  it("a callback does not wait for the fetch of a new key when a held key verifies it", async () => {
    const { deliver, fetching } = createStore(() => new Promise(() => {}), { initialKeys: [old] })
    expect((await deliver(next, old)).keyId).toBe(old.keyId)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("a key rotation does not cause a genuine callback to be refused", async () => {
    let current = old
    const { deliver, fetching } = createStore(async () => subscription(current), { initialKeys: [old] })
    await deliver(old)
    current = next
    expect((await deliver(old, next)).keyId).toBe(old.keyId)
    // The new key is fetched in the background, so the callback does not wait for the fetch.
    await vi.waitFor(() => expect(fetching.mock.settledResults[0]?.type).toBe("fulfilled"))
    expect((await deliver(next)).keyId).toBe(next.keyId)
    expect((await deliver(old)).keyId).toBe(old.keyId)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("the key store drops an old key one day after the first response without it", async () => {
    const { deliver } = createStore(async () => subscription(next), { initialKeys: [old] })
    await deliver(next)
    clock.now += 86_399_999
    await deliver(old)
    clock.now += 1
    expect((await refusal(deliver(old)))._tag).toBe("NoKnownKeyError")
    await deliver(next)
  })

  it("after a failed key fetch, each callback fails with KeysUnavailableError, without secrets, until the key store fetches again", async () => {
    let up = false
    const { deliver, fetching } = createStore(async () => {
      if (up) return subscription(old)
      throw new Error("503 from https://exchange.example/?key=secret\nx-api-key: secret")
    })
    for (let call = 0; call < 2; call++) {
      const reason = await refusal(deliver(old))
      expect(reason).toMatchObject({ _tag: "KeysUnavailableError", received: ["11111111"] })
      expect(JSON.stringify(reason)).not.toMatch(/secret|\\n/)
    }
    expect(fetching).toHaveBeenCalledTimes(1)
    up = true
    clock.now += 1000
    await deliver(old)
  })

  it("the key store retries a failed fetch at least every 5 s while no callback can be verified, and less often while a known key verifies some", async () => {
    const down = () => Promise.reject(new Error("down"))
    const attempts = async (options: Partial<KeyStoreOptions>, keepVerifying: boolean) => {
      const started = clock.now
      const times: Array<number> = []
      const { deliver } = createStore(() => (times.push((clock.now - started) / 1000), down()), options)
      for (; clock.now < started + 180_000; clock.now += 500) {
        if (keepVerifying) await deliver(old)
        await refusal(deliver(unknownKey))
      }
      return times
    }
    expect((await attempts({}, false)).slice(0, 7)).toEqual([0, 1, 3, 7, 12, 17, 22])
    expect(await attempts({ initialKeys: [old] }, true)).toEqual([0, 1, 3, 7, 15, 31, 63, 123])
  })

  it("a callback with an unknown key id within the minute after a fetch is refused with KeysUnavailableError and the time of the next fetch", async () => {
    const { deliver } = createStore(async () => subscription(old), { initialKeys: [old] })
    expect((await refusal(deliver(unknownKey)))._tag).toBe("NoKnownKeyError")
    clock.now += 20_500
    const reason = await refusal(deliver(unknownKey))
    expect(reason).toMatchObject({ detail: "they were just fetched, the next fetch is due in 40 s" })
  })

  it("the key store reserves one fetch for the new key of a genuine callback, however many unknown key ids it receives", async () => {
    let current = old
    const { deliver, fetching, store } = createStore(async () => subscription(current), { initialKeys: [old] })
    await deliver(old)
    for (let call = 0; call < 50; call++) {
      const id = `${call}`.padStart(8, "0")
      await store.refresh([id]).catch(() => {})
    }
    expect(fetching).toHaveBeenCalledTimes(2)
    current = next
    await deliver(old, next)
    await vi.waitFor(() => expect(store.held).toContain("22222222"))
    expect((await deliver(next)).keyId).toBe(next.keyId)
    expect(fetching).toHaveBeenCalledTimes(3)
  })

  it("the key store fetches again for a callback that arrives during a fetch if the response to that fetch lacks its key", async () => {
    let respond = (_response: unknown): void => {}
    const { fetching, store } = createStore(() => new Promise((resolve) => (respond = resolve)), { initialKeys: [old] })
    const first = store.refresh(["33333333"])
    const second = store.refresh(["22222222"])
    respond(subscription(old))
    await first
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
    respond(subscription(next))
    await second
    expect(store.held).toContain("22222222")
  })

  it("the key store gives fetchKeys a signal that is aborted after five seconds, and gives onFetchFailure the cause", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const causes: Array<unknown> = []
    const signals: Array<AbortSignal> = []
    const { store } = createStore(({ signal }) => (signals.push(signal), new Promise(() => {})), {
      onFetchFailure: (cause) => void causes.push(cause)
    })
    const outcome = expect(store.learn("OK")).rejects.toThrow("no response within 5000 ms")
    await vi.advanceTimersByTimeAsync(4999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    await outcome
    expect(causes).toHaveLength(1)
    vi.useRealTimers()
  })

  it("the key store reports a response without any signing key as KeysUnavailableError", async () => {
    const { deliver } = createStore(async () => ({ callback: "https://a" }))
    expect(await refusal(deliver(old))).toMatchObject({ _tag: "KeysUnavailableError" })
  })

  it.each([
    ["a key that cannot be used", { ...subscription(next), public_key: "AAAA" }],
    ["an id without a key", { key_id: next.keyId }]
  ])(
    "the key store reports a response with %s as KeysUnavailableError and keeps its held keys",
    async (_what, response) => {
      const { deliver, store } = createStore(async () => response, { initialKeys: [old] })
      expect(await refusal(deliver(next))).toMatchObject({ _tag: "KeysUnavailableError" })
      await expect(store.learn(response)).rejects.toThrow(WebhookConfigurationError)
      await deliver(old)
    }
  )

  it.each([[undefined], [{}], [{ fetchKeys: "https://a" }]])(
    "createKeyStore throws WebhookConfigurationError for the options %j",
    (options) => {
      expect(() => createKeyStore(options as never)).toThrow(WebhookConfigurationError)
    }
  )
})

describe("Webhooks.layerFetchKeys", () => {
  effectIt.effect("Webhooks.layerFetchKeys fetches keys with an effect and schedules by Effect's clock", () => {
    let calls = 0
    const fetchKeys = Effect.sync(() => (calls++, subscription(calls === 1 ? old : next)))
    return Effect.gen(function* () {
      const webhooks = yield* Webhooks
      const signed = (key: SigningKey, timestamp: number) =>
        Effect.promise(() => signCallback({ keys: [key], body: "[]", timestamp }))
      assert.strictEqual((yield* webhooks.verify(yield* signed(old, 0))).keyId, old.keyId)
      const refused = Effect.map(
        Effect.flip(webhooks.verify(yield* signed(unknownKey, 0))),
        ({ reason }) => reason._tag
      )
      assert.strictEqual(yield* refused, "NoKnownKeyError")
      assert.strictEqual(yield* refused, "KeysUnavailableError")
      assert.strictEqual(calls, 2)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* webhooks.verify(yield* signed(next, 60))).keyId, next.keyId)
    }).pipe(Effect.provide(Webhooks.layerFetchKeys({ fetchKeys })))
  })
})
