// #region fastify
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import fastify from "fastify"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const fastifyApp = async (subscriber: Subscriber) => {
  const app = fastify()
  // A separate plugin does not affect the parsers of the rest of the application.
  await app.register(fastifyReceiver({ url: "/callbacks", ...callbacksOf(subscriber) }))
  return app
}
// #endregion fastify
