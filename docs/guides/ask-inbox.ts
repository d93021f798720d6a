// #region serve
import { createInbox } from "@fieldwork/inbox/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createExchange } from "@fieldwork/exchange/promise"
import { createServer } from "node:http"

const { apiKey, suppliers } = credentials.exchange
const sandbox = createSandbox()
const inbox = await createInbox({
  store: ":memory:", // a file such as "inbox.db", or postgres://…
  exchange: createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch }),
  supplierCode: suppliers[0] ?? ""
})

const token = crypto.randomUUID()
const api = inbox.readApi({ token })
const server = createServer((request, response) => {
  const { url = "/" } = request
  if (api.owns(url)) api.listen(request, response)
  else inbox.listen(url.endsWith("/outcomes") ? "outcomes" : "opportunities", request, response)
})
// #endregion serve
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const address = server.address()
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/api`

// #region client
import { createInboxClient } from "@fieldwork/inbox/client"

const client = createInboxClient({ baseUrl: url, token })
const { data } = await client.GET("/stats")
console.log(data?.engine, data?.log.sequence)
// #endregion client
await inbox.close()
server.close()
