// #region fastify
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import fastify from "fastify"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const fastifyApp = async (subscriber: Subscriber) => {
  const app = fastify()
  // A plugin of its own: the parsers of the rest of the application stay as they are.
  await app.register(fastifyReceiver({ url: "/callbacks", ...callbacksOf(subscriber) }))
  return app
}
// #endregion fastify
