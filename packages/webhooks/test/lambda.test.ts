import { gzipSync } from "node:zlib"
import { describe, expect, it, vi } from "vitest"
import { createVerifier } from "../src/index.node.ts"
import { type LambdaEvent, lambdaReceiver } from "../src/lambda.ts"
import type { Verified } from "../src/surface.ts"
import { signCallback, testKeys } from "../src/testing.ts"

const keys = [testKeys.current]
const text = `[{"survey_id": 1, "survey_name": "№ 1"}]`

const kinds: ReadonlyArray<readonly [kind: string, event: (headers: Record<string, string>) => LambdaEvent]> = [
  [
    "REST API (v1)",
    (headers) => ({ httpMethod: "POST", headers, requestContext: { identity: { sourceIp: "192.0.2.1" } } })
  ],
  ["HTTP API (v2)", (headers) => ({ headers, requestContext: { http: { method: "POST", sourceIp: "192.0.2.1" } } })],
  ["function URL", (headers) => ({ headers, requestContext: { http: { method: "POST", sourceIp: "192.0.2.1" } } })],
  ["load balancer", (headers) => ({ httpMethod: "POST", headers, requestContext: { elb: {} } })],
  [
    "load balancer with multi-value headers",
    (headers) => ({
      httpMethod: "POST",
      multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
      requestContext: { elb: {} }
    })
  ]
]

describe.each(kinds)("Lambda receiver behind a %s", (kind, eventOf) => {
  const startReceiver = () => {
    const accepted: Array<Verified> = []
    const onFailure = vi.fn<(cause: unknown) => void>()
    const accept = (verified: Verified) => void accepted.push(verified)
    return { accepted, onFailure, handle: lambdaReceiver({ verifier: createVerifier({ keys }), accept, onFailure }) }
  }

  it("the Lambda receiver accepts a genuine body as a string, as base64 and compressed", async () => {
    const { accepted, handle } = startReceiver()
    const { headers } = await signCallback({ keys, body: text })
    const event = eventOf({ ...headers, "content-length": `${Buffer.byteLength(text)}` })
    expect(await handle({ ...event, body: text })).toMatchObject({
      statusCode: 200,
      body: "ok",
      isBase64Encoded: false
    })
    const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")
    expect((await handle({ ...event, body: base64(Buffer.from(text)), isBase64Encoded: true })).statusCode).toBe(200)
    const coded = eventOf({ ...headers, "content-encoding": "gzip" })
    expect((await handle({ ...coded, body: base64(gzipSync(text)), isBase64Encoded: true })).statusCode).toBe(200)
    expect(accepted.map(({ payload }) => payload.text())).toEqual([text, text, text])
  })

  it("the Lambda receiver refuses a changed, an unsigned and an oversized callback and a method other than POST", async () => {
    const { accepted, handle } = startReceiver()
    const { headers } = await signCallback({ keys, body: text })
    expect((await handle({ ...eventOf(headers), body: `${text} ` })).statusCode).toBe(401)
    expect((await handle({ ...eventOf(headers), body: null })).statusCode).toBe(401)
    expect((await handle({ ...eventOf({}), body: text })).statusCode).toBe(400)
    const huge = "a".repeat(41 * 1024 * 1024)
    expect((await handle({ ...eventOf(headers), body: huge })).statusCode).toBe(413)
    expect((await handle({ ...eventOf(headers), httpMethod: "GET", requestContext: {} })).statusCode).toBe(405)
    expect(accepted).toEqual([])
  })

  it("the Lambda receiver responds with 500 and the cause when middleware parsed the body, and accepts the string in rawBody", async () => {
    const { handle, onFailure } = startReceiver()
    const { headers } = await signCallback({ keys, body: text })
    const parsed = { ...eventOf(headers), body: JSON.parse(text) as unknown }
    expect((await handle(parsed)).statusCode).toBe(500)
    expect(String(onFailure.mock.calls[0]?.[0])).toContain("have it keep the text as rawBody")
    expect((await handle({ ...eventOf(headers), body: "{no base64}", isBase64Encoded: true })).statusCode).toBe(500)
    expect((await handle({ ...parsed, rawBody: text })).statusCode).toBe(200)
  })

  it("the Lambda receiver adds a status description for a load balancer, and uses multi-value headers if the event source does", async () => {
    const { handle } = startReceiver()
    const result = await handle({ ...eventOf({}), body: text })
    const isBalancer = kind.startsWith("load balancer")
    expect(result.statusDescription).toBe(isBalancer ? "400 malformed" : undefined)
    const type = "text/plain; charset=utf-8"
    if (kind.endsWith("headers")) expect(result.multiValueHeaders?.["content-type"]).toEqual([type])
    else expect(result.headers?.["content-type"]).toBe(type)
  })
})
