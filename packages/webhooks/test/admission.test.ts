import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Arrival, ReceiverOptions, UnverifiedSink } from "../src/node.ts"
import { createKeyStore, type WebhookError } from "../src/surface.ts"
import { generateSigningKey, signCallback } from "../src/testing.ts"
import { type Behaviour, type Receiver, receivers } from "./receivers.ts"

const key = await generateSigningKey("11111111-a")
const unknownKey = await generateSigningKey("22222222-b")
const body = `[{"survey_id": 1}]`

const adapters = receivers.filter(({ adapter }) => adapter !== "HttpRouter")

describe.each(adapters)("the concurrency limit on $adapter", ({ start }) => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())
  const startReceiver = async (behaviour: Partial<Behaviour>): Promise<Receiver> => {
    receiver = await start({ keys: [key], accept: () => {}, onFailure: () => {}, ...behaviour })
    return receiver
  }

  it("a callback occupies a slot of the receiver's concurrency limit only if its key id is known, and its response frees the slot", async () => {
    const arrivals: Array<Arrival> = []
    const release = vi.fn<() => void>()
    const admit = (arrival: Arrival) => (arrivals.push(arrival), release)
    const { post } = await startReceiver({ admit })
    const genuine = await signCallback({ keys: [key], body })
    const foreign = await signCallback({ keys: [unknownKey], body })
    expect((await post(foreign.headers, foreign.body)).status).toBe(401)
    expect((await post({}, body)).status).toBe(400)
    expect(arrivals).toEqual([])
    expect((await post(genuine.headers, genuine.body)).status).toBe(200)
    expect((await post(genuine.headers, "[]")).status).toBe(401)
    expect(arrivals).toHaveLength(2)
    expect(arrivals[0]?.announcedBytes ?? body.length).toBe(body.length)
    expect(arrivals[0]?.header("X-PLATFORM-signature")).toBe(genuine.headers["X-Platform-Signature"])
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2))
  })

  it("a webhook receiver at its concurrency limit responds with 503 and Retry-After before it reads the body", async () => {
    const accept = vi.fn<() => void>()
    const { post } = await startReceiver({ admit: () => undefined, accept })
    const { body: sent, headers } = await signCallback({ keys: [key], body })
    const response = await post(headers, sent)
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
    expect(accept).not.toHaveBeenCalled()
  })

  it("a webhook receiver whose concurrency limit throws responds with 503 and reports the cause to onFailure", async () => {
    const onFailure = vi.fn<(cause: unknown) => void>()
    const { post } = await startReceiver({ admit: () => Promise.reject(new Error("no limit")), onFailure })
    const { body: sent, headers } = await signCallback({ keys: [key], body })
    expect((await post(headers, sent)).status).toBe(503)
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ message: "no limit" })
  })
})

describe.each(adapters)("callbacks signed by an unknown key on $adapter", ({ start }) => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())
  const startReceiver = async (
    keepUnverified: ReceiverOptions["keepUnverified"],
    keys: Behaviour["keys"] = [key]
  ): Promise<Receiver> => {
    receiver = await start({ keys, accept: () => expect.fail("nothing is verified"), keepUnverified })
    return receiver
  }

  it("a callback signed by an unknown key is passed unchanged to the sink for unverified callbacks and refused with 503", async () => {
    const kept: Array<readonly [tag: string, body: string]> = []
    const sink = (arrival: Arrival, refusal: WebhookError): UnverifiedSink => ({
      limitBytes: 1000,
      take: (chunks) => {
        expect(arrival.header("content-encoding")).toBe("gzip")
        kept.push([refusal.reason._tag, Buffer.concat(chunks).toString("base64")])
      }
    })
    const compressed = Uint8Array.from(gzipSync(body))
    const { headers } = await signCallback({ keys: [unknownKey], body })
    const { post } = await startReceiver(sink)
    expect((await post({ ...headers, "content-encoding": "gzip" }, compressed)).status).toBe(503)
    const fetchKeys = () => Promise.reject(new Error("away"))
    await receiver?.close()
    const keyless = await startReceiver(sink, createKeyStore({ fetchKeys }))
    expect((await keyless.post({ ...headers, "content-encoding": "gzip" }, compressed)).status).toBe(503)
    const base64 = Buffer.from(compressed).toString("base64")
    expect(kept).toEqual([
      ["NoKnownKeyError", base64],
      ["KeysUnavailableError", base64]
    ])
  })

  it("a callback signed by an unknown key gets 401 without a sink for unverified callbacks, and 413 if it is larger than the sink's limit", async () => {
    const take = vi.fn<() => void>()
    const { body: sent, headers } = await signCallback({ keys: [unknownKey], body })
    expect((await (await startReceiver(() => undefined)).post(headers, sent)).status).toBe(401)
    await receiver?.close()
    const { post } = await startReceiver(() => ({ limitBytes: body.length - 1, take }))
    expect((await post(headers, sent)).status).toBe(413)
    expect(take).not.toHaveBeenCalled()
  })

  it("a callback with a malformed header, stale timestamp or wrong signature is not passed to the sink for unverified callbacks", async () => {
    const { post } = await startReceiver(() => expect.fail("nothing is to be kept"))
    const stale = await signCallback({ keys: [unknownKey], body, timestamp: 1_700_000_000 })
    const changed = await signCallback({ keys: [key], body })
    expect((await post({ "x-platform-signature": "t:1" }, body)).status).toBe(400)
    expect((await post(stale.headers, body)).status).toBe(401)
    expect((await post(changed.headers, "[]")).status).toBe(401)
  })
})
