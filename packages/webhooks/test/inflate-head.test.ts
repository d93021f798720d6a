import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { nodeInflate } from "../src/receive/inflate.node.ts"

const limitBytes = 2 ** 22
const items = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ survey_id: index * 7919, name: `№ ${index}` }))
)
const object = `{"opportunities":${items}}`

const brotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

it.each([
  ["br", "an array", items],
  ["br", "an object", object],
  ["br", "whitespace", " ".repeat(100_000)],
  ["gzip", "an array", items],
  ["gzip", "an object", object],
  ["deflate", "an array", items],
  ["deflate", "an object", object]
] as const)(
  "a large callback body that claims the content coding %s but is %s is refused before the next turn of the event loop",
  async (coding, _what, text) => {
    let turns = 0
    const immediate = setImmediate(() => turns++)
    const body = Buffer.from(text)
    const chunks = [body.subarray(0, 1), body.subarray(1)]
    await expect(nodeInflate.decode({ coding, chunks, limitBytes }, () => {})).rejects.toThrow()
    expect(turns).toBe(0)
    clearImmediate(immediate)
  }
)

it.each([
  ["br", brotli],
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["deflate", deflateRawSync]
] as const)(
  "a callback body of any size in %s is decoded, however it is divided into chunks",
  async (coding, compress) => {
    for (const length of [0, 1, 10, 70, 1000, items.length, 600_000]) {
      const plain = Buffer.from(items.padEnd(length, " ").slice(0, length))
      const body = compress(plain)
      for (const cut of [0, 1, 63, 64]) {
        const decoded: Array<Uint8Array> = []
        const chunks = [body.subarray(0, cut), body.subarray(cut)]
        await nodeInflate.decode({ coding, chunks, limitBytes }, (chunk) => decoded.push(chunk))
        expect(Buffer.concat(decoded).equals(plain)).toBe(true)
      }
    }
  }
)
