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
const unknownKey = await generateSigningKey("33333333-foe")

describe.each(platforms)("createVerifier on $platform", ({ createVerifier }) => {
  const verifierAt = (seconds: number, keys = [key]) => createVerifier({ keys, now: () => seconds * 1000 })
  const verifier = verifierAt(timestamp)

  it("the verifier accepts a callback signed by a held key and returns its timestamp, age and key id", async () => {
    const verified = await verifierAt(timestamp + 7).verify(await signCallback({ keys: [key], body, timestamp }))
    expect(verified).toMatchObject({ timestamp, ageSeconds: 7, keyId: "11111111-old", signedBytes: "received" })
    expect(verified.payload.text()).toBe(body)
    expect(isVerified(verified)).toBe(true)
    expect(isVerified({ ...verified })).toBe(false)
  })

  it.each([
    ["undefined options", undefined, "options"],
    ["null options", null, "options"],
    ["no keys", {}, "keys"],
    ["an empty list of keys", { keys: [] }, "keys"],
    ["a key in place of a list", { keys: { keyId: "a", publicKey: "b" } }, "keys"],
    ["a key without an id", { keys: [{ publicKey: key.publicKey }] }, "keyId"],
    ["a tolerance that is not a number", { keys: [key], toleranceSeconds: Number.NaN }, "toleranceSeconds"]
  ])("createVerifier throws WebhookConfigurationError for %s and names the option", (_what, options, option) => {
    const make = () => createVerifier(options as never)
    expect(make).toThrow(WebhookConfigurationError)
    expect(make).toThrow(option)
  })

  it.each([
    { form: "der", text: "base64" },
    { form: "der", text: "base64url" },
    { form: "raw", text: "base64" },
    { form: "raw", text: "base64url" }
  ] as const)("the verifier accepts a $form signature encoded as $text", async (spelling) => {
    // In DER, r and s are one byte longer if their top bit is set, which is the case for half of all values. Sixteen signatures very likely include
    // both lengths.
    for (let round = 0; round < 16; round++) {
      await verifier.verify(await signCallback({ keys: [key], body: `${round}`, timestamp, ...spelling }))
    }
  })

  it("a callback body with any one bit changed is refused", async () => {
    const callback = await signCallback({ keys: [key], body, timestamp })
    for (let bit = 0; bit < callback.body.length * 8; bit += 5) {
      const changed = Uint8Array.from(callback.body)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect((await refusal(verifier.verify({ ...callback, body: changed })))._tag).toBe("SignatureMismatchError")
    }
  })

  it("a callback timestamp changed by one second is refused because it is signed", async () => {
    const { headers, ...callback } = await signCallback({ keys: [key], body, timestamp })
    const moved = headers["X-Platform-Signature"]?.replace(`t:${timestamp}`, `t:${timestamp + 1}`)
    expect((await refusal(verifier.verify({ ...callback, headers: moved })))._tag).toBe("SignatureMismatchError")
  })

  it("a callback timestamp with an added leading zero is refused because its characters are signed", async () => {
    const { headers, ...callback } = await signCallback({ keys: [key], body, timestamp })
    const padded = headers["X-Platform-Signature"]?.replace("t:", "t:0")
    expect((await refusal(verifier.verify({ ...callback, headers: padded })))._tag).toBe("SignatureMismatchError")
  })

  it.each([
    [-301, "FutureTimestampError"],
    [-300, undefined],
    [300, undefined],
    [301, "StaleTimestampError"]
  ])("a callback of age %i s makes the verifier report the error %s", async (age, tag) => {
    const outcome = verifierAt(timestamp + age).verify(await signCallback({ keys: [key], body, timestamp }))
    if (tag === undefined) expect(await outcome).toMatchObject({ ageSeconds: age })
    else expect((await refusal(outcome))._tag).toBe(tag)
  })

  it("a verifier with the tolerance Infinity accepts an old callback and returns its age", async () => {
    const late = createVerifier({ keys: [key], toleranceSeconds: Infinity, now: () => (timestamp + 1e6) * 1000 })
    expect(await late.verify(await signCallback({ keys: [key], body, timestamp }))).toMatchObject({ ageSeconds: 1e6 })
  })

  it.each([
    { held: [key], signers: [key, next] },
    { held: [key], signers: [next, key] },
    { held: [next], signers: [key, next] },
    { held: [key, next], signers: [key, next] }
  ])(
    "a callback signed with two keys during a rotation is accepted if the verifier holds $held.length of them",
    async ({ held, signers }) => {
      await verifierAt(timestamp, held).verify(await signCallback({ keys: signers, body, timestamp }))
    }
  )

  it("a callback with one valid and one invalid signature of held keys is accepted in either order", async () => {
    const [stamp, good] = (await signHeader({ keys: [key], body, timestamp })).split(",")
    const [, bad] = (await signHeader({ keys: [next], body: "other", timestamp })).split(",")
    const both = verifierAt(timestamp, [key, next])
    await both.verify({ headers: `${stamp},${bad},${good}`, body })
    await both.verify({ headers: `${stamp},${good},${bad}`, body })
  })

  it("if the ids of two held keys begin with the same 8 characters, the verifier accepts a signature of either key", async () => {
    const twin = await generateSigningKey("11111111-twin")
    const verified = await verifierAt(timestamp, [key, twin]).verify(
      await signCallback({ keys: [twin], body, timestamp })
    )
    expect(verified.keyId).toBe("11111111-twin")
  })

  it("a callback signature of another key under the id of a held key is refused", async () => {
    const header = (await signHeader({ keys: [unknownKey], body, timestamp })).replace("33333333", "11111111")
    expect(await refusal(verifier.verify({ headers: header, body }))).toMatchObject({
      _tag: "SignatureMismatchError",
      signatures: [{ keyId: "11111111-old", problem: "no match" }]
    })
  })

  it("the error for a callback without a known key contains the received and the held key ids", async () => {
    expect(await refusal(verifier.verify(await signCallback({ keys: [next, unknownKey], body, timestamp })))).toEqual({
      _tag: "NoKnownKeyError",
      received: ["22222222", "33333333"],
      held: ["11111111"]
    })
  })

  it("unknown signature versions are skipped, and a header with only unknown versions is refused with UnknownVersionError", async () => {
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
  ])("the verifier refuses the signature %s as %s", async (signature, problem) => {
    const outcome = verifier.verify({ headers: `t:${timestamp},v1:11111111:${signature}`, body })
    expect(await refusal(outcome)).toMatchObject({ signatures: [{ keyId: "11111111-old", problem }] })
  })

  it("the verifier finds the signature header under the configured name in any letter case", async () => {
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

  it("a callback body that is verified chunk by chunk is available in chunks and as a whole", async () => {
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

  it("the verifier tries the second key for a chunked body when the first signature does not match", async () => {
    const [stamp, good] = (await signHeader({ keys: [key], body, timestamp })).split(",")
    const [, bad] = (await signHeader({ keys: [next], body: "other", timestamp })).split(",")
    const verification = await verifierAt(timestamp, [key, next]).begin(`${stamp},${bad},${good}`)
    for (const byte of new TextEncoder().encode(body)) verification.update(Uint8Array.of(byte))
    expect((await verification.finish()).keyId).toBe("11111111-old")
  })

  it("the verifier checks the signature header before any byte of the body", async () => {
    expect((await refusal(verifier.begin(undefined)))._tag).toBe("HeaderAbsentError")
    expect((await refusal(verifier.begin("t:1,v1:11111111:AAAA")))._tag).toBe("StaleTimestampError")
  })

  it("a callback body over the limit is refused by its content length, as a whole, or at the first excess byte", async () => {
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

  it("an empty callback body with a valid signature is accepted", async () => {
    expect((await verifier.verify(await signCallback({ keys: [key], body: "", timestamp }))).payload.size).toBe(0)
  })

  it("the verifier accepts a public key in every supported form", async () => {
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
