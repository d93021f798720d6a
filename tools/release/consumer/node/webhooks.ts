import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { createVerifier } from "@fieldwork/webhooks"
import { expressReceiver } from "@fieldwork/webhooks/express"
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { createSender } from "@fieldwork/webhooks/testing"
import { same } from "../same.ts"

const sender = await createSender()
const verifier = createVerifier({ keys: sender.keys })
const accept = () => undefined

const statuses = async (listener: RequestListener): Promise<ReadonlyArray<number>> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const { body, headers } = await sender.send([{ survey_id: 1 }])
  const post = (content: typeof body | string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: content })
  const found = [(await post(body)).status, (await post("[]")).status]
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return found
}

same(await statuses(nodeReceiver({ verifier, accept })), [200, 401])
same(await statuses(expressReceiver({ verifier, accept })), [200, 401])
same(typeof fastifyReceiver({ url: "/callbacks", verifier, accept }), "function")
