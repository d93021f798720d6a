import { createPublicKey } from "node:crypto"
import { describe, expect, it } from "vitest"
import { isVerified, WebhookConfigurationError, WebhookError } from "../src/surface.ts"
import { generateSigningKey, signCallback, signHeader } from "../src/testing.ts"
import { platforms } from "./backends.ts"
import { refusal } from "./refusal.ts"

const timestamp = 1_700_000_000
const body = `[{"survey_id": 1, "survey_name": "Groß 🎉"}]`
const key = await generateSigningKey("11111111-old")
const next = await generateSigningKey("22222222-new")
const stranger = await generateSigningKey("33333333-foe")

describe.each(platforms)("createVerifier on $platform", ({ createVerifier }) => {
  const verifierAt = (seconds: number, keys = [key]) => createVerifier({ keys, now: () => seconds * 1000 })
  const verifier = verifierAt(timestamp)

  it("accepts what a held key signed, and says when and with which", async () => {
    const verified = await verifierAt(timestamp + 7).verify(await signCallback({ keys: [key], body, timestamp }))
    expect(verified).toMatchObject({ timestamp, ageSeconds: 7, keyId: "11111111-old", signedBytes: "received" })
    expect(verified.payload.text()).toBe(body)
    expect(isVerified(verified)).toBe(true)
    expect(isVerified({ ...verified })).toBe(false)
  })

  it.each([
    ["nothing", undefined, "options"],
    ["null", null, "options"],
    ["no keys", {}, "keys"],
    ["an empty list of keys", { keys: [] }, "keys"],
    ["a key in place of a list", { keys: { keyId: "a", publicKey: "b" } }, "keys"],
    ["a key without an id", { keys: [{ publicKey: key.publicKey }] }, "keyId"],
    ["a window that is not a number", { keys: [key], toleranceSeconds: Number.NaN }, "toleranceSeconds"]
  ])("cannot be made with %s, and says which option is wrong", (_what, options, option) => {
    const make = () => createVerifier(options as never)
    expect(make).toThrow(WebhookConfigurationError)
    expect(make).toThrow(option)
  })

  it.each([
    { form: "der", text: "base64" },
    { form: "der", text: "base64url" },
    { form: "raw", text: "base64" },
    { form: "raw", text: "base64url" }
  ] as const)("accepts a $form signature as $text", async (spelling) => {
    // Half of all integers have their top bit set: enough signatures to see every length of r and s.
    for (let round = 0; round < 16; round++) {
      await verifier.verify(await signCallback({ keys: [key], body: `${round}`, timestamp, ...spelling }))
    }
  })

  it("refuses a body with any one bit changed", async () => {
    const callback = await signCallback({ keys: [key], body, timestamp })
    for (let bit = 0; bit < callback.body.length * 8; bit += 5) {
      const changed = Uint8Array.from(callback.body)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect((await refusal(verifier.verify({ ...callback, body: changed })))._tag).toBe("SignatureMismatchError")
    }
  })

  it("refuses a timestamp moved by a second, as it is signed too", async () => {
    const { headers, ...callback } = await signCallback({ keys: [key], body, timestamp })
    const moved = headers["X-Platform-Signature"]?.replace(`t:${timestamp}`, `t:${timestamp + 1}`)
    expect((await refusal(verifier.verify({ ...callback, headers: moved })))._tag).toBe("SignatureMismatchError")
  })

  it("signs the timestamp's own characters, leading zeros included", async () => {
    const { headers, ...callback } = await signCallback({ keys: [key], body, timestamp })
    const padded = headers["X-Platform-Signature"]?.replace("t:", "t:0")
    expect((await refusal(verifier.verify({ ...callback, headers: padded })))._tag).toBe("SignatureMismatchError")
  })

  it.each([
    [-301, "FutureTimestampError"],
    [-300, undefined],
    [300, undefined],
    [301, "StaleTimestampError"]
  ])("judges a callback of age %i s as %s", async (age, tag) => {
    const outcome = verifierAt(timestamp + age).verify(await signCallback({ keys: [key], body, timestamp }))
    if (tag === undefined) expect(await outcome).toMatchObject({ ageSeconds: age })
    else expect((await refusal(outcome))._tag).toBe(tag)
  })

  it("leaves the window to the caller when the tolerance is infinite", async () => {
    const late = createVerifier({ keys: [key], toleranceSeconds: Infinity, now: () => (timestamp + 1e6) * 1000 })
    expect(await late.verify(await signCallback({ keys: [key], body, timestamp }))).toMatchObject({ ageSeconds: 1e6 })
  })

  it.each([
    { held: [key], signers: [key, next] },
    { held: [key], signers: [next, key] },
    { held: [next], signers: [key, next] },
    { held: [key, next], signers: [key, next] }
  ])("accepts a rotation when one of its keys is held ($held.length of two)", async ({ held, signers }) => {
    await verifierAt(timestamp, held).verify(await signCallback({ keys: signers, body, timestamp }))
  })

  it("accepts one good signature beside a bad one of another held key, in either order", async () => {
    const [stamp, good] = (await signHeader({ keys: [key], body, timestamp })).split(",")
    const [, bad] = (await signHeader({ keys: [next], body: "other", timestamp })).split(",")
    const both = verifierAt(timestamp, [key, next])
    await both.verify({ headers: `${stamp},${bad},${good}`, body })
    await both.verify({ headers: `${stamp},${good},${bad}`, body })
  })

  it("tries every key whose id begins with the same 8 characters", async () => {
    const twin = await generateSigningKey("11111111-twin")
    const verified = await verifierAt(timestamp, [key, twin]).verify(
      await signCallback({ keys: [twin], body, timestamp })
    )
    expect(verified.keyId).toBe("11111111-twin")
  })

  it("refuses a stranger's signature under a held key's id", async () => {
    const header = (await signHeader({ keys: [stranger], body, timestamp })).replace("33333333", "11111111")
    expect(await refusal(verifier.verify({ headers: header, body }))).toMatchObject({
      _tag: "SignatureMismatchError",
      signatures: [{ keyId: "11111111-old", problem: "no match" }]
    })
  })

  it("names the keys that came and those that are held when none is known", async () => {
    expect(await refusal(verifier.verify(await signCallback({ keys: [next, stranger], body, timestamp })))).toEqual({
      _tag: "NoKnownKeyError",
      received: ["22222222", "33333333"],
      held: ["11111111"]
    })
  })

  it("skips versions it does not know, and says so when there is no other", async () => {
    const [stamp, good] = (await signHeader({ keys: [key], body, timestamp })).split(",")
    await verifier.verify({ headers: `${stamp},v2:who:knows:what,v3:,${good}`, body })
    expect(await refusal(verifier.verify({ headers: `${stamp},v2:who:knows:what`, body }))).toEqual({
      _tag: "UnknownVersionError",
      versions: ["v2"]
    })
  })

  it.each([
    ["!!!", "not base64"],
    ["AAAAA", "not base64"],
    ["AAAA", "not a signature"]
  ])("says that the signature %s is %s", async (signature, problem) => {
    const outcome = verifier.verify({ headers: `t:${timestamp},v1:11111111:${signature}`, body })
    expect(await refusal(outcome)).toMatchObject({ signatures: [{ keyId: "11111111-old", problem }] })
  })

  it("finds the header under the configured name, in any case", async () => {
    const named = createVerifier({ keys: [key], headerName: "X-Signature", now: () => timestamp * 1000 })
    const value = await signHeader({ keys: [key], body, timestamp })
    await named.verify({ headers: new Headers({ "x-SIGNATURE": value }), body })
    await named.verify({ headers: { "X-SIGNATURE": [value] }, body })
    await named.verify({ headers: { "x-signature": value }, body })
    expect(await refusal(named.verify({ headers: { "x-platform-signature": value }, body }))).toEqual({
      _tag: "HeaderAbsentError",
      headerName: "X-Signature"
    })
  })

  it("verifies a body piece by piece and hands the pieces on", async () => {
    const { headers, body: bytes } = await signCallback({ keys: [next, key], body: "x".repeat(300_000), timestamp })
    for (const announced of [undefined, bytes.length, 1, 2_000_000]) {
      const verification = await verifierAt(timestamp, [key, next]).begin(headers, announced)
      for (let at = 0; at < bytes.length; at += 977) verification.update(bytes.subarray(at, at + 977))
      const { payload } = await verification.finish()
      expect(payload.size).toBe(300_000)
      expect(Buffer.concat(payload.chunks).equals(bytes)).toBe(true)
      expect(Buffer.from(payload.bytes()).equals(bytes)).toBe(true)
    }
  })

  it("tries the second key over pieces when the first signature is bad", async () => {
    const [stamp, good] = (await signHeader({ keys: [key], body, timestamp })).split(",")
    const [, bad] = (await signHeader({ keys: [next], body: "other", timestamp })).split(",")
    const verification = await verifierAt(timestamp, [key, next]).begin(`${stamp},${bad},${good}`)
    for (const byte of new TextEncoder().encode(body)) verification.update(Uint8Array.of(byte))
    expect((await verification.finish()).keyId).toBe("11111111-old")
  })

  it("judges the header before any byte of the body", async () => {
    expect((await refusal(verifier.begin(undefined)))._tag).toBe("HeaderAbsentError")
    expect((await refusal(verifier.begin("t:1,v1:11111111:AAAA")))._tag).toBe("StaleTimestampError")
  })

  it("refuses a body over the limit: announced, whole, or at the byte that is too much", async () => {
    const small = createVerifier({ keys: [key], maxBodyBytes: 10, now: () => timestamp * 1000 })
    const tooLarge = { _tag: "BodyTooLargeError", limitBytes: 10 }
    const header = await signHeader({ keys: [key], body: "0123456789", timestamp })
    await small.verify({ headers: header, body: "0123456789" })
    expect(await refusal(small.verify({ headers: header, body: "01234567890" }))).toMatchObject(tooLarge)
    expect(await refusal(small.begin(header, 11))).toMatchObject({ ...tooLarge, measured: "announced" })
    const verification = await small.begin(header, 10)
    verification.update(new Uint8Array(10))
    expect(() => verification.update(new Uint8Array(1))).toThrow(WebhookError)
  })

  it("takes an empty body as a body", async () => {
    expect((await verifier.verify(await signCallback({ keys: [key], body: "", timestamp }))).payload.size).toBe(0)
  })

  it("accepts a key in every form", async () => {
    const der = Buffer.from(key.publicKey, "base64")
    const keyObject = createPublicKey({ key: der, format: "der", type: "spki" })
    const algorithm = { name: "ECDSA", namedCurve: "P-256" }
    const forms = [
      key.publicKey,
      der.toString("base64url"),
      der,
      keyObject.export({ format: "pem", type: "spki" }).toString(),
      keyObject.export({ format: "jwk" }),
      keyObject,
      await crypto.subtle.importKey("spki", der, algorithm, true, ["verify"]),
      await crypto.subtle.importKey("spki", der, algorithm, false, ["verify"])
    ]
    const callback = await signCallback({ keys: [key], body, timestamp })
    for (const publicKey of forms) {
      const holding = createVerifier({ keys: [{ keyId: key.keyId, publicKey }], now: () => timestamp * 1000 })
      await holding.verify(callback)
    }
  })
})
