/**
 * The floor of a server: reads the whole request and answers a JSON body of 1.2 KB.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

const reply = JSON.stringify({ filler: "x".repeat(1186) })

const server = createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": reply.length })
    response.end(reply)
  }
  if (request.method === "GET") return answer()
  request.resume()
  request.once("end", answer)
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
