import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import type { Verified } from "../src/surface.ts"
import { generateSigningKey, signCallback } from "../src/testing.ts"
import { type Behaviour, type Receiver, receivers } from "./receivers.ts"

const key = await generateSigningKey("11111111-a")
const unknownKey = await generateSigningKey("22222222-b")
const body = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({ survey_id: index, survey_name: `№ ${index}` }))
)

describe.each(receivers)("receiver on $adapter", ({ start }) => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())

  /** Starts a receiver that records the accepted callbacks. */
  const startReceiver = async (
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

  it("a webhook receiver accepts a genuine callback and returns 200", async () => {
    const { accepted, post } = await startReceiver()
    const callback = await signCallback({ keys: [key], body })
    const response = await post(callback.headers, callback.body)
    expect([response.status, await response.text()]).toEqual([200, "ok"])
    expect(accepted[0]).toMatchObject({ keyId: "11111111-a", signedBytes: "received" })
    expect(accepted[0]?.payload.text()).toBe(body)
  })

  it("a webhook receiver returns 200 only after the accept handler has finished", async () => {
    const events: Array<string> = []
    let store = (): void => {}
    const stored = new Promise<void>((resolve) => (store = resolve))
    const accept = (): Promise<void> => {
      // If a receiver does not wait for `accept`, the delay gives it enough time to respond before `store` is called.
      setImmediate(() => setImmediate(() => (events.push("stored"), store())))
      return stored
    }
    const { post } = await startReceiver({ accept })
    const callback = await signCallback({ keys: [key], body })
    await post(callback.headers, callback.body).then(({ status }) => events.push(`${status}`))
    expect(events).toEqual(["stored", "200"])
  })

  it("a webhook receiver returns 503 with Retry-After when the accept handler fails", async () => {
    const { post } = await startReceiver({ accept: () => Promise.reject(new Error("disk full")) })
    const callback = await signCallback({ keys: [key], body })
    const response = await post(callback.headers, callback.body)
    expect(response.status).toBe(503)
    expect(response.headers.get("retry-after")).toBe("30")
    expect(await response.text()).not.toContain("disk")
  })

  it("a webhook receiver returns 400 for a missing or malformed signature header", async () => {
    const { accepted, post } = await startReceiver()
    expect((await post({}, body)).status).toBe(400)
    expect((await post({ "x-platform-signature": "sha256=abc" }, body)).status).toBe(400)
    expect(accepted).toEqual([])
  })

  it("a webhook receiver refuses a changed body, a stale timestamp and an unknown key with 401 without stating a reason", async () => {
    const { accepted, post } = await startReceiver()
    const genuine = await signCallback({ keys: [key], body })
    const stale = await signCallback({ keys: [key], body, timestamp: 1_700_000_000 })
    const foreign = await signCallback({ keys: [unknownKey], body })
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

  it("a webhook receiver returns 413 for a body over the limit, with or without a content length", async () => {
    const { accepted, post } = await startReceiver({ maxBodyBytes: 1000 })
    const callback = await signCallback({ keys: [key], body: "x".repeat(1001) })
    expect((await post(callback.headers, callback.body)).status).toBe(413)
    expect((await post(callback.headers, new Blob([callback.body]).stream())).status).toBe(413)
    expect(accepted).toEqual([])
  })

  it("a webhook receiver accepts a long body without a content length", async () => {
    const { accepted, post } = await startReceiver()
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

  it.each(codings)(
    "a webhook receiver accepts a body compressed with %s, whether it was signed before or after compression",
    async (coding, compress) => {
      const { accepted, post } = await startReceiver()
      const compressed = Uint8Array.from(compress(body))
      const before = await signCallback({ keys: [key], body })
      expect((await post({ ...before.headers, "content-encoding": coding }, compressed)).status).toBe(200)
      const after = await signCallback({ keys: [key], body: compressed })
      expect((await post({ ...after.headers, "content-encoding": coding }, compressed)).status).toBe(200)
      expect(accepted.map(({ payload, signedBytes }) => [signedBytes, payload.text()])).toEqual([
        ["decoded", body],
        ["received", body]
      ])
    }
  )

  it("a webhook receiver accepts a genuine body that a proxy decompressed without removing the content-encoding header", async () => {
    const { accepted, post } = await startReceiver()
    const { body: bytes, headers } = await signCallback({ keys: [key], body })
    expect((await post({ ...headers, "content-encoding": "gzip" }, bytes)).status).toBe(200)
    expect(accepted[0]?.payload.text()).toBe(body)
  })

  it("a webhook receiver refuses a changed body inside a compressed request with 401", async () => {
    const { accepted, post } = await startReceiver()
    const { headers } = await signCallback({ keys: [key], body })
    const other = Uint8Array.from(gzipSync(`${body} `))
    expect((await post({ ...headers, "content-encoding": "gzip" }, other)).status).toBe(401)
    expect(accepted).toEqual([])
  })

  it.each(codings)(
    "a webhook receiver stops a %s decompression bomb at the body limit with 413",
    async (coding, compress) => {
      const { accepted, post } = await startReceiver({ maxBodyBytes: 100_000 })
      const bomb = Uint8Array.from(compress(Buffer.alloc(20_000_000, " ")))
      const { headers } = await signCallback({ keys: [key], body })
      expect((await post({ ...headers, "content-encoding": coding }, bomb)).status).toBe(413)
      expect(accepted).toEqual([])
    }
  )

  it.each([
    ["compress", 415],
    ["gzip, br", 415],
    ["gzip", 400],
    ["br", 400],
    ["deflate", 400]
  ])(
    "a webhook receiver refuses a body that is not encoded with the stated content encoding %s with %i",
    async (coding, status) => {
      const { accepted, post } = await startReceiver()
      const { headers } = await signCallback({ keys: [unknownKey], body })
      const disguised = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replace("22222222", "11111111")])
      )
      expect((await post({ ...disguised, "content-encoding": coding }, "{}{}{}")).status).toBe(status)
      expect(accepted).toEqual([])
    }
  )

  it("a webhook receiver responds even if its onRefusal listener throws", async () => {
    const onRefusal = (): never => {
      throw new Error("log full")
    }
    const { post } = await startReceiver({ onRefusal })
    expect((await post({}, body)).status).toBe(400)
  })
})
