// #region hono
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { Hono } from "hono"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const honoApp = (subscriber: Subscriber) => {
  const receive = fetchReceiver(callbacksOf(subscriber))
  const app = new Hono()
  app.post("/callbacks", (context) => receive(context.req.raw))
  return app
}
// #endregion hono
