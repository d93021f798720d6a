import { gzipSync } from "node:zlib"
import { afterEach, expect, it, vi } from "vitest"
import { makeAllowance } from "../src/receive/decodeAllowance.ts"
import { statusOf } from "../src/surface.ts"

const mega = 1024 * 1024

afterEach(() => vi.resetModules())

it("a receiver's allowance for decompressed bytes is reduced by use, restored by refunds and refilled over time", () => {
  let now = 0
  const allowance = makeAllowance(() => now)
  expect(allowance.spend(40 * mega)).toBe(true)
  expect(allowance.spend(9 * mega)).toBe(false)
  allowance.refund(40 * mega)
  expect(allowance.spend(48 * mega)).toBe(true)
  expect(allowance.spend(1)).toBe(false)
  now += 1000
  expect([allowance.spend(1024 * 1000), allowance.spend(1)]).toEqual([true, false])
})

it("forged bodies that decompress to a large size get 503 once an allowance is used up, and genuine bodies do not", async () => {
  const { fetchReceiver } = await import("../src/fetch.ts")
  const { createVerifier } = await import("../src/index.ts")
  const { signCallback, testKeys } = await import("../src/testing.ts")
  const keys = [testKeys.current]
  const receive = fetchReceiver({ verifier: createVerifier({ keys }), accept: () => {} })
  const post = async (headers: Readonly<Record<string, string>>, body: Uint8Array<ArrayBuffer>): Promise<number> => {
    const init = { method: "POST", headers: { ...headers, "content-encoding": "gzip" }, body }
    return (await receive(new Request("http://receiver/", init))).status
  }
  const plain = Buffer.from(`[${'{"survey_id": 1, "survey_name": "a name"},'.repeat(120_000)}{}]`)
  const { headers } = await signCallback({ keys, body: plain })
  const [coded, other] = [Uint8Array.from(gzipSync(plain)), Uint8Array.from(gzipSync(Buffer.alloc(8 * mega, " ")))]
  // Each body decodes to 5 MB, which is far more than twice its size. Most of these bytes are therefore taken from the allowance for decoding.
  const genuine = async (times: number): Promise<ReadonlyArray<number>> => {
    const statuses: Array<number> = []
    for (let time = 0; time < times; time++) statuses.push(await post(headers, coded))
    return statuses
  }
  expect(new Set(await genuine(15))).toEqual(new Set([plain.length > 100 * coded.length ? 413 : 200]))
  const forged: Array<number> = []
  while (forged.length < 400 && forged.at(-1) !== 503) forged.push(await post(headers, other))
  expect([forged[0], forged.at(-1)]).toEqual([413, 503])
  expect(
    statusOf({
      _tag: "UnreadableBodyError",
      problem: "compressed more than can be decoded now",
      receivedBytes: 1
    })
  ).toBe(503)
})
