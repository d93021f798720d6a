import { expect, it } from "vitest"
import exchange from "../bundled/exchange.gen.json" with { type: "json" }

it("the exchange's spec describes the signing key as unique to the supplier, in the security scheme and in the public key", () => {
  const { schemas, securitySchemes } = exchange.components
  expect(securitySchemes.platformSignature.description).toContain("unique to the supplier")
  expect(schemas.PublicKey.description).toContain("unique to the supplier")
})

it("the description of the exchange's spec gives the meaning of every general status code", () => {
  const { description } = exchange.info
  const codes = Array.from(description.matchAll(/^ {2}- (\d{3}): \w.*\.$/gm), ([, code]) => Number(code))
  expect(codes).toEqual([200, 201, 202, 204, 307, 400, 401, 403, 404, 405, 409, 413, 429, 499, 500, 502, 503, 504])
})
