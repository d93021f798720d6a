import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities, type Opportunity } from "@fieldwork/webhooks/events"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { env, waitUntil } from "cloudflare:workers"
import { exchange } from "./exchange.ts"
import { saveAll } from "./surveys.ts"

/**
 * The key store is shared by all requests that a Workers isolate (one running instance) handles. A key fetch completes even if the request that
 * started it is cancelled.
 */
const keys = createKeyStore({
  fetchKeys: () => {
    const subscription = exchange.opportunities.subscription({ supplier_code: env.SUPPLIER_CODE })
    waitUntil(subscription.catch(() => {}))
    return subscription
  }
})

export const receive = fetchReceiver({
  verifier: createVerifier({ keys }),
  // The receiver responds with 200 after the returned promise has resolved.
  accept: async (verified) => {
    const opportunities: Array<Opportunity> = []
    for await (const item of decodeOpportunities(verified)) {
      if (item._tag === "GoodItem") opportunities.push(item.value)
      else console.warn(`bad item: ${item.path} ${item.reason}`)
    }
    await saveAll(opportunities, verified.timestamp)
  }
})
