import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, request as send } from "node:http"
import { type AddressInfo, createServer as createTcpServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib"
import type { Document } from "@fieldwork/specs/openapi"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { readHar } from "../../src/traffic/Har.ts"
import { record } from "../../src/traffic/Recorder.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-proxy-"))
afterAll(() => rmSync(folder, { recursive: true }))

const json = { "content-type": "application/json" }
const prefix = "/api/impact-measurement/v1"

describe("recording proxy", () => {
  const bodies: Array<string> = []
  const service = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks).toString())
      response.setHeader("set-cookie", ["a=1", "b=2"])
      if (request.url === "/base/slow?x=%2F") response.writeHead(201, { "x-seen": String(request.headers.host) })
      response.end(request.method === "HEAD" ? undefined : Buffer.alloc(300_000, "z"))
    })
  })
  let target = ""
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
    target = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })
  afterAll(() => service.close())

  it("the recording proxy passes on path, query, body, status code, headers and a long body unchanged", async () => {
    const recorder = await record({ target: `${target}/base/` })
    const body = "x".repeat(100_000)
    const response = await fetch(`${recorder.url}/slow?x=%2F`, { method: "POST", body })
    expect([response.status, response.headers.get("x-seen")]).toEqual([201, target.slice("http://".length)])
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"])
    expect((await response.text()).length).toBe(300_000)
    expect(bodies.at(-1)).toBe(body)
    expect((await fetch(`${recorder.url}/`, { method: "HEAD" })).status).toBe(200)
    await recorder.close()
  })

  it("the traffic recorder writes no credential that its document declares, and check sees that credentials were sent", async () => {
    const output = join(folder, "declared.har")
    const scheme = (where: string, name: string) => ({ type: "apiKey", in: where, name })
    const securitySchemes = { h: scheme("header", "X-Service"), q: scheme("query", "sig"), c: scheme("cookie", "sid") }
    const spec = {
      openapi: "3.1.0",
      info: { title: "Keys" },
      components: { securitySchemes },
      security: [{ h: [], q: [], c: [] }],
      paths: { "/items": { get: { operationId: "listItems", responses: { 200: {} } } } }
    } as Document
    const recorder = await record({ target, spec, output })
    const headers = { "x-service": "s3cret-1", cookie: "sid=s3cret-3" }
    await fetch(`${recorder.url}/items?sig=s3cret-2`, { headers }).then((response) => response.text())
    await recorder.close()
    const text = readFileSync(output, "utf8")
    expect(text).not.toContain("s3cret")
    const [read] = readHar(text)
    expect(read && contractOf({ spec }).request(read.request).violations).toEqual([])
  })

  it("the recording proxy continues to forward and record after a call that cannot be validated", async () => {
    const output = join(folder, "unusable.har")
    const errors: Array<unknown> = []
    const schema = { type: "string", pattern: "([" }
    const parameters = [{ name: "page", in: "query", schema }]
    const paths = { "/items": { get: { operationId: "listItems", parameters, responses: { 200: {} } } } }
    const spec = { openapi: "3.1.0", info: { title: "Items" }, paths } as Document
    const recorder = await record({ target, spec, output, onError: (error) => errors.push(error) })
    const statuses: Array<number> = []
    for (const path of ["/items?page=1", "/items"]) {
      const response = await fetch(`${recorder.url}${path}`)
      await response.text()
      statuses.push(response.status)
    }
    const { interactions } = await recorder.close()
    expect([statuses, interactions, readHar(readFileSync(output, "utf8")).length]).toEqual([[200, 200], 1, 2])
    expect(errors.map(String)).toEqual([
      expect.stringContaining("The schema #/paths/~1items/get/parameters/0/schema cannot be compiled: Invalid regular")
    ])
  })

  it.each([
    ["a status code below 100", "HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n"],
    ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"]
  ])("the recording proxy responds with 502 if the service responds with %s, and continues", async (_, reply) => {
    const odd = createTcpServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(reply)))
    await new Promise<void>((resolve) => odd.listen(0, "127.0.0.1", resolve))
    const recorder = await record({ target: `http://127.0.0.1:${(odd.address() as AddressInfo).port}` })
    for (const path of ["/one", "/two"]) {
      const response = await fetch(`${recorder.url}${path}`)
      expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("could not forward")])
    }
    await recorder.close()
    await new Promise((resolve) => odd.close(resolve))
  })

  it.each([
    ["is longer than the size limit", (text: string) => text.padEnd(17 * 1024 * 1024), {}],
    ["is compressed", gzipSync, { "content-encoding": "gzip" }]
  ])("the traffic recorder reports no missing body for a request whose body %s", async (_, encode, headers) => {
    const output = join(folder, "bodies.har")
    const schema = { type: "object", required: ["a"] }
    const requestBody = { required: true, content: { "application/json": { schema } } }
    const paths = {
      "/items": { post: { operationId: "addItem", requestBody, responses: { 200: { content: { "*/*": {} } } } } }
    }
    const spec = { openapi: "3.1.0", info: { title: "Items" }, paths } as Document
    const recorder = await record({ target, spec, output })
    const body = encode('{"a":1}')
    await fetch(`${recorder.url}/items`, { method: "POST", headers: { ...json, ...headers }, body }).then((response) =>
      response.text()
    )
    const { findings } = await recorder.close()
    expect(findings).toEqual([])
    const [read] = readHar(readFileSync(output, "utf8"))
    expect(read?.request.body).toBe("content-encoding" in headers ? '{"a":1}' : undefined)
  })

  it("the recording proxy passes on a refusal that the service sends before it has read the request", async () => {
    const refusing = createServer((request, response) => {
      response.writeHead(413, { ...json, connection: "close" }).end("{}")
      request.socket.end()
    })
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve))
    const output = join(folder, "refused.har")
    const recorder = await record({
      target: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`,
      output,
      spec: "exchange"
    })
    for (let count = 0; count < 3; count++) {
      const response = await fetch(`${recorder.url}/items`, { method: "POST", body: "x".repeat(8 * 1024 * 1024) })
      expect([response.status, await response.text()]).toEqual([413, "{}"])
    }
    await recorder.close()
    await new Promise((resolve) => refusing.close(resolve))
    const bodies = readHar(readFileSync(output, "utf8")).map(({ request }) => request.body)
    expect(bodies).toEqual([undefined, undefined, undefined])
  })

  it("the recording proxy responds with 502 if the service closes the connection during an upload without a response", async () => {
    const closing = createTcpServer((socket) =>
      socket.on("error", () => {}).once("data", () => socket.resetAndDestroy())
    )
    await new Promise<void>((resolve) => closing.listen(0, "127.0.0.1", resolve))
    const recorder = await record({ target: `http://127.0.0.1:${(closing.address() as AddressInfo).port}` })
    const response = await fetch(`${recorder.url}/items`, { method: "POST", body: "x".repeat(8 * 1024 * 1024) })
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("could not reach")])
    await recorder.close()
    await new Promise((resolve) => closing.close(resolve))
  })

  it("the traffic recorder refuses a target that contains a password, without showing the password", async () => {
    const recorder = record({ target: "http://user:s3cret@127.0.0.1:9" })
    await expect(recorder).rejects.toThrow(/^The target contains a user name or a password(?!.*s3cret)/)
  })

  it.each([
    ["an absolute URL, as clients send it to an HTTP proxy", "http://elsewhere.example/slow?x=%2F", 201],
    ["an asterisk", "*", 400]
  ])("the recording proxy continues to record after a request whose target is %s", async (_, path, status) => {
    const output = join(folder, "target.har")
    const recorder = await record({ target: `${target}/base`, output })
    const { hostname, port } = new URL(recorder.url)
    const received = await new Promise((resolve, reject) => {
      send({ hostname, port, path, method: "OPTIONS" }, (response) => resolve(response.resume().statusCode))
        .on("error", reject)
        .end()
    })
    expect(received).toBe(status)
    await fetch(`${recorder.url}/next`).then((response) => response.text())
    await recorder.close()
    const urls = readHar(readFileSync(output, "utf8")).map(({ request }) => request.url)
    expect(urls).toEqual([...(status === 201 ? [`${target}/base/slow?x=%2F`] : []), `${target}/base/next`])
  })

  it.each([
    ["gzip", "gzip", gzipSync],
    ["x-gzip", "x-gzip", gzipSync],
    ["deflate", "deflate", deflateSync],
    ["deflate and has no zlib header", "deflate", deflateRawSync],
    ["br", "br", brotliCompressSync],
    ["zstd", "zstd", zstdCompressSync]
  ])(
    "the traffic recorder validates a response that is compressed with %s, and passes on its bytes unchanged",
    async (_, encoding, compress) => {
      const compressed = compress('{"items":7}')
      const packed = createServer((_, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding })
        response.end(compressed)
      })
      await new Promise<void>((resolve) => packed.listen(0, "127.0.0.1", resolve))
      const output = join(folder, "compressed.har")
      const recorder = await record({
        target: `http://127.0.0.1:${(packed.address() as AddressInfo).port}`,
        output,
        checksCredentials: false
      })
      const received = await new Promise<Buffer>((resolve, reject) => {
        send(`${recorder.url}${prefix}/industries`, (response) => {
          const chunks: Array<Buffer> = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)))
        })
          .on("error", reject)
          .end()
      })
      const { findings } = await recorder.close()
      await new Promise((resolve) => packed.close(resolve))
      expect(received.equals(compressed)).toBe(true)
      expect(findings.map(({ violation }) => violation.message)).toEqual(["must be array; it is 7"])
      const [read] = readHar(readFileSync(output, "utf8"))
      expect(read?.response.body).toBe('{"items":7}')
    }
  )

  it("a recorded response whose content encoding cannot be decoded is not reported as empty when it is read back", async () => {
    const broken = createServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end("not gzip")
    })
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve))
    const output = join(folder, "broken.har")
    const recorder = await record({ target: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`, output })
    await fetch(`${recorder.url}${prefix}/industries`, { headers: { authorization: "Bearer a" } }).then((response) =>
      response.text().catch(() => "")
    )
    const { findings } = await recorder.close()
    await new Promise((resolve) => broken.close(resolve))
    const [read] = readHar(readFileSync(output, "utf8"))
    const reread = read && contractOf().interaction(read.request, read.response).violations
    expect([findings, reread]).toEqual([[], []])
  })

  it("the recording proxy responds with 502 when nothing listens at its target", async () => {
    const gone = createServer().listen(0, "127.0.0.1")
    await new Promise((resolve) => gone.once("listening", resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    const recorder = await record({ target: `http://127.0.0.1:${port}` })
    const response = await fetch(`${recorder.url}/`)
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("ECONNREFUSED")])
    await recorder.close()
  })
})
