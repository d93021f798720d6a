// #region client
import { contractFetch, contractMatchers } from "@fieldwork/contract-testing"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox()
const fetch = contractFetch(sandbox.fetch, { spec: "exchange" })

// Replace this with your own client, which must accept a `fetch` function. The client does not need to know about the contract tests.
const headers = { authorization: credentials.exchange.apiKey, "content-type": "application/json" }
const subscribe = (body: object) =>
  fetch("https://exchange.example/supply/opportunities/v1/subscriptions/4711", {
    method: "POST",
    headers,
    body: JSON.stringify(body)
  })

const callback = "https://supplier.example/callbacks"
const { status } = await subscribe({ callback, opportunities: [{ country_language: { eq: "eng_us" } }] })
console.log(`subscribed: ${status}`)
// #endregion client

// #region fault
const listSuppliers = (query: string) =>
  fetch(`https://exchange.example/Core/v1/Suppliers/AllWithAccount${query}`, { headers })

await listSuppliers("?page=2").catch((error: Error) => console.log(error.message))
// #endregion fault

// #region mock
const mocked = {
  status: 200,
  body: { items: [{ campaign_id: "7", status: "live" }], page: 1, page_size: 1 }
}
const { message } = await contractMatchers.toFollowContract(mocked, "listCampaigns")
console.log(message())
// #endregion mock
