import { describe, expect, it } from "vitest"
import { Webhook } from "standardwebhooks"
import { sinkChecks } from "../../src/conformance.ts"
import type { Envelope } from "../../src/relay/Envelope.ts"
import { httpSink } from "../../src/relay/sinks/http.ts"
import { secret, startReceiver } from "../support/relay/httpReceiver.ts"

describe("the HTTP sink", () => {
  it.each(sinkChecks.map(({ name, run }) => [name, run] as const))(
    "the HTTP sink of a relay meets the sink contract: %s",
    async (_, run) => {
      const receiver = await startReceiver()
      try {
        await run({
          open: () => httpSink({ url: receiver.url, secret, timeoutMillis: 2000 }),
          received: async () => receiver.received,
          stop: receiver.stop,
          start: receiver.start,
          secrets: [secret]
        })
      } finally {
        await receiver.stop()
      }
    }
  )

  const envelope: Envelope = {
    stream: "outcomes",
    key: "r-1",
    id: "digest/0",
    version: "1",
    epoch: 1,
    position: { sequence: 1, item: 0 },
    document: "{}"
  }
  const answering = async (response: Response): Promise<unknown> => {
    const sink = httpSink({ url: "https://consumer.example/changes", secret, fetch: async () => response })
    return sink.deliver([envelope], { reader: "a", token: 1 }, new AbortController().signal).catch((cause) => cause)
  }

  it.each([
    [500, "unavailable"],
    [401, "unavailable"],
    [302, "unavailable"],
    [409, "fenced"],
    [410, "refused"]
  ])(
    "the HTTP sink of a relay that gets a response with status %i fails with the reason %s",
    async (status, reason) => {
      expect(await answering(new Response(null, { status }))).toMatchObject({ reason })
    }
  )

  it("the HTTP sink of a relay waits as long as the receiver states in Retry-After", async () => {
    const response = new Response(null, { status: 429, headers: { "retry-after": "7" } })
    expect(await answering(response)).toMatchObject({ reason: "unavailable", retryAfterMillis: 7000 })
  })

  it("the HTTP sink of a relay signs requests as Standard Webhooks specifies", async () => {
    let sent: { readonly headers: Headers; readonly body: string } | undefined
    const sink = httpSink({
      url: "https://consumer.example/changes",
      secret,
      fetch: async (_, init) => {
        sent = { headers: new Headers(init?.headers), body: typeof init?.body === "string" ? init.body : "" }
        return new Response()
      }
    })
    await sink.deliver([envelope], { reader: "a", token: 3 }, new AbortController().signal)
    const verified = new Webhook(secret).verify(sent?.body ?? "", Object.fromEntries(sent?.headers ?? []))
    expect(verified).toEqual({ stream: "outcomes", key: "r-1", id: "digest/0", version: "1", epoch: 1, document: {} })
    expect(sent?.headers.get("webhook-id")).toBe("1.digest/0")
    expect(sent?.headers.get("fieldwork-fence")).toBe("3")
  })

  it("the HTTP sink of a relay sends the credentials of its URL in the Authorization header", async () => {
    const requests: Array<readonly [unknown, string | null]> = []
    const sink = httpSink({
      url: "https://user:p%20w@consumer.example/changes?v=1",
      secret,
      headers: { "X-Tenant": "a" },
      fetch: async (input, init) => {
        requests.push([input, new Headers(init?.headers).get("authorization")])
        return new Response()
      }
    })
    await sink.deliver([envelope], { reader: "a", token: 3 }, new AbortController().signal)
    const authorization = `Basic ${Buffer.from("user:p w").toString("base64")}`
    expect(requests).toEqual([["https://consumer.example/changes?v=1", authorization]])
  })

  it("the HTTP sink of a relay prefers a given Authorization header to the credentials in its URL", async () => {
    const given: Array<string | null> = []
    const sink = httpSink({
      url: "https://user:password@consumer.example/changes",
      secret,
      headers: { Authorization: "Bearer a" },
      fetch: async (_, init) => {
        given.push(new Headers(init?.headers).get("authorization"))
        return new Response()
      }
    })
    await sink.deliver([envelope], { reader: "a", token: 3 }, new AbortController().signal)
    expect(given).toEqual(["Bearer a"])
  })

  it.each([
    "https://sk_live_hunter2@127.0.0.1:9/x",
    "https://user-hunter2:a%2Fhunter2@127.0.0.1:9/x",
    "https://127.0.0.1:9/x?token=a%2Fhunter2%3D",
    "https://u:hunter2@127.0.0.1:9/x?token=hunter2"
  ])("an error of the HTTP sink of a relay for %s contains neither the credentials nor the query", async (url) => {
    const fetchThatQuotes = async (input: unknown): Promise<Response> => {
      const shown = String(input)
      throw new TypeError(
        `failed for ${shown}, ${decodeURIComponent(shown)} and ${url} with ${decodeURIComponent(url)}`
      )
    }
    const sink = httpSink({ url, secret, fetch: fetchThatQuotes })
    const sent = sink.deliver([envelope], { reader: "a", token: 1 }, new AbortController().signal)
    const error = await sent.catch((cause: unknown) => cause)
    expect(error).toMatchObject({ reason: "unavailable" })
    expect(`${sink.name} ${String(error)}`).not.toContain("hunter2")
    const status = httpSink({ url, secret, fetch: async () => new Response(null, { status: 410 }) })
    const refusal = status.deliver([envelope], { reader: "a", token: 1 }, new AbortController().signal)
    await expect(refusal).rejects.toThrow("responded with 410")
  })

  it.each([
    [{ url: "consumer.example" }, "http:// or https://"],
    [{ secret: "short" }, "whsec_"],
    [{ concurrency: 0 }, "concurrency"]
  ])(
    "the HTTP sink of a relay refuses the options %j with an error that states what is invalid",
    (options, message) => {
      expect(() => httpSink({ url: "https://consumer.example", secret, ...options })).toThrow(message)
    }
  )
})
