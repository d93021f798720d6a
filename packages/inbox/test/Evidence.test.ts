import { assert, describe, it } from "@effect/vitest"
import { createHash, randomBytes } from "node:crypto"
import { zstdDecompressSync } from "node:zlib"
import { DamagedBodyError, pack, unpack, unpackChunks } from "../src/Evidence.ts"

// Some are no multiple of any buffer.
const sizes = [0, 1, 1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3_500_000]

describe("bodies at rest", () => {
  it.each(sizes)("%i bytes come back, whole and in pieces, and any zstd reads them", async (size) => {
    const body = randomBytes(size)
    const chunks = Array.from({ length: Math.ceil(size / 70_000) }, (_, at) =>
      body.subarray(at * 70_000, (at + 1) * 70_000)
    )
    const packed = await pack("opportunities", 5, chunks)
    assert.isTrue(body.equals(await unpack(packed.body)))
    assert.isTrue(body.equals(Buffer.concat(await unpackChunks(packed.body, size))))
    assert.isTrue(body.equals(zstdDecompressSync(packed.body)))
  })

  it("the digest is that of stream, time and body, however the body is cut", async () => {
    const body = randomBytes(2_000_000)
    const { digest } = await pack("outcomes", 77, [body.subarray(0, 3), body.subarray(3)])
    assert.strictEqual(digest, createHash("sha256").update("outcomes\n77\n").update(body).digest("base64url"))
  })

  it("what was changed is refused, not read as something else", async () => {
    const { body } = await pack("opportunities", 5, [Buffer.from("[1,2,3]")])
    const broken = Buffer.from(body)
    broken[0] = 0
    const readers = [unpack, () => unpackChunks(broken, 7), () => unpackChunks(broken, 7_000_000)]
    for (const read of readers) {
      const failure: unknown = await read(broken).catch((cause: unknown) => cause)
      assert.instanceOf(failure, DamagedBodyError)
    }
  })
})
