// #region node
import { createServer } from "node:http"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { accept, type Subscriber, verifierOf } from "./verifier.ts"

export const nodeServer = (subscriber: Subscriber) => {
  const receive = nodeReceiver({ verifier: verifierOf(subscriber), accept })
  return createServer((request, response) => {
    if (request.url === "/callbacks") receive(request, response)
    else response.writeHead(404).end()
  })
}
// #endregion node
