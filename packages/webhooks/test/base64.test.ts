import { describe, expect, it } from "vitest"
import { nodeBackend } from "../src/backend.node.ts"
import { webBackend } from "../src/backend.web.ts"
import { below, pick, seeded } from "../src/testing/Random.ts"

const random = seeded(20261122)
const characters = "ABab01+/-_Az9= !\n\u00E9,"
const character = () => characters.charAt(below(random, characters.length))
const text = () =>
  Array.from({ length: below(random, pick(random, [10, 100])) }, character).join("") + "=".repeat(below(random, 4))

/** Defines which strings both backends must accept: either base64 alphabet, with padding to a multiple of four or without padding. */
const isBase64 = (encoded: string): boolean =>
  /^[\w+/-]+={0,2}$/.test(encoded) && (encoded.endsWith("=") ? encoded.length % 4 === 0 : encoded.length % 4 !== 1)

const decoded = (backend: typeof nodeBackend, encoded: string): Buffer | undefined => {
  const target = Buffer.alloc(100)
  const length = backend.decodeBase64(encoded, target)
  return length === -1 ? undefined : target.subarray(0, length)
}

describe("base64 decoder", () => {
  it("the Node and the Web Crypto backend decode the same base64 strings and reject all other strings", () => {
    for (let round = 0; round < 20_000; round++) {
      const encoded = text()
      const expected = isBase64(encoded) ? Buffer.from(encoded, "base64") : undefined
      expect(decoded(nodeBackend, encoded), JSON.stringify(encoded)).toEqual(expected)
      expect(decoded(webBackend, encoded), JSON.stringify(encoded)).toEqual(expected)
    }
  })
})
