import { describe, expect, it } from "vitest"
import { createKeyStore } from "../../src/surface.ts"
import {
  buildOpportunities,
  buildOutcomes,
  createSender,
  forge,
  forgeries,
  generateSigningKey,
  signCallback
} from "../../src/testing.ts"
import { platforms } from "../backends.ts"
import { refusal } from "../refusal.ts"

const timestamp = 1_700_000_000
const now = () => timestamp * 1000
const key = await generateSigningKey()

describe.each(platforms)("forge, on $platform", ({ createVerifier }) => {
  it.each(forgeries)("makes a callback that is refused for its reason: %s", async (forgery) => {
    const { reason, ...callback } = await forge(forgery, { key, timestamp })
    expect((await refusal(createVerifier({ keys: [key], now }).verify(callback)))._tag).toBe(reason)
  })

  it("covers every reason that a header and a body alone can give", async () => {
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
  it("plays a whole rotation that a key store follows without a refusal", async () => {
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
  it("sends bytes and text as they are and all else as JSON, now by default", async () => {
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

describe("batches", () => {
  it("have the size of real ones and ids in a row", () => {
    const opportunities = buildOpportunities(100, { firstSurveyId: 7, fields: { study_type: "recontact" } })
    expect(opportunities.map(({ survey_id }) => survey_id)).toEqual(
      Array.from({ length: 100 }, (_, index) => 7 + index)
    )
    expect(opportunities[0]?.study_type).toBe("recontact")
    expect(JSON.stringify(opportunities).length / 100).toBeGreaterThan(3500)
    expect(buildOutcomes(2).map(({ respondent_id }) => respondent_id)).toEqual(["respondent-1", "respondent-2"])
  })
})
