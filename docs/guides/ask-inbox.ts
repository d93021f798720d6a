// #region serve
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createExchange } from "@fieldwork/exchange/promise"
import { createInbox } from "@fieldwork/inbox/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

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
server.listen(0, "127.0.0.1") // 0 selects a free port; in production, use a fixed port such as 8484
await once(server, "listening")
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}/api`
// #endregion serve

// #region client
import { createInboxClient } from "@fieldwork/inbox/client"

const client = createInboxClient({ baseUrl: url, token })
const { data } = await client.GET("/stats")
console.log(data?.engine, data?.log.sequence)
await inbox.close()
server.close()
// #endregion client
