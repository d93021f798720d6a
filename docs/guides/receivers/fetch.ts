// #region fetch
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

/** Pass the handler to `Bun.serve({ fetch })` or `Deno.serve(fetch)`, or export it from a worker with `export default { fetch }`. */
export const fetchHandler = (subscriber: Subscriber) => fetchReceiver(callbacksOf(subscriber))
// #endregion fetch
