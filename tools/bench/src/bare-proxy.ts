/**
 * The floor of a proxy: node:http on both sides, and nothing looked at.
 */
import { Agent, createServer, request as send } from "node:http"
import type { AddressInfo } from "node:net"

const target = new URL(process.argv[2] ?? "")
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const server = createServer((request, response) => {
  const { headers, method, url: path } = request
  const upstream = send({ host: target.hostname, port: target.port, agent, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  request.pipe(upstream)
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
