// #region pages
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

/** In `pages/api/callbacks.ts`: `export default pagesHandler(subscriber)`, together with this setting. */
export const config = { api: { bodyParser: false } }

export const pagesHandler = (
  subscriber: Subscriber
): ((request: IncomingMessage, response: ServerResponse) => unknown) => nodeReceiver(callbacksOf(subscriber))
// #endregion pages
