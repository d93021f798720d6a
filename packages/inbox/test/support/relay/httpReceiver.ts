/** A receiver of signed envelopes. It refuses envelopes from relays whose fencing token is outdated. */
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { Webhook } from "standardwebhooks"
import type { Received } from "../../../src/conformance.ts"
import { parse } from "./parse.ts"

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

export const startReceiver = async () => {
  const received: Array<Received> = []
  const greatest = new Map<string, number>()
  let server: Server
  let port = 0
  const start = async (): Promise<void> => {
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)])
        )
        new Webhook(secret).verify(body, headers)
        const one = parse(body, headers["webhook-id"] ?? "")
        const reader = `${headers["fieldwork-reader"]}/${one.stream}`
        const token = Number(headers["fieldwork-fence"])
        if (token < (greatest.get(reader) ?? 0)) return response.writeHead(409).end()
        greatest.set(reader, token)
        received.push(one)
        return response.writeHead(204).end()
      })
    }).listen(port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    port = typeof address === "object" && address !== null ? address.port : 0
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}/changes`,
    received,
    start,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
