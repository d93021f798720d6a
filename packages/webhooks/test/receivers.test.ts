import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import type { Verified } from "../src/surface.ts"
import { generateSigningKey, signCallback } from "../src/testing.ts"
import { type Behaviour, type Receiver, receivers } from "./receivers.ts"

const key = await generateSigningKey("11111111-a")
const stranger = await generateSigningKey("22222222-b")
const body = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({ survey_id: index, survey_name: `№ ${index}` }))
)

describe.each(receivers)("a receiver on $adapter", ({ start }) => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())

  /** A receiver that remembers what it accepted. */
  const listening = async (
    behaviour: Partial<Behaviour> = {}
  ): Promise<{ post: Receiver["post"]; accepted: Verified[] }> => {
    const accepted: Array<Verified> = []
    receiver = await start({
      keys: [key],
      accept: (verified) => void accepted.push(verified),
      onFailure: () => {},
      ...behaviour
    })
    return { post: receiver.post, accepted }
  }

  it("answers 200 to a genuine callback and hands it on", async () => {
    const { accepted, post } = await listening()
    const callback = await signCallback({ keys: [key], body })
    const response = await post(callback.headers, callback.body)
    expect([response.status, await response.text()]).toEqual([200, "ok"])
    expect(accepted[0]).toMatchObject({ keyId: "11111111-a", signedBytes: "received" })
    expect(accepted[0]?.payload.text()).toBe(body)
  })

  it("answers 200 only once the callback has been accepted", async () => {
    const events: Array<string> = []
    let store = (): void => {}
    const stored = new Promise<void>((resolve) => (store = resolve))
    const accept = (): Promise<void> => {
      // Gives an answer that does not wait every chance to overtake.
      setImmediate(() => setImmediate(() => (events.push("stored"), store())))
      return stored
    }
    const { post } = await listening({ accept })
    const callback = await signCallback({ keys: [key], body })
    await post(callback.headers, callback.body).then(({ status }) => events.push(`${status}`))
    expect(events).toEqual(["stored", "200"])
  })

  it("answers 503 and asks for a retry when it could not be accepted", async () => {
    const { post } = await listening({ accept: () => Promise.reject(new Error("disk full")) })
    const callback = await signCallback({ keys: [key], body })
    const response = await post(callback.headers, callback.body)
    expect(response.status).toBe(503)
    expect(response.headers.get("retry-after")).toBe("30")
    expect(await response.text()).not.toContain("disk")
  })

  it("answers 400 without a header and to one that cannot be read", async () => {
    const { accepted, post } = await listening()
    expect((await post({}, body)).status).toBe(400)
    expect((await post({ "x-platform-signature": "sha256=abc" }, body)).status).toBe(400)
    expect(accepted).toEqual([])
  })

  it("answers 401 to a changed body, a stale one and a stranger, and does not say why", async () => {
    const { accepted, post } = await listening()
    const genuine = await signCallback({ keys: [key], body })
    const stale = await signCallback({ keys: [key], body, timestamp: 1_700_000_000 })
    const foreign = await signCallback({ keys: [stranger], body })
    for (const [headers, sent] of [
      [genuine.headers, `${body}\n`],
      [stale.headers, body],
      [foreign.headers, body]
    ] as const) {
      const response = await post(headers, sent)
      expect([response.status, await response.text()]).toEqual([401, "refused"])
    }
    expect(accepted).toEqual([])
  })

  it("answers 413 to a body over the limit, announced or not", async () => {
    const { accepted, post } = await listening({ maxBodyBytes: 1000 })
    const callback = await signCallback({ keys: [key], body: "x".repeat(1001) })
    expect((await post(callback.headers, callback.body)).status).toBe(413)
    expect((await post(callback.headers, new Blob([callback.body]).stream())).status).toBe(413)
    expect(accepted).toEqual([])
  })

  it("takes a body of many pieces and unknown length", async () => {
    const { accepted, post } = await listening()
    const long = "€".repeat(300_000)
    const callback = await signCallback({ keys: [key], body: long })
    expect((await post(callback.headers, new Blob([callback.body]).stream())).status).toBe(200)
    expect(accepted[0]?.payload.text()).toBe(long)
  })

  const codings = [
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync]
  ] as const

  it.each(codings)("reads a body compressed with %s, signed before or after", async (coding, compress) => {
    const { accepted, post } = await listening()
    const compressed = Uint8Array.from(compress(body))
    const before = await signCallback({ keys: [key], body })
    expect((await post({ ...before.headers, "content-encoding": coding }, compressed)).status).toBe(200)
    const after = await signCallback({ keys: [key], body: compressed })
    expect((await post({ ...after.headers, "content-encoding": coding }, compressed)).status).toBe(200)
    expect(accepted.map(({ payload, signedBytes }) => [signedBytes, payload.text()])).toEqual([
      ["decoded", body],
      ["received", body]
    ])
  })

  it("takes a genuine body that a proxy decompressed without taking the header away", async () => {
    const { accepted, post } = await listening()
    const { body: bytes, headers } = await signCallback({ keys: [key], body })
    expect((await post({ ...headers, "content-encoding": "gzip" }, bytes)).status).toBe(200)
    expect(accepted[0]?.payload.text()).toBe(body)
  })

  it("refuses a changed body under a compression", async () => {
    const { accepted, post } = await listening()
    const { headers } = await signCallback({ keys: [key], body })
    const other = Uint8Array.from(gzipSync(`${body} `))
    expect((await post({ ...headers, "content-encoding": "gzip" }, other)).status).toBe(401)
    expect(accepted).toEqual([])
  })

  it.each(codings)("stops a %s bomb at the limit", async (coding, compress) => {
    const { accepted, post } = await listening({ maxBodyBytes: 100_000 })
    const bomb = Uint8Array.from(compress(Buffer.alloc(20_000_000, " ")))
    const { headers } = await signCallback({ keys: [key], body })
    expect((await post({ ...headers, "content-encoding": coding }, bomb)).status).toBe(413)
    expect(accepted).toEqual([])
  })

  it.each([
    ["compress", 415],
    ["gzip, br", 415],
    ["gzip", 400],
    ["br", 400],
    ["deflate", 400]
  ])("answers a body that is not the %s it says with %i", async (coding, status) => {
    const { accepted, post } = await listening()
    const { headers } = await signCallback({ keys: [stranger], body })
    const disguised = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace("22222222", "11111111")])
    )
    expect((await post({ ...disguised, "content-encoding": coding }, "{}{}{}")).status).toBe(status)
    expect(accepted).toEqual([])
  })

  it("survives a log that fails", async () => {
    const onRefusal = (): never => {
      throw new Error("log full")
    }
    const { post } = await listening({ onRefusal })
    expect((await post({}, body)).status).toBe(400)
  })
})
