/**
 * The sandbox of the exchange pages.
 */
import { createExchange } from "@fieldwork/exchange/promise"
import { credentials } from "@fieldwork/sandbox/browser"
import { baseUrl } from "./session.ts"
import { serve } from "./serve.ts"

serve((fetch) => {
  const exchange = createExchange({
    baseUrl,
    apiKey: credentials.exchange.apiKey,
    fetch,
    onDeprecation: () => {}
  })
  return { "./client.ts": { exchange } }
})
