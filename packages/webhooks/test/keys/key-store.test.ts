import { assert, it as effectIt } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { Webhooks } from "../../src/effect.ts"
import { createKeyStore, type KeyStoreOptions, WebhookConfigurationError } from "../../src/surface.ts"
import { generateSigningKey, signCallback, type SigningKey } from "../../src/testing.ts"
import { platforms } from "../backends.ts"
import { refusal } from "../refusal.ts"

const [old, next, stranger] = (await Promise.all(
  ["11111111-old", "22222222-new", "33333333-foe"].map((keyId) => generateSigningKey(keyId))
)) as [SigningKey, SigningKey, SigningKey]

/** What a GET of the subscription answers while `key` is the current one. */
const subscription = ({ keyId, publicKey }: SigningKey) => ({
  callback: "https://a",
  key_id: keyId,
  public_key: publicKey
})

describe.each(platforms)("a key store on $platform", ({ createVerifier }) => {
  let now = 1_700_000_000_000
  beforeEach(() => {
    now = 1_700_000_000_000
  })

  const world = (fetchKeys: KeyStoreOptions["fetchKeys"], options: Partial<KeyStoreOptions> = {}) => {
    const fetching = vi.fn(fetchKeys)
    const store = createKeyStore({ fetchKeys: fetching, now: () => now, ...options })
    const verifier = createVerifier({ keys: store, now: () => now })
    const deliver = async (...keys: ReadonlyArray<SigningKey>) =>
      verifier.verify(await signCallback({ keys, body: "[]", timestamp: Math.floor(now / 1000) }))
    return { store, fetching, deliver }
  }

  it("fetches the key when the first callback comes", async () => {
    const { deliver, fetching } = world(async () => subscription(old))
    expect((await deliver(old)).keyId).toBe(old.keyId)
    await deliver(old)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["JSON text", JSON.stringify(subscription(old))],
    ["a parsed body", subscription(old)],
    ["the answers of both streams", [JSON.stringify(subscription(next)), subscription(old)]],
    ["key entries", [{ keyId: old.keyId, publicKey: old.publicKey }]]
  ])("reads keys off %s", async (_form, response) => {
    const { deliver } = world(async () => response)
    await deliver(old)
  })

  it("reads other field names when told", async () => {
    const response = { id: old.keyId, key: old.publicKey }
    const { deliver } = world(async () => response, { fields: { keyId: "id", publicKey: "key" } })
    await deliver(old)
  })

  it("learns the key from the answer to creating a subscription and fetches nothing", async () => {
    const { deliver, fetching, store } = world(async () => subscription(old))
    await store.learn(JSON.stringify({ result: "OK", ...subscription(old) }))
    await deliver(old)
    expect(fetching).not.toHaveBeenCalled()
  })

  it.each(["OK", `"OK"`, "", undefined])("fetches the key when the answer was plain %j", async (response) => {
    const { deliver, fetching, store } = world(async () => subscription(old))
    await store.learn(response)
    expect(fetching).toHaveBeenCalledTimes(1)
    await deliver(old)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("asks at most once a minute for unknown keys", async () => {
    const { deliver, fetching } = world(async () => subscription(old), { initialKeys: [old] })
    for (let call = 0; call < 5; call++) await refusal(deliver(stranger))
    expect(fetching).toHaveBeenCalledTimes(1)
    now += 59_999
    await refusal(deliver(stranger))
    expect(fetching).toHaveBeenCalledTimes(1)
    now += 1
    expect(await refusal(deliver(stranger))).toMatchObject({ _tag: "NoKnownKeyError", held: ["11111111"] })
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it("goes on asking after the clock was set back by an hour", async () => {
    const { deliver, fetching } = world(async () => subscription(old), { initialKeys: [old] })
    await refusal(deliver(stranger))
    now -= 3_600_000
    await refusal(deliver(stranger))
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  it("forgets a failed fetch once keys were learned otherwise", async () => {
    const { deliver, store } = world(() => Promise.reject(new Error("503 from the service")))
    expect((await refusal(deliver(old)))._tag).toBe("KeysUnavailableError")
    await store.learn(subscription(next))
    expect(await deliver(next)).toMatchObject({ keyId: next.keyId })
    // Whether the other key is good can still not be told.
    expect((await refusal(deliver(old)))._tag).toBe("KeysUnavailableError")
  })

  it("asks once for callbacks that come together", async () => {
    let answer = (_response: unknown): void => {}
    const { fetching, store } = world(() => new Promise((resolve) => (answer = resolve)))
    const verifier = createVerifier({ keys: store, now: () => now })
    const callback = await signCallback({ keys: [old], body: "[]", timestamp: now / 1000 })
    const outcomes = Promise.all(Array.from({ length: 20 }, () => verifier.verify(callback)))
    expect(fetching).toHaveBeenCalledTimes(1)
    answer(subscription(old))
    expect(await outcomes).toHaveLength(20)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("does not ask for a stale callback or one it cannot read", async () => {
    const { fetching, store } = world(async () => subscription(old))
    const verifier = createVerifier({ keys: store, now: () => now })
    const late = await signCallback({ keys: [old], body: "[]", timestamp: 1 })
    await refusal(verifier.verify(late))
    await refusal(verifier.verify({ ...late, headers: "v1:11111111:AA==" }))
    expect(fetching).not.toHaveBeenCalled()
  })

  it("does not let a callback wait for a new key when an old one verifies it", async () => {
    const { deliver, fetching } = world(() => new Promise(() => {}), { initialKeys: [old] })
    expect((await deliver(next, old)).keyId).toBe(old.keyId)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("follows a rotation without refusing a callback", async () => {
    let current = old
    const { deliver, fetching } = world(async () => subscription(current), { initialKeys: [old] })
    await deliver(old)
    current = next
    expect((await deliver(old, next)).keyId).toBe(old.keyId)
    // The new key was fetched on the side, without the callback waiting for it.
    await vi.waitFor(() => expect(fetching.mock.settledResults[0]?.type).toBe("fulfilled"))
    expect((await deliver(next)).keyId).toBe(next.keyId)
    expect((await deliver(old)).keyId).toBe(old.keyId)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it("lets an old key go a day after an answer no longer carried it", async () => {
    const { deliver } = world(async () => subscription(next), { initialKeys: [old] })
    await deliver(next)
    now += 86_399_999
    await deliver(old)
    now += 1
    expect((await refusal(deliver(old)))._tag).toBe("NoKnownKeyError")
    await deliver(next)
  })

  it("keeps the keys of both streams that it learned", async () => {
    const { deliver, store } = world(async () => [])
    await store.learn(subscription(old))
    await store.learn(subscription(next))
    now += 10 * 86_400_000
    await deliver(old)
    await deliver(next)
  })

  it("says that the keys could not be fetched, which is no forgery, until it may ask again", async () => {
    let up = false
    const { deliver, fetching } = world(async () => {
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
    now += 1000
    await deliver(old)
  })

  it("backs off from one second to five while callbacks may be lost, and to the interval while they are verified", async () => {
    const down = () => Promise.reject(new Error("down"))
    const attempts = async (options: Partial<KeyStoreOptions>, keepVerifying: boolean) => {
      const started = now
      const times: Array<number> = []
      const { deliver } = world(() => (times.push((now - started) / 1000), down()), options)
      for (; now < started + 180_000; now += 500) {
        if (keepVerifying) await deliver(old)
        await refusal(deliver(stranger))
      }
      return times
    }
    expect((await attempts({}, false)).slice(0, 7)).toEqual([0, 1, 3, 7, 12, 17, 22])
    expect(await attempts({ initialKeys: [old] }, true)).toEqual([0, 1, 3, 7, 15, 31, 63, 123])
  })

  it("answers a stranger in the same minute that the keys are not available, not that there is none", async () => {
    const { deliver } = world(async () => subscription(old), { initialKeys: [old] })
    expect((await refusal(deliver(stranger)))._tag).toBe("NoKnownKeyError")
    now += 20_500
    const reason = await refusal(deliver(stranger))
    expect(reason).toMatchObject({ detail: "they were fetched a moment ago, the next fetch is due in 40 s" })
  })

  it("keeps a fetch for the new key that a genuine callback names, however many ids strangers send", async () => {
    let current = old
    const { deliver, fetching, store } = world(async () => subscription(current), { initialKeys: [old] })
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

  it("asks again for a callback that came while an older fetch was under way and is not answered by it", async () => {
    let respond = (_response: unknown): void => {}
    const { fetching, store } = world(() => new Promise((resolve) => (respond = resolve)), { initialKeys: [old] })
    const first = store.refresh(["33333333"])
    const second = store.refresh(["22222222"])
    respond(subscription(old))
    await first
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
    respond(subscription(next))
    await second
    expect(store.held).toContain("22222222")
  })

  it("passes a signal that is aborted when the fetch takes too long, and tells the cause of a failure", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const causes: Array<unknown> = []
    const signals: Array<AbortSignal> = []
    const { store } = world(({ signal }) => (signals.push(signal), new Promise(() => {})), {
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

  it("forgets a key at once, also for a body that is on its way, and no fetch brings it back", async () => {
    const { deliver, store } = world(async () => subscription(old), { initialKeys: [old, next] })
    const verifier = createVerifier({ keys: store, now: () => now })
    const { body, headers } = await signCallback({ keys: [old], body: "[]", timestamp: now / 1000 })
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

  it("says so when an answer carries no key at all", async () => {
    const { deliver } = world(async () => ({ callback: "https://a" }))
    expect(await refusal(deliver(old))).toMatchObject({ _tag: "KeysUnavailableError" })
  })

  it.each([
    ["a key that cannot be used", { ...subscription(next), public_key: "AAAA" }],
    ["an id without a key", { key_id: next.keyId }]
  ])("says that %s was fetched, and keeps what it has", async (_what, response) => {
    const { deliver, store } = world(async () => response, { initialKeys: [old] })
    expect(await refusal(deliver(next))).toMatchObject({ _tag: "KeysUnavailableError" })
    await expect(store.learn(response)).rejects.toThrow(WebhookConfigurationError)
    await deliver(old)
  })

  it.each([[undefined], [{}], [{ fetchKeys: "https://a" }]])("createKeyStore(%j) says what is wrong", (options) => {
    expect(() => createKeyStore(options as never)).toThrow(WebhookConfigurationError)
  })
})

describe("Webhooks.layerFetchKeys", () => {
  effectIt.effect("fetches by an effect and paces by Effect's clock", () => {
    let calls = 0
    const fetchKeys = Effect.sync(() => (calls++, subscription(calls === 1 ? old : next)))
    return Effect.gen(function* () {
      const webhooks = yield* Webhooks
      const signed = (key: SigningKey, timestamp: number) =>
        Effect.promise(() => signCallback({ keys: [key], body: "[]", timestamp }))
      assert.strictEqual((yield* webhooks.verify(yield* signed(old, 0))).keyId, old.keyId)
      const refused = Effect.map(Effect.flip(webhooks.verify(yield* signed(stranger, 0))), ({ reason }) => reason._tag)
      assert.strictEqual(yield* refused, "NoKnownKeyError")
      assert.strictEqual(yield* refused, "KeysUnavailableError")
      assert.strictEqual(calls, 2)
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* webhooks.verify(yield* signed(next, 60))).keyId, next.keyId)
    }).pipe(Effect.provide(Webhooks.layerFetchKeys({ fetchKeys })))
  })
})
