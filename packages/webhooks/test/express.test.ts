import type { IncomingMessage } from "node:http"
import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import { expressReceiver, type ParsedRequest } from "../src/express.ts"
import { fetchReceiver } from "../src/fetch.ts"
import { createVerifier } from "../src/index.node.ts"
import { nodeReceiver } from "../src/node.ts"
import type { Verified } from "../src/surface.ts"
import { generateSigningKey, signCallback } from "../src/testing.ts"
import { overHttp, type Receiver } from "./receivers.ts"

const key = await generateSigningKey("11111111-a")
const body = `[{"survey_id": 1}]`

describe("receivers behind a body parser", () => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())

  /** Starts a receiver behind middleware that reads the request and assigns the result of `keep` to it, as a body parser does. */
  const behindParser = async (keep: (bytes: Buffer) => Pick<ParsedRequest, "body" | "rawBody">) => {
    const seen = { accepted: [] as Array<Verified>, failures: [] as Array<unknown> }
    const handle = expressReceiver({
      verifier: createVerifier({ keys: [key] }),
      accept: (verified) => void seen.accepted.push(verified),
      onFailure: (cause) => void seen.failures.push(cause)
    })
    receiver = await overHttp((request, response) => {
      void read(request).then((bytes) => handle(Object.assign(request, keep(bytes)), response))
    })
    return { ...seen, post: receiver.post }
  }

  const read = async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request.iterator({ destroyOnReturn: false })) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  it("the Express receiver verifies the bytes that express.raw() leaves on the request", async () => {
    const { accepted, post } = await behindParser((bytes) => ({ body: bytes }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(200)
    expect(accepted[0]?.signedBytes).toBe("received")
  })

  it("the Express receiver verifies rawBody when a JSON parser keeps it", async () => {
    const { accepted, post } = await behindParser((bytes) => ({ body: JSON.parse(String(bytes)), rawBody: bytes }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(200)
    expect(accepted).toHaveLength(1)
  })

  it("a compressed callback that the Express body parser decompressed is accepted with signedBytes: decoded", async () => {
    const { accepted, post } = await behindParser(() => ({ body: Buffer.from(body) }))
    const { headers } = await signCallback({ keys: [key], body })
    const compressed = Uint8Array.from(gzipSync(body))
    expect((await post({ ...headers, "content-encoding": "gzip" }, compressed)).status).toBe(200)
    expect(accepted[0]?.signedBytes).toBe("decoded")
  })

  it("the Express receiver responds 500 if a body parser has discarded the raw body, and its error states where to mount the receiver", async () => {
    const { accepted, failures, post } = await behindParser((bytes) => ({ body: JSON.parse(String(bytes)) }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(500)
    expect(String(failures[0])).toContain("mount this receiver before every body parser")
    expect(accepted).toEqual([])
  })

  it("the Fetch receiver responds with 500 when the body of its request has already been read", async () => {
    const failures: Array<unknown> = []
    const handle = fetchReceiver({
      verifier: createVerifier({ keys: [key] }),
      accept: () => {},
      onFailure: (cause) => void failures.push(cause)
    })
    const request = new Request("http://receiver/", { method: "POST", ...(await signCallback({ keys: [key], body })) })
    await request.text()
    expect((await handle(request)).status).toBe(500)
    expect(String(failures[0])).toContain("has already been read")
  })
})

describe("receivers that own their path", () => {
  it("the Fetch and node:http receivers respond with 405 to a method other than POST", async () => {
    const options = { verifier: createVerifier({ keys: [key] }), accept: () => {} }
    const response = await fetchReceiver(options)(new Request("http://receiver/"))
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
    const { close, post } = await overHttp((request, reply) => {
      request.method = "GET"
      nodeReceiver(options)(request, reply)
    })
    expect((await post({}, "")).status).toBe(405)
    await close()
  })
})
