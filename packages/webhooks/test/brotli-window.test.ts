import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import { describe, expect, it } from "vitest"
import { announcedBytes, narrowWindow } from "../src/receive/brotliWindow.ts"

const compress = (bytes: Uint8Array, window: number): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: window, [constants.BROTLI_PARAM_QUALITY]: 5 } })

const text = Buffer.from(
  JSON.stringify(Array.from({ length: 9000 }, (_, index) => ({ survey_id: index, name: `№ ${index % 7}` })))
)

describe("narrowWindow", () => {
  it.each([10, 14, 16, 17, 18, 19, 22, 24])(
    "a Brotli body compressed with a window of 2^%i bytes decodes to the same bytes after its window is narrowed",
    (window) => {
      for (const length of [0, 1, 7, 1000, 65_536, 262_128, text.length]) {
        const plain = text.subarray(0, length)
        const encoded = compress(plain, window)
        for (const chunks of [[encoded], [new Uint8Array(0), encoded.subarray(0, 1), encoded.subarray(1)]]) {
          const narrowed = Buffer.concat(narrowWindow(chunks, length))
          expect(brotliDecompressSync(narrowed).equals(plain)).toBe(true)
        }
        // `narrowWindow` must not change the received bytes, because they may be verified again.
        expect(encoded.equals(compress(plain, window))).toBe(true)
      }
    }
  )

  it("narrowWindow reduces a large Brotli window to the size limit and keeps a window within the limit", () => {
    const encoded = compress(Buffer.alloc(2 ** 24, " "), 24)
    const [narrowed] = narrowWindow([encoded], 70_000)
    expect([(encoded[0] ?? 0) & 15, (narrowed?.[0] ?? 0) & 15]).toEqual([15, 3])
    expect(narrowWindow([encoded], 2 ** 25)).toEqual([encoded])
  })
})

describe("announcedBytes", () => {
  it.each([10, 14, 16, 17, 18, 22, 24])(
    "the announced length of a Brotli body with a window of 2^%i bytes is never more than its decoded length",
    (window) => {
      for (const length of [0, 1, 7, 1000, 65_536, text.length]) {
        const encoded = compress(text.subarray(0, length), window)
        expect(announcedBytes([encoded])).toBeLessThanOrEqual(length)
        expect(announcedBytes([encoded.subarray(0, 2), encoded.subarray(2)])).toBe(announcedBytes([encoded]))
      }
      expect(announcedBytes([compress(text.subarray(0, 900), window)])).toBe(900)
    }
  )
})
