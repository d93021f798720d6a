import { describe, expect, it } from "vitest"
import { isVerified, type Verified, WebhookConfigurationError } from "../src/surface.ts"
import { generateSigningKey, signCallback, signHeader } from "../src/testing.ts"
import { platforms } from "./backends.ts"
import { refusal } from "./refusal.ts"

const timestamp = 1_700_000_000
const key = await generateSigningKey("11111111-a")
const next = await generateSigningKey("22222222-b")
const text = `[{"survey_id": 1}]`
const body = Buffer.from(text)
const header = await signHeader({ keys: [key], body, timestamp })
const foreignBytes = Buffer.from(`,{"survey_id": 666}]`)

describe.each(platforms)("guarantees of a verification on $platform", ({ createVerifier }) => {
  const now = () => timestamp * 1000
  const verifier = createVerifier({ keys: [key], now })
  const beginVerification = () => verifier.begin(header)

  it("a verification returns as payload only the bytes passed to update before finish, and an update after finish throws", async () => {
    const verification = await beginVerification()
    verification.update(body)
    const verdict = verification.finish()
    expect(() => verification.update(foreignBytes)).toThrow(WebhookConfigurationError)
    expect((await verdict).payload.text()).toBe(text)
    expect(() => verification.update(foreignBytes)).toThrow("update was called after finish")
    expect((await verification.finish()).payload.text()).toBe(text)
  })

  it("changing a buffer after the update method of a verification has returned does not change the verified payload", async () => {
    const verification = await beginVerification()
    const reused = Buffer.alloc(6)
    for (let at = 0; at < body.length; at += reused.length) {
      const taken = body.copy(reused, 0, at, at + reused.length)
      verification.update(reused.subarray(0, taken))
    }
    const verified = await verification.finish()
    reused.fill(0x20)
    expect(verified.payload.text()).toBe(text)
    expect(verified.payload.size).toBe(body.length)
  })

  it("changing the body buffer after calling verify does not change the payload, even if keys must be fetched", async () => {
    const fetching = { held: [] as Array<string>, find: verifierKeys().find, refresh: async () => {} }
    for (const keys of [[key], fetching]) {
      const reused = Buffer.from(body)
      const verdict = createVerifier({ keys, now }).verify({ headers: header, body: reused })
      reused.fill(0x20)
      expect((await verdict).payload.text()).toBe(text)
    }
  })

  /** Creates a key source that finds the key only at the second lookup, as if it had been fetched in the meantime. */
  const verifierKeys = () => {
    let looks = 0
    const found = createVerifierKey()
    return { find: () => (looks++ === 0 ? [] : found) }
  }
  const createVerifierKey = () => [
    { keyId: key.keyId, material: Uint8Array.from(Buffer.from(key.publicKey, "base64").subarray(26)) }
  ]

  it("a verification fails permanently once its body exceeds the limit, even if the error is ignored", async () => {
    const small = createVerifier({ keys: [key], now, maxBodyBytes: body.length })
    const verification = await small.begin(header)
    verification.update(body)
    expect(() => verification.update(foreignBytes)).toThrow(/over 18 bytes/)
    expect((await refusal(verification.finish()))._tag).toBe("BodyTooLargeError")
  })

  it.each([
    ["a string from a stream with an encoding", text],
    ["an array of numbers", [...body]],
    ["nothing", undefined]
  ])(
    "the update method of a verification throws WebhookConfigurationError if it gets %s in place of bytes",
    async (_what, chunk) => {
      const verification = await beginVerification()
      expect(() => verification.update(chunk as never)).toThrow(WebhookConfigurationError)
    }
  )

  it("a Verified callback cannot be forged by hand, by its constructor, by its prototype or by a proxy", async () => {
    const genuine = await verifier.verify({ headers: header, body })
    const facts = { ...genuine, payload: { text: () => "forged" } }
    const made = genuine as unknown as { readonly constructor: new (...values: ReadonlyArray<unknown>) => object }
    expect(() => new made.constructor(facts)).toThrow(TypeError)
    expect(() => new made.constructor(Symbol("verification"), facts)).toThrow(TypeError)
    expect(() => Reflect.construct(made.constructor, [undefined, facts])).toThrow(TypeError)
    const prototyped: unknown = Object.assign(Object.create(Object.getPrototypeOf(genuine)), facts)
    const proxied: unknown = new Proxy(genuine, { get: () => "forged" })
    for (const forged of [facts, prototyped, proxied, structuredClone({ timestamp }), null, "verified"]) {
      expect(isVerified(forged)).toBe(false)
    }
    expect(isVerified(genuine)).toBe(true)
  })

  it("assigning to the payload or the timestamp of a Verified callback throws a TypeError", async () => {
    const genuine = (await verifier.verify({ headers: header, body })) as { -readonly [Key in keyof Verified]: unknown }
    expect(() => (genuine.payload = { text: () => "forged" })).toThrow(TypeError)
    expect(() => (genuine.timestamp = 0)).toThrow(TypeError)
    const payload = genuine.payload as { chunks: unknown; size: unknown }
    expect(() => (payload.chunks = [])).toThrow(TypeError)
    expect(() => (payload.size = 0)).toThrow(TypeError)
  })

  it("the verifier accepts no callback while the clock returns an invalid time", async () => {
    for (const time of [Number.NaN, Infinity, undefined, "soon"]) {
      const clockless = createVerifier({ keys: [key], now: () => time as number, toleranceSeconds: Infinity })
      await expect(clockless.verify({ headers: header, body })).rejects.toThrow(WebhookConfigurationError)
    }
  })

  it("a callback is refused when its key is revoked while the body is received", async () => {
    let held = [{ keyId: key.keyId, material: createVerifierKey()[0]?.material ?? expect.fail("no key") }]
    const revocable = createVerifier({ keys: { held: ["11111111"], find: () => held }, now })
    const verification = await revocable.begin(header)
    verification.update(body)
    held = []
    expect((await refusal(verification.finish()))._tag).toBe("NoKnownKeyError")
  })

  it("the verifier tries at most two signatures per key, so that a header cannot make it hash a body seven times", async () => {
    const other = await signCallback({ keys: [next], body, timestamp })
    const forged = other.headers["X-Platform-Signature"]?.split(":").at(-1) ?? ""
    const elements = Array.from({ length: 7 }, () => `v1:11111111:${forged}`).join()
    const reason = await refusal(verifier.verify({ headers: `t:${timestamp},${elements}`, body }))
    expect(reason).toMatchObject({ _tag: "SignatureMismatchError", signatures: [{}, {}] })
    const last = `${elements},${header.split(",")[1]}`.split(",").slice(1).join()
    expect((await refusal(verifier.verify({ headers: `t:${timestamp},${last}`, body })))._tag).toBe(
      "SignatureMismatchError"
    )
  })

  it.each([
    ["a Map", (value: string) => new Map([["X-Platform-Signature", value]])],
    ["entries", (value: string) => [["X-PLATFORM-SIGNATURE", value] as const]],
    ["raw headers", (value: string) => ["Host", "a", "X-Platform-Signature", value]],
    ["a Request", (value: string) => new Request("http://a/", { headers: { "x-platform-signature": value } })],
    ["a request of node:http", (value: string) => ({ headers: { "x-platform-signature": value }, method: "POST" })],
    ["values in lists", (value: string) => ({ "X-Platform-Signature": [value] })]
  ])("the verifier reads the signature header from %s", async (_what, headers) => {
    expect((await verifier.verify({ headers: headers(header), body })).keyId).toBe(key.keyId)
    expect((await refusal(verifier.verify({ headers: headers(""), body })))._tag).toBe("HeaderAbsentError")
  })

  it.each([[undefined], [null], [{}], [{ keys: undefined }], [{ keys: "MFkw" }], [{ keys: [null] }], [{ keys: [{}] }]])(
    "createVerifier throws WebhookConfigurationError for the options %j",
    (options) => {
      expect(() => createVerifier(options as never)).toThrow(WebhookConfigurationError)
    }
  )
})
