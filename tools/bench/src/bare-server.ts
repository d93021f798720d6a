/**
 * A minimal server as the baseline: only node:http. Every response has the same 1.2 KB of JSON.
 *
 * With `--read`, the server reads the request body and parses it as JSON, like any server that uses the body. Otherwise the server discards the body.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

const reads = process.argv.includes("--read")
const reply = JSON.stringify({ filler: "x".repeat(1186) })

const server = createServer((request, response) => {
  const respond = () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": reply.length })
    response.end(reply)
  }
  if (request.method === "GET") return respond()
  if (!reads) return request.resume().once("end", respond)
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.once("end", () => {
    JSON.parse(Buffer.concat(chunks).toString())
    respond()
  })
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
