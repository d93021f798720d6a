/**
 * Subscribes to the opportunities. Run `npm run subscribe -- https://….workers.dev/callbacks` once after the first deployment, and again whenever the
 * filters change.
 */
import { createExchange } from "@fieldwork/exchange/promise"

const [callback] = process.argv.slice(2)
const { EXCHANGE_API_KEY: apiKey, EXCHANGE_URL: baseUrl, SUPPLIER_CODE: supplier_code } = process.env
if (!callback || !apiKey || !baseUrl || !supplier_code)
  throw new Error(
    "Set EXCHANGE_URL, EXCHANGE_API_KEY and SUPPLIER_CODE, and pass the URL of /callbacks as the argument"
  )

await createExchange({ apiKey, baseUrl }).opportunities.subscribe({
  supplier_code,
  body: { callback, opportunities: [{ country_language: { eq: "eng_us" } }] }
})
console.log(`callbacks of supplier ${supplier_code} are sent to ${callback}`)
