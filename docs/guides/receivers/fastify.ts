// #region fastify
import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
import fastify from "fastify"
import { accept, type Subscriber, verifierOf } from "./verifier.ts"

export const fastifyApp = async (subscriber: Subscriber) => {
  const app = fastify()
  // A plugin of its own: the JSON parser of the rest of the application stays as it is.
  await app.register(fastifyReceiver({ url: "/callbacks", verifier: verifierOf(subscriber), accept }))
  return app
}
// #endregion fastify
