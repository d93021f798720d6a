import { assert, it as effectIt } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { Webhooks } from "../src/effect.ts"
import { createKeyStore, type KeyStoreOptions, WebhookConfigurationError } from "../src/surface.ts"
import { generateSigningKey, signCallback, type SigningKey } from "../src/testing.ts"
import { platforms } from "./backends.ts"
import { refusal } from "./refusal.ts"

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
    expect((await refusal(deliver(old)))._tag).toBe("NoKnownKeyError")
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
      throw new Error("503 from the service")
    })
    for (let call = 0; call < 2; call++) {
      const reason = await refusal(deliver(old))
      expect(reason).toMatchObject({ _tag: "KeysUnavailableError", received: ["11111111"] })
      expect(reason).toHaveProperty("detail", "Error: 503 from the service")
    }
    expect(fetching).toHaveBeenCalledTimes(1)
    up = true
    now += 60_000
    await deliver(old)
  })

  it("says so when an answer carries no key at all", async () => {
    const { deliver } = world(async () => ({ callback: "https://a" }))
    expect(await refusal(deliver(old))).toMatchObject({ _tag: "KeysUnavailableError" })
  })

  it("gives up on a fetch that hangs after 10 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { store } = world(() => new Promise(() => {}))
    const outcome = expect(store.learn("OK")).rejects.toThrow("no answer within 10000 ms")
    await vi.advanceTimersByTimeAsync(10_000)
    await outcome
    vi.useRealTimers()
  })

  it.each([
    ["a key that cannot be used", { ...subscription(next), public_key: "AAAA" }],
    ["an id without a key", { key_id: next.keyId }]
  ])("takes %s for a misconfiguration and keeps what it has", async (_what, response) => {
    const { deliver } = world(async () => response, { initialKeys: [old] })
    await expect(deliver(next)).rejects.toThrow(WebhookConfigurationError)
    await deliver(old)
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
      const error = yield* Effect.flip(webhooks.verify(yield* signed(next, 0)))
      assert.strictEqual(error.reason._tag, "NoKnownKeyError")
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* webhooks.verify(yield* signed(next, 60))).keyId, next.keyId)
      assert.strictEqual(calls, 2)
    }).pipe(Effect.provide(Webhooks.layerFetchKeys({ fetchKeys })))
  })
})
