import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { createReplayGuard, createVerifier, receiver } from "@fieldwork/webhooks"
import { azureReceiver } from "@fieldwork/webhooks/azure"
import { checkReceiver } from "@fieldwork/webhooks/conformance"
import { expressReceiver } from "@fieldwork/webhooks/express"
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import { koaReceiver } from "@fieldwork/webhooks/koa"
import { lambdaReceiver } from "@fieldwork/webhooks/lambda"
import { nestReceiver } from "@fieldwork/webhooks/nest"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
import { assertSame } from "../assertSame.ts"

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

assertSame(await statuses(nodeReceiver({ verifier, accept })), [200, 401])
assertSame(await statuses(expressReceiver({ verifier, accept })), [200, 401])
assertSame(typeof fastifyReceiver({ url: "/callbacks", verifier, accept }), "function")
for (const adapter of [koaReceiver, nestReceiver]) assertSame(typeof adapter({ verifier, accept }), "function")

// Each typed event is delivered once, even if its callback is sent several times.
const seen: Array<number> = []
const callbacks = receiver({
  keys: sender.keys,
  onOpportunity: ({ survey_id }) => void seen.push(survey_id),
  onBad: ({ path }) => void seen.push(path.length),
  replay: createReplayGuard()
})
const { body, headers } = await sender.send(buildOpportunities(2))
const event = { httpMethod: "POST", headers, body: Buffer.from(body).toString("base64"), isBase64Encoded: true }
assertSame(
  [(await lambdaReceiver(callbacks)(event)).statusCode, (await lambdaReceiver(callbacks)(event)).statusCode],
  [200, 200]
)
const request = new Request("https://a.example", { method: "POST", headers, body })
assertSame((await azureReceiver(callbacks)(request)).status, 200)
assertSame(seen, [1, 2])

// By default, `checkReceiver` accepts only the URL of a receiver on this machine.
let refused: unknown
try {
  checkReceiver("https://a.example/callbacks")
} catch (cause) {
  refused = cause
}
assertSame(refused instanceof Error && refused.name, "WebhookConfigurationError")
