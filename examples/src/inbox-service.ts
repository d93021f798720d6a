import { createExchange } from "@fieldwork/exchange/promise"
import { createInbox } from "@fieldwork/inbox/promise"
import { createServer, type ServerResponse } from "node:http"

const { EXCHANGE_URL = "", EXCHANGE_KEY = "", SUPPLIER_CODE = "", STORE = "inbox.db", PORT = "8484" } = process.env
const inbox = await createInbox({
  store: STORE,
  exchange: createExchange({ baseUrl: EXCHANGE_URL, apiKey: EXCHANGE_KEY }),
  supplierCode: SUPPLIER_CODE,
  onChange: (change) => {
    if (change.stream === "opportunities") console.log(`survey ${change.opportunity.survey_id} is ${change.status}`)
    else console.log(`a session ended with ${change.outcome.client_status}`)
  }
})

const survey = async (id: number, response: ServerResponse) => {
  const known = await inbox.opportunities.get(id)
  response.writeHead(known === undefined ? 404 : 200, { "content-type": "application/json" })
  response.end(JSON.stringify(known ?? null))
}
const server = createServer((request, response) => {
  const [, resource, key = ""] = (request.url ?? "").split("/")
  if (resource === "surveys") void survey(Number(key), response)
  else inbox.listen(key === "outcomes" ? "outcomes" : "opportunities", request, response)
})
server.listen(Number(PORT), () => console.log("listening on", server.address()))
process.once("SIGTERM", () => server.close(() => void inbox.close()))
