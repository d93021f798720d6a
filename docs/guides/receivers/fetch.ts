// #region fetch
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { accept, type Subscriber, verifierOf } from "./verifier.ts"

/** For Deno, Bun, workers, Hono, Next.js: anything that takes a Request and answers a Response. */
export const fetchHandler = (subscriber: Subscriber) => fetchReceiver({ verifier: verifierOf(subscriber), accept })
// #endregion fetch
