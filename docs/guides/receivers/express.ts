// #region express
import { expressReceiver } from "@fieldwork/webhooks/express"
import express from "express"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

export const expressApp = (subscriber: Subscriber) => {
  const app = express()
  // Before every body parser: the receiver reads the request itself.
  app.post("/callbacks", expressReceiver(callbacksOf(subscriber)))
  app.use(express.json())
  return app
}
// #endregion express
