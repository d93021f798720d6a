/**
 * Subscribes the inbox to both streams, as a supplier does once: run before the inbox starts, since it reads its keys from the subscriptions.
 */
import { createExchange } from "@fieldwork/exchange/promise"

const {
  CALLBACKS,
  FIELDWORK_EXCHANGE_API_KEY: apiKey,
  FIELDWORK_EXCHANGE_URL: baseUrl,
  SUPPLIER_CODE: supplier_code
} = process.env

const exchange = createExchange({ baseUrl, apiKey })
const opportunities = [{ country_language: { in: ["eng_us"] } }]
await exchange.opportunities.subscribe({
  supplier_code,
  body: { callback: `${CALLBACKS}/opportunities`, include_quotas: true, opportunities }
})
await exchange.outcomes.subscribe({ supplier_code, body: { callback: `${CALLBACKS}/outcomes`, outcomes: [{}] } })
console.log(`subscribed to opportunities and outcomes for supplier ${supplier_code}`)
