import { afterEach, describe, expect, it } from "vitest"
import type { Encoded, Incoming } from "../src/http/Message.ts"
import { type Listening, listen } from "../src/server.ts"

let server: Listening | undefined
afterEach(() => server?.close())

/** What a server that answers so is asked, and what arrives. */
const ask = async (reply: Partial<Encoded>, path = "/", init: RequestInit = {}) => {
  const asked: Array<Incoming> = []
  server = await listen((incoming) => {
    asked.push(incoming)
    return { status: 200, headers: {}, body: "", ...reply }
  })
  const response = await fetch(`${server.url}${path}`, init)
  return { asked: asked[0], headers: response.headers, text: await response.text() }
}

describe("the server", () => {
  it.each(["plain", "Ærø, 東京", "\u0080\u00ff", "\u{1f33e}", ""])(
    "sends %j whole, with its length in bytes",
    async (body) => {
      const { headers, text } = await ask({ body })
      expect(text).toBe(body)
      expect(headers.get("content-length")).toBe(String(Buffer.byteLength(body)))
    }
  )

  it("sends bytes as they are", async () => {
    const { text } = await ask({ body: new TextEncoder().encode("Ærø") })
    expect(text).toBe("Ærø")
  })

  it("sends chunks one after the other", async () => {
    const { headers, text } = await ask({ body: ["Æ", "rø"] })
    expect([text, headers.get("content-length")]).toEqual(["Ærø", null])
  })

  it("sends the headers of the reply beside its own name", async () => {
    const { headers } = await ask({ headers: { "content-type": "text/plain", allow: "GET" } })
    expect([headers.get("content-type"), headers.get("allow"), headers.get("server")]).toEqual([
      "text/plain",
      "GET",
      "fieldwork-sandbox"
    ])
  })

  it("hands on method, path, query, headers and body", async () => {
    const init = { method: "POST", headers: { "X-Own": "1" }, body: "Ærø" }
    const { asked } = await ask({}, "/a%2Fb?x=1&x=2", init)
    expect(asked).toMatchObject({ method: "POST", path: "/a%2Fb", headers: { "x-own": "1" } })
    expect(asked?.query.getAll("x")).toEqual(["1", "2"])
    expect(new TextDecoder().decode(asked?.body)).toBe("Ærø")
  })

  it("hands on an empty query and an empty body where there is none", async () => {
    const { asked } = await ask({})
    expect([asked?.query.size, asked?.body.length]).toEqual([0, 0])
  })
})

describe("a page of another origin", () => {
  const page = "https://docs.example"
  const call = async (
    cors: string | undefined,
    origin: string,
    init: { readonly method?: string; readonly headers?: Record<string, string> } = {}
  ) => {
    server = await listen(() => ({ status: 200, headers: { "content-type": "text/plain" }, body: "ok" }), { cors })
    return fetch(server.url, { ...init, headers: { origin, ...init.headers } })
  }
  const allowed = ({ headers }: Response) => headers.get("access-control-allow-origin")

  it("may read responses where it is allowed, and nowhere else", async () => {
    expect(allowed(await call(undefined, page))).toBe(null)
    await server?.close()
    expect(allowed(await call("https://other.example", page))).toBe(null)
    await server?.close()
    expect(allowed(await call("*", page))).toBe(page)
    await server?.close()
    const response = await call(page, page)
    expect([allowed(response), response.headers.get("content-type")]).toEqual([page, "text/plain"])
  })

  it("may send any method and its own headers", async () => {
    const { headers, status } = await call(page, page, {
      method: "OPTIONS",
      headers: {
        "access-control-request-method": "PATCH",
        "access-control-request-headers": "authorization,content-type"
      }
    })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, page])
    expect(headers.get("access-control-allow-methods")).toContain("PATCH")
    expect(headers.get("access-control-allow-headers")).toBe("authorization,content-type")
  })
})
