// #region receiver
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createKeyStore, receiver } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""

const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) })
const callbacks = receiver({
  keys,
  onOpportunity: async ({ message_reason, survey_id }, { verified }) => {
    console.log(`survey ${survey_id} is ${message_reason}, signed by ${verified.keyId.slice(0, 8)}`)
  },
  onBad: async ({ path, reason }) => console.log(`bad item: ${path} ${reason}`),
  onRefusal: ({ message }) => console.log(`refused: ${message}`)
})
const receive = fetchReceiver(callbacks)
// #endregion receiver

// #region subscribe
const sandbox = createSandbox({ send: receive })
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })

const subscription = await exchange.opportunities.subscribe({
  supplier_code,
  body: {
    callback: "https://supplier.example/opportunities",
    include_quotas: true,
    opportunities: [{ country_language: { eq: "eng_us" } }]
  }
})
await keys.learn(subscription)
// #endregion subscribe

// #region wait
await sandbox.advance({ seconds: 180 })
// #endregion wait

// #region forgery
const forged = await receive(
  new Request("https://supplier.example/opportunities", {
    method: "POST",
    headers: { "x-platform-signature": `t:${Math.floor(Date.now() / 1000)},v1:deadbeef:MEUCIQ==` },
    body: "[]"
  })
)
console.log(`status of the response to the forgery: ${forged.status}`)
// #endregion forgery
