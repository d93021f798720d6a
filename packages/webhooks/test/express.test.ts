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

describe("a receiver behind a body parser", () => {
  let receiver: Receiver | undefined
  afterEach(() => receiver?.close())

  /** Reads the request first and leaves on it what `keep` makes of its bytes, as a parser does. */
  const behind = async (keep: (bytes: Buffer) => Pick<ParsedRequest, "body" | "rawBody">) => {
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

  it("verifies the bytes that express.raw() leaves", async () => {
    const { accepted, post } = await behind((bytes) => ({ body: bytes }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(200)
    expect(accepted[0]?.signedBytes).toBe("received")
  })

  it("verifies rawBody where a JSON parser keeps it", async () => {
    const { accepted, post } = await behind((bytes) => ({ body: JSON.parse(String(bytes)), rawBody: bytes }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(200)
    expect(accepted).toHaveLength(1)
  })

  it("says that a compressed body was decoded by the parser", async () => {
    const { accepted, post } = await behind(() => ({ body: Buffer.from(body) }))
    const { headers } = await signCallback({ keys: [key], body })
    const compressed = Uint8Array.from(gzipSync(body))
    expect((await post({ ...headers, "content-encoding": "gzip" }, compressed)).status).toBe(200)
    expect(accepted[0]?.signedBytes).toBe("decoded")
  })

  it("answers 500 and says what to do when only the parsed object is left", async () => {
    const { accepted, failures, post } = await behind((bytes) => ({ body: JSON.parse(String(bytes)) }))
    const callback = await signCallback({ keys: [key], body })
    expect((await post(callback.headers, callback.body)).status).toBe(500)
    expect(String(failures[0])).toContain("mount this receiver before every body parser")
    expect(accepted).toEqual([])
  })

  it("answers 500 when a Fetch request has been read already", async () => {
    const failures: Array<unknown> = []
    const handle = fetchReceiver({
      verifier: createVerifier({ keys: [key] }),
      accept: () => {},
      onFailure: (cause) => void failures.push(cause)
    })
    const request = new Request("http://receiver/", { method: "POST", ...(await signCallback({ keys: [key], body })) })
    await request.text()
    expect((await handle(request)).status).toBe(500)
    expect(String(failures[0])).toContain("has been read already")
  })
})

describe("a receiver that owns its path", () => {
  it("answers 405 to another method than POST", async () => {
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
