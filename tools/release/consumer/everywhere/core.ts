import { Api, ApiError, Credential, Retry, Secrets } from "@fieldwork/core"
import { createExchangeClient, type operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import { Effect } from "effect"
import { same } from "../same.ts"

const answers = [
  new Response("busy", { status: 503 }),
  Response.json({ result: [{ code: "eng_us", name: "English" }] })
]
const api = Api.make<operations>({
  name: "exchange",
  baseUrl: "https://exchange.example",
  client: createExchangeClient,
  families: [],
  secrets: Secrets.make(),
  credential: Credential.bareKey("key"),
  hint: "Check the key",
  settings: { fetch: async () => answers.shift() ?? new Response("none is left", { status: 404 }) }
})
const dictionaries = api.method(rows.listDictionary)

same(typeof Retry, "object")
const { result } = await Effect.runPromise(dictionaries({ property: "locales" }))
same(result[0]?.code, "eng_us")

const error = await Effect.runPromise(Effect.flip(dictionaries({ property: "locales" })))
same([error instanceof ApiError, error.reason._tag], [true, "NotFoundError"])
