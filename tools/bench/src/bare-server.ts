/**
 * The floor of a server: node:http and nothing else. It answers the same JSON of 1.2 KB to everything.
 *
 * With `--read` it reads a request's body and parses it as JSON, as any server must that looks at what it is sent; else it throws the body away.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

const reads = process.argv.includes("--read")
const reply = JSON.stringify({ filler: "x".repeat(1186) })

const server = createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": reply.length })
    response.end(reply)
  }
  if (request.method === "GET") return answer()
  if (!reads) return request.resume().once("end", answer)
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.once("end", () => {
    JSON.parse(Buffer.concat(chunks).toString())
    answer()
  })
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
