// #region fetch
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { callbacksOf, type Subscriber } from "./callbacks.ts"

/** `Bun.serve({ fetch })`, `Deno.serve(fetch)`, and `export default { fetch }` of a worker. */
export const fetchHandler = (subscriber: Subscriber) => fetchReceiver(callbacksOf(subscriber))
// #endregion fetch
