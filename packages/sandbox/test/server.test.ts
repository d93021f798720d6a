import { request as httpRequest } from "node:http"
import { afterEach, describe, expect, it } from "vitest"
import type { Encoded, Incoming } from "../src/http/Message.ts"
import { type SandboxServer, listen } from "../src/server.ts"

let server: SandboxServer | undefined
afterEach(() => server?.close())

/** Sends a request to a server that returns this reply. Returns the request that the server received and the response that the client received. */
const ask = async (reply: Partial<Encoded>, path = "/", init: RequestInit = {}) => {
  const asked: Array<Incoming> = []
  server = await listen((incoming) => {
    asked.push(incoming)
    return { status: 200, headers: {}, body: "", ...reply }
  })
  const response = await fetch(`${server.url}${path}`, init)
  return { asked: asked[0], headers: response.headers, text: await response.text() }
}

describe("the HTTP server", () => {
  it.each(["plain", "Ærø, 東京", "\u0080\u00ff", "\u{1f33e}", ""])(
    "the sandbox's HTTP server sends the body %j completely, with its length in bytes",
    async (body) => {
      const { headers, text } = await ask({ body })
      expect(text).toBe(body)
      expect(headers.get("content-length")).toBe(String(Buffer.byteLength(body)))
    }
  )

  it("the sandbox's HTTP server sends a body of bytes unchanged", async () => {
    const { text } = await ask({ body: new TextEncoder().encode("Ærø") })
    expect(text).toBe("Ærø")
  })

  it("the sandbox's HTTP server sends a body of chunks in order, without a content-length", async () => {
    const { headers, text } = await ask({ body: ["Æ", "rø"] })
    expect([text, headers.get("content-length")]).toEqual(["Ærø", null])
  })

  it("the sandbox's HTTP server sends the headers that the request handler sets, and its own Server header", async () => {
    const { headers } = await ask({ headers: { "content-type": "text/plain", allow: "GET" } })
    expect([headers.get("content-type"), headers.get("allow"), headers.get("server")]).toEqual([
      "text/plain",
      "GET",
      "fieldwork-sandbox"
    ])
  })

  it("the sandbox's HTTP server passes method, path, query, headers and body to the handler", async () => {
    const init = { method: "POST", headers: { "X-Own": "1" }, body: "Ærø" }
    const { asked } = await ask({}, "/a%2Fb?x=1&x=2", init)
    expect(asked).toMatchObject({ method: "POST", path: "/a%2Fb", headers: { "x-own": "1" } })
    expect(asked?.query.getAll("x")).toEqual(["1", "2"])
    expect(new TextDecoder().decode(asked?.body)).toBe("Ærø")
  })

  it("the sandbox's HTTP server passes an empty query and an empty body to the handler for a request without them", async () => {
    const { asked } = await ask({})
    expect([asked?.query.size, asked?.body.length]).toEqual([0, 0])
  })
})

describe("cross-origin requests", () => {
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

  it("a sandbox response has the CORS header only for an allowed origin", async () => {
    expect(allowed(await call(undefined, page))).toBe(null)
    await server?.close()
    expect(allowed(await call("https://other.example", page))).toBe(null)
    await server?.close()
    expect(allowed(await call("*", page))).toBe(page)
    await server?.close()
    const response = await call(page, page)
    expect([allowed(response), response.headers.get("content-type")]).toEqual([page, "text/plain"])
  })

  it("the sandbox allows any method and headers in a preflight request from an allowed origin", async () => {
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

describe("the origin of links", () => {
  /** Returns the origin that the handler receives for this `Host` header, which differs from the server's address if the port is mapped. */
  const originOf = async (host: string) => {
    const origins: Array<string> = []
    server = await listen(({ origin }) => {
      origins.push(origin)
      return { status: 200, headers: {}, body: "" }
    })
    const { port } = server
    await new Promise((resolve, reject) => {
      httpRequest({ host: "127.0.0.1", port, headers: { host } }, (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end()
    })
    return { origin: origins[0], url: server.url }
  }

  it.each(["localhost:32768", "sandbox:4600", "sandbox.example", "[::1]:4600"])(
    "the links in sandbox responses have the origin of the Host header %s",
    async (host) => expect((await originOf(host)).origin).toBe(`http://${host}`)
  )

  it.each(["", "a b", "x/../y", "user@host", 'a"b', "h:99999"])(
    "the links in sandbox responses have the server's own origin when the Host header is %j",
    async (host) => {
      const { origin, url } = await originOf(host)
      expect(origin).toBe(url)
    }
  )
})
