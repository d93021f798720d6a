// #region koa
import { koaReceiver } from "@fieldwork/webhooks/koa"
import Koa from "koa"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const koaApp = (subscriber: Subscriber) => {
  const receive = koaReceiver(callbacksOf(subscriber))
  const app = new Koa()
  // Mount the receiver before any body parser. With a router: `router.post("/callbacks", receive)`.
  app.use((context, next) => (context.path === "/callbacks" ? receive(context) : next()))
  return app
}
// #endregion koa
