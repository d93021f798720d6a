import type { IncomingMessage, ServerResponse } from "node:http"
import type { Subscriber } from "./callbacks.ts"

// #region route
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { callbacksOf } from "./callbacks.ts"

/** In `app/callbacks/route.ts`: `export const POST = routeHandler(subscriber)`. */
export const routeHandler = (subscriber: Subscriber) => fetchReceiver(callbacksOf(subscriber))
// #endregion route

// #region pages
import { nodeReceiver } from "@fieldwork/webhooks/node"

/** In `pages/api/callbacks.ts`: `export default pagesHandler(subscriber)`, and this beside it. */
export const config = { api: { bodyParser: false } }

export const pagesHandler = (
  subscriber: Subscriber
): ((request: IncomingMessage, response: ServerResponse) => unknown) => nodeReceiver(callbacksOf(subscriber))
// #endregion pages
