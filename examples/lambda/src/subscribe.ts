/**
 * Subscribes to the opportunities. Run `npm run subscribe -- https://….lambda-url.eu-west-1.on.aws/` once after the first deployment, and again
 * whenever the filters change.
 */
import { exchange, supplier_code } from "./exchange.ts"

const [callback] = process.argv.slice(2)
if (callback === undefined) throw new Error("Pass the URL of the function `Receive` as the argument")

await exchange.opportunities.subscribe({
  supplier_code,
  body: {
    callback,
    // Lambda accepts requests of at most 6 MB. The default for this field is 8.
    payload_max_size_mb: 5,
    opportunities: [{ country_language: { eq: "eng_us" } }]
  }
})
console.log(`callbacks of supplier ${supplier_code} are sent to ${callback}`)
