import { createInbox } from "@fieldwork/inbox/promise"
import { createSender } from "@fieldwork/webhooks/testing"

// A simulated exchange, which signs callbacks in the same way as the real exchange.
const exchange = await createSender()

const inbox = await createInbox({
  store: ":memory:", // a file such as "inbox.db" outlives the process
  keys: async () => exchange.subscription()
})

const callback = await exchange.send([{ survey_id: 7, message_reason: "new", is_live: true }])
const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
const response = await inbox.receive("opportunities", request)
console.log(`status ${response.status}`)

for await (const { opportunity, status } of inbox.opportunities.changes()) {
  console.log(`survey ${opportunity.survey_id} is ${status}`)
  break
}
await inbox.close()
