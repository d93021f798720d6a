/**
 * A minimal proxy as the baseline: node:http on both sides, without inspection.
 */
import { Agent, createServer, request as send } from "node:http"
import type { AddressInfo } from "node:net"

const target = new URL(process.argv[2] ?? "")
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const server = createServer((request, response) => {
  const { headers, method, url: path } = request
  const upstream = send({ host: target.hostname, port: target.port, agent, method, path, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  request.pipe(upstream)
})
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
