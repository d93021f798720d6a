// #region node
import { createServer } from "node:http"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const nodeServer = (subscriber: Subscriber) => {
  const receive = nodeReceiver(callbacksOf(subscriber))
  return createServer((request, response) => {
    if (request.url === "/callbacks") receive(request, response)
    else response.writeHead(404).end()
  })
}
// #endregion node
