// #region lambda
import { lambdaReceiver } from "@fieldwork/webhooks/lambda"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

/** `export const handler = lambdaHandler(subscriber)`. */
export const lambdaHandler = (subscriber: Subscriber) => lambdaReceiver(callbacksOf(subscriber))
// #endregion lambda
