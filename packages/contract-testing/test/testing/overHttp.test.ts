import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, it } from "vitest"
import { overHttp } from "../../src/testing/run/overHttp.ts"
import { UnreachableError } from "../../src/testing/run/Target.ts"

const servers: Array<ReturnType<typeof createServer>> = []

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  servers.push(server)
  let connections = 0
  server.on("connection", () => connections++)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => connections }
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const get = (url: string) => ({ method: "GET", url, headers: {} })

describe("overHttp", () => {
  it("overHttp sends the method, path, headers and body of a request unchanged over one connection", async () => {
    const { connections, url } = await serve((request, response) => {
      let body = ""
      request.setEncoding("utf8").on("data", (text: string) => (body += text))
      request.on("end", () =>
        response.end(`${request.method} ${request.url} ${String(request.headers["x-a"])} ${body}`)
      )
    })
    const send = overHttp(0)
    const body = '{"name":"Caf\u00e9"}'
    const received = await send({ method: "POST", url: `${url}/a%2Fb?c=d%20e`, headers: { "x-a": "1" }, body })
    expect(received).toMatchObject({ status: 200, body: `POST /a%2Fb?c=d%20e 1 ${body}` })
    for (let each = 0; each < 5; each++) await send(get(url))
    expect(connections()).toBe(1)
  })

  it("overHttp returns header names in lower case and joins repeated headers", async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(200, ["X-Trace", "1", "Link", "<a>", "Link", "<b>"]).end()
    )
    expect((await overHttp(0)(get(url))).headers).toMatchObject({ "x-trace": "1", link: "<a>, <b>" })
  })

  it("overHttp decodes a compressed body", async () => {
    const { url } = await serve((request, response) => {
      expect(request.headers["accept-encoding"]).toContain("gzip")
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync('{"a":"\u00e9"}'))
    })
    expect((await overHttp(0)(get(url))).body).toBe('{"a":"\u00e9"}')
  })

  it("overHttp returns a redirect response without following it", async () => {
    const { url } = await serve((_, response) => response.writeHead(302, { location: "/b" }).end())
    expect(await overHttp(0)(get(url))).toMatchObject({ status: 302, headers: { location: "/b" }, body: "" })
  })

  it.each<readonly [what: string, listener: RequestListener, reason: string]>([
    ["does not respond in time", () => {}, "no response within 50 ms"],
    ["closes the connection", (request) => request.socket.destroy(), "socket hang up"],
    [
      "ends in the middle of the body",
      (request, response) => {
        response.writeHead(200, { "content-length": 10 }).write("half")
        setImmediate(() => request.socket.destroy())
      },
      "aborted"
    ],
    [
      "sends a body that cannot be decoded",
      (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("plain"),
      "incorrect header check"
    ]
  ])("overHttp fails with UnreachableError when a service %s", async (_, listener, reason) => {
    const { url } = await serve(listener)
    const failure = await overHttp(50)(get(`${url}/a?key=1`)).catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(UnreachableError)
    expect((failure as Error).message).toBe(`GET ${url}/a got no response: ${reason}`)
  })

  it("overHttp fails when nothing listens at the address", async () => {
    const { url } = await serve((_, response) => response.end())
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
    await expect(overHttp(0)(get(url))).rejects.toThrow(/^GET .* got no response: connect ECONNREFUSED/)
  })
})
