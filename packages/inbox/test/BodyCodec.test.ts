import { assert, describe, it } from "@effect/vitest"
import { createHash, randomBytes } from "node:crypto"
import { zstdDecompressSync } from "node:zlib"
import { DamagedBodyError, encodeBody, decodeBody, decodeChunks } from "../src/BodyCodec.ts"

// Some of the sizes are not multiples of any buffer size.
const sizes = [0, 1, 1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3_500_000]

describe("the codec of stored bodies", () => {
  it.each(sizes)(
    "a callback body of %i bytes is stored as plain zstd and decoded unchanged, whole or in chunks",
    async (size) => {
      const body = randomBytes(size)
      const chunks = Array.from({ length: Math.ceil(size / 70_000) }, (_, at) =>
        body.subarray(at * 70_000, (at + 1) * 70_000)
      )
      const encoded = await encodeBody("opportunities", 5, chunks)
      assert.isTrue(body.equals(await decodeBody(encoded.body)))
      assert.isTrue(body.equals(Buffer.concat(await decodeChunks(encoded.body, size))))
      assert.isTrue(body.equals(zstdDecompressSync(encoded.body)))
    }
  )

  it("the digest of a stored callback covers its stream, time and body, however the body is split into chunks", async () => {
    const body = randomBytes(2_000_000)
    const { digest } = await encodeBody("outcomes", 77, [body.subarray(0, 3), body.subarray(3)])
    assert.strictEqual(digest, createHash("sha256").update("outcomes\n77\n").update(body).digest("base64url"))
  })

  it("decoding a stored callback body that was altered fails with DamagedBodyError", async () => {
    const { body } = await encodeBody("opportunities", 5, [Buffer.from("[1,2,3]")])
    const broken = Buffer.from(body)
    broken[0] = 0
    const readers = [decodeBody, () => decodeChunks(broken, 7), () => decodeChunks(broken, 7_000_000)]
    for (const read of readers) {
      const failure: unknown = await read(broken).catch((cause: unknown) => cause)
      assert.instanceOf(failure, DamagedBodyError)
    }
  })
})
