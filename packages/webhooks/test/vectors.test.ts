import { describe, expect, it } from "vitest"
import vectors from "../vectors/ecdsa-p256-sha256.json" with { type: "json" }
import { platforms } from "./backends.ts"
import { refusal } from "./refusal.ts"

describe.each(platforms)("signature test vectors on $platform", ({ createVerifier }) => {
  it.each(vectors.cases.map((one) => [one.accept ? "accepted" : "refused", one.comment, one] as const))(
    "the verifier agrees with the test vector that the signature is %s: %s",
    async (_verdict, _comment, { accept, body, publicKey, signature }) => {
      const keys = [{ keyId: "11111111", publicKey }]
      const verifier = createVerifier({ keys, now: () => vectors.timestamp * 1000 })
      const outcome = verifier.verify({ headers: `t:${vectors.timestamp},v1:11111111:${signature}`, body })
      if (accept) await outcome
      else expect((await refusal(outcome))._tag).toBe("SignatureMismatchError")
    }
  )

  it("the signature vectors contain more than 50 accepted and more than 200 refused cases", () => {
    expect(vectors.cases.filter(({ accept }) => accept).length).toBeGreaterThan(50)
    expect(vectors.cases.filter(({ accept }) => !accept).length).toBeGreaterThan(200)
  })
})
