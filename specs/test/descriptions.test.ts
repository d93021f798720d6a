import { expect, it } from "vitest"
import exchange from "../bundled/exchange.gen.json" with { type: "json" }

it("the exchange's spec describes the signing key as unique to the supplier, in the security scheme and in the public key", () => {
  const { schemas, securitySchemes } = exchange.components
  expect(securitySchemes.platformSignature.description).toContain("unique to the supplier")
  expect(schemas.PublicKey.description).toContain("unique to the supplier")
})
