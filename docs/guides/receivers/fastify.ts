// #region fastify
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import fastify from "fastify"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const fastifyApp = async (subscriber: Subscriber) => {
  const app = fastify()
  // Because the receiver is a separate plugin, the body parsers of your other routes are not affected.
  await app.register(fastifyReceiver({ url: "/callbacks", ...callbacksOf(subscriber) }))
  return app
}
// #endregion fastify
