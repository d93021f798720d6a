import { describe, expect, it } from "vitest"
import { WebhookError } from "../src/surface.ts"
import { generateSigningKey, signHeader } from "../src/testing.ts"
import type { Verifier } from "../src/Verifier.ts"
import { platforms } from "./backends.ts"
import { below, type Random, seeded } from "../src/testing/Random.ts"
import { mutateBytes, mutateText } from "./mutate.ts"

/**
 * The number of callbacks to change. The environment variable `FIELDWORK_MUTATIONS` overrides the number, and `FIELDWORK_MUTATION_SEED` overrides the
 * first seed.
 */
const rounds = Number(process.env["FIELDWORK_MUTATIONS"] ?? 4000)
const firstSeed = Number(process.env["FIELDWORK_MUTATION_SEED"] ?? 1)

const timestamp = 1_700_000_000
const key = await generateSigningKey("11111111-a")
const next = await generateSigningKey("22222222-b")
const bodies = ["", "[]", `[{"survey_id": 1, "survey_name": "Größe 🎉"}]`, JSON.stringify([{ survey_id: 2, px: null }])]
const callbacks = await Promise.all(
  bodies.map(async (body) => ({
    body: Buffer.from(body),
    header: await signHeader({ keys: [key, next], body, timestamp })
  }))
)

/** Verifies a callback in one call, or in two chunks. */
const verify = async (random: Random, verifier: Verifier, headers: string, body: Uint8Array) => {
  if (random() < 0.5) return verifier.verify({ headers, body })
  const verification = await verifier.begin(headers, below(random, 100))
  const cut = below(random, body.length + 1)
  verification.update(body.subarray(0, cut))
  verification.update(body.subarray(cut))
  return verification.finish()
}

describe.each(platforms)("changed callbacks on $platform", ({ createVerifier }) => {
  const verifier = createVerifier({ keys: [key, next], now: () => timestamp * 1000 })

  it(
    `each of ${rounds} randomly changed callbacks is refused with a reason unless its timestamp and body are the signed ones`,
    { timeout: 60_000 + 10 * rounds },
    async () => {
      const seen = { accepted: 0, refused: new Map<string, number>() }
      for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
        const random = seeded(seed)
        const original = callbacks[below(random, callbacks.length)] ?? expect.fail("no callback")
        const header = random() < 0.6 ? mutateText(random, original.header) : original.header
        const body = random() < 0.6 ? mutateBytes(random, original.body) : original.body
        try {
          const verified = await verify(random, verifier, header, body)
          const isGenuine = original.body.equals(body) && verified.timestamp === timestamp
          if (!isGenuine) expect.fail(`seed ${seed}: accepted ${JSON.stringify(header)}`)
          seen.accepted++
        } catch (cause) {
          if (!(cause instanceof WebhookError)) throw new Error(`seed ${seed}`, { cause })
          seen.refused.set(cause.reason._tag, (seen.refused.get(cause.reason._tag) ?? 0) + 1)
        }
      }
      // The test is meaningful only if some changes affect nothing but the signature and some callbacks are accepted.
      expect(seen.accepted).toBeGreaterThan(rounds / 20)
      expect(seen.refused.get("SignatureMismatchError")).toBeGreaterThan(rounds / 10)
      expect(seen.refused.get("MalformedHeaderError")).toBeGreaterThan(rounds / 20)
    }
  )
})
