import { describe, expect, it } from "vitest"
import { createKeyStore } from "../../src/surface.ts"
import {
  buildOpportunities,
  buildOutcomes,
  createSender,
  forge,
  forgeries,
  generateSigningKey,
  signCallback,
  testKeys,
  untrustedTestKey
} from "../../src/testing.ts"
import { type KeyName, readCases } from "../../src/check/cases.ts"
import { command } from "../../src/check/command.ts"
import { platforms } from "../backends.ts"
import { refusal } from "../refusal.ts"

const { keys } = readCases()
const timestamp = 1_700_000_000
const now = () => timestamp * 1000
const key = await generateSigningKey()

describe.each(platforms)("forge on $platform", ({ createVerifier }) => {
  it.each(forgeries)("forge creates a callback that is refused for the stated reason: %s", async (forgery) => {
    const { reason, ...callback } = await forge(forgery, { key, timestamp })
    expect((await refusal(createVerifier({ keys: [key], now }).verify(callback)))._tag).toBe(reason)
  })

  it("forge can create a forged callback for every refusal reason that a header and a body can cause", async () => {
    const reasons = await Promise.all(
      forgeries.map(async (forgery) => (await forge(forgery, { key, timestamp })).reason)
    )
    expect([...new Set(reasons)].sort()).toEqual([
      "FutureTimestampError",
      "HeaderAbsentError",
      "MalformedHeaderError",
      "NoKnownKeyError",
      "SignatureMismatchError",
      "StaleTimestampError",
      "UnknownVersionError"
    ])
  })
})

describe("createSender", () => {
  it("createSender simulates a complete key rotation that a key store follows without refusing a callback", async () => {
    const sender = await createSender({ now })
    const store = createKeyStore({ fetchKeys: async () => sender.subscription(), now })
    const [{ createVerifier }] = platforms
    const verifier = createVerifier({ keys: store, now })
    const [old] = sender.keys
    expect((await verifier.verify(await sender.send([]))).keyId).toBe(old?.keyId)
    const renewed = await sender.rotate()
    await store.learn(sender.subscription())
    expect((await sender.send([])).headers["X-Platform-Signature"]?.split(",")).toHaveLength(3)
    await verifier.verify(await sender.send([]))
    sender.retire()
    expect((await verifier.verify(await sender.send([]))).keyId).toBe(renewed.keyId)
  })
})

describe("signCallback", () => {
  it("signCallback sends bytes and strings unchanged and other values as JSON, with the current time by default", async () => {
    const text = async (body: unknown) => new TextDecoder().decode((await signCallback({ keys: [key], body })).body)
    expect(await text("[ ]")).toBe("[ ]")
    expect(await text(new TextEncoder().encode("[ ]"))).toBe("[ ]")
    expect(await text([{ survey_id: 1 }])).toBe(`[{"survey_id":1}]`)
    const [{ createVerifier }] = platforms
    expect(
      (await createVerifier({ keys: [key] }).verify(await signCallback({ keys: [key], body: [] }))).ageSeconds
    ).toBeLessThan(5)
  })
})

describe("generated batches", () => {
  it("buildOpportunities and buildOutcomes create items of realistic size with consecutive ids", () => {
    const opportunities = buildOpportunities(100, { firstSurveyId: 7, fields: { study_type: "recontact" } })
    expect(opportunities.map(({ survey_id }) => survey_id)).toEqual(
      Array.from({ length: 100 }, (_, index) => 7 + index)
    )
    expect(opportunities[0]?.study_type).toBe("recontact")
    expect(JSON.stringify(opportunities).length / 100).toBeGreaterThan(3500)
    expect(buildOutcomes(2).map(({ respondent_id }) => respondent_id)).toEqual(["respondent-1", "respondent-2"])
  })
})

describe("testKeys", () => {
  it("testKeys equal the keys of the conformance cases, and callbacks that they sign are verified", async () => {
    for (const [name, { keyId, publicKey }] of [
      ...Object.entries(testKeys),
      ["untrusted", untrustedTestKey] as const
    ]) {
      expect({ key_id: keyId, public_key: publicKey }).toEqual({
        key_id: keys[name as KeyName].key_id,
        public_key: keys[name as KeyName].public_key
      })
    }
    for (const { createVerifier } of platforms) {
      const callback = await signCallback({ keys: [testKeys.next, untrustedTestKey], body: "[]", timestamp })
      const verifier = createVerifier({ keys: [testKeys.current, testKeys.next], now })
      expect((await verifier.verify(callback)).keyId).toBe(testKeys.next.keyId)
    }
  })

  it("a receiver trusts exactly the keys that fieldwork-webhook-check --keys prints, whether it is given testKeys or their values", async () => {
    const lines: Array<string> = []
    await command(
      ["--keys"],
      (line) => lines.push(line),
      () => {}
    )
    const printed = (JSON.parse(lines.join("")) as ReadonlyArray<{ key_id: string }>).map(({ key_id }) => key_id)
    for (const trusted of [testKeys, Object.values(testKeys)]) {
      expect(Array.from(trusted, ({ keyId }) => keyId)).toEqual(printed)
      for (const { createVerifier } of platforms) {
        const verifier = createVerifier({ keys: trusted, now })
        const forged = await signCallback({ keys: [untrustedTestKey], body: "[]", timestamp })
        await expect(verifier.verify(forged)).rejects.toThrow("Signed with")
        const genuine = await signCallback({ keys: [testKeys.next], body: "[]", timestamp })
        expect((await verifier.verify(genuine)).keyId).toBe(testKeys.next.keyId)
      }
    }
  })
})
