import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities, type Opportunity } from "@fieldwork/webhooks/events"
import { lambdaReceiver } from "@fieldwork/webhooks/lambda"
import { exchange, supplier_code } from "./exchange.ts"
import { saveAll } from "./surveys.ts"

/** The key store handles key rotation. When a callback is signed with an unknown key, the store fetches the subscription. */
const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) })

/** Receives callbacks through a function URL, API Gateway or a load balancer. */
export const handler = lambdaReceiver({
  verifier: createVerifier({ keys }),
  // The receiver responds with 200 after the returned promise has resolved. Lambda may freeze the function after the response, so all work must be
  // completed before the promise resolves.
  accept: async (verified) => {
    const opportunities: Array<Opportunity> = []
    for await (const item of decodeOpportunities(verified)) {
      if (item._tag === "GoodItem") opportunities.push(item.value)
      else console.warn(`bad item: ${item.path} ${item.reason}`)
    }
    await saveAll(opportunities, verified.timestamp)
  }
})
