/**
 * Tests the HTTP transport of the MCP server: authentication, and the requests that the transport refuses.
 */
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { networkInterfaces } from "node:os"
import { expect, it } from "vitest"
import { serveHttp } from "../../src/mcp/http.ts"
import { isLoopback } from "../../src/mcp/isLoopback.ts"
import { overHttp, token, useService } from "./service.ts"

const service = useService()

const noServer = () => Promise.reject(new Error("no server is needed")) as never

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
    const port = Number(new URL(first.url).port)
    await expect(serveHttp(noServer, { host: "127.0.0.1", port, token })).rejects.toThrow(
      "the port is in use: choose another one"
    )
  } finally {
    await first.close()
  }
})

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === "::1"))

it.each([
  ["127.0.0.1", "127.0.0.1", true],
  ["localhost", "localhost", true],
  ["::1", "[::1]", hasIpv6],
  ["[::1]", "[::1]", hasIpv6]
] as const)(
  "the MCP server on the host %s prints a valid URL and refuses requests whose Host header names another site",
  async (host, printed, isAvailable) => {
    if (!isAvailable) return
    const { close, url } = await serveHttp(noServer, { host, port: 0, token })
    try {
      expect(new URL(url).hostname).toBe(printed)
      const statusFor = async (name: string): Promise<number | undefined> => {
        const sent = request(url, { method: "GET", headers: { host: name, authorization: `Bearer ${token}` } }).end()
        const [response] = (await once(sent, "response")) as [IncomingMessage]
        response.resume()
        return response.statusCode
      }
      const { port } = new URL(url)
      for (const name of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
        expect(await statusFor(name)).toBe(405)
      for (const name of ["evil.example", `evil.example:${port}`, "[::2]", "127.0.0.1.evil.example", "::1"])
        expect(await statusFor(name)).toBe(403)
    } finally {
      await close()
    }
  }
)

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["192.168.0.1", false],
  ["localhost.example", false],
  ["", false]
])("the MCP server considers the host %j to be local to the machine: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
