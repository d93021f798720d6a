// #region express
import { expressReceiver } from "@fieldwork/webhooks/express"
import express from "express"
import { accept, type Subscriber, verifierOf } from "./verifier.ts"

export const expressApp = (subscriber: Subscriber) => {
  const app = express()
  // Before every body parser: the receiver reads the request itself.
  app.post("/callbacks", expressReceiver({ verifier: verifierOf(subscriber), accept }))
  app.use(express.json())
  return app
}
// #endregion express
