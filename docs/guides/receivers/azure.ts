// #region azure
import { azureReceiver } from "@fieldwork/webhooks/azure"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

/** Returns the handler to register with `app.http("callbacks", { methods: ["POST"], authLevel: "anonymous", handler: azureHandler(subscriber) })`. */
export const azureHandler = (subscriber: Subscriber) => azureReceiver(callbacksOf(subscriber))
// #endregion azure
