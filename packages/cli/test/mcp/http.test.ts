/**
 * Tests the HTTP transport of the MCP server: authentication, and the requests that the transport refuses.
 */
import { expect, it } from "vitest"
import { serveHttp } from "../../src/mcp/http.ts"
import { overHttp, token, useService } from "./service.ts"

const service = useService()

it("the MCP server refuses an HTTP request that lacks the token, comes from a web page or has a bad method or body", async () => {
  const { close, url } = await overHttp(service())
  try {
    const status = async (headers: Record<string, string>, init: RequestInit = {}) => {
      const response = await fetch(url, { method: "POST", body: "{}", ...init, headers })
      await response.text()
      return response.status
    }
    const authorization = `Bearer ${token}`
    expect(await status({})).toBe(401)
    expect(await status({ authorization: "Bearer another" })).toBe(401)
    expect(await status({ authorization: `bearer ${token}` }, { body: "{" })).toBe(400)
    expect(await status({ authorization, origin: "https://evil.example" })).toBe(403)
    expect(await status({ authorization }, { method: "GET", body: null })).toBe(405)
    expect(await status({ authorization }, { body: "{" })).toBe(400)
    expect(await status({ authorization }, { body: "x".repeat(5 * 1024 * 1024) })).toBe(413)
  } finally {
    await close()
  }
})

it("starting the MCP server on an HTTP port that is in use fails with an error that asks for another port", async () => {
  const first = await overHttp(service())
  try {
    const servers = () => Promise.reject(new Error("no server is needed")) as never
    const port = Number(new URL(first.url).port)
    await expect(serveHttp(servers, { host: "127.0.0.1", port, token })).rejects.toThrow(
      "the port is in use: choose another one"
    )
  } finally {
    await first.close()
  }
})
