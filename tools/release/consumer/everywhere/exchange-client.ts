import { createExchangeClient } from "@fieldwork/exchange-client"
import { correctedFetch } from "@fieldwork/exchange-client/corrections"
import { MarketplaceStatus } from "@fieldwork/exchange-client/known-values"
import { createSurvey } from "@fieldwork/exchange-client/operations"
import { listDictionary } from "@fieldwork/exchange-client/request-validators"
import { listDictionary as loader } from "@fieldwork/exchange-client/validator-loaders"
import { Opportunity } from "@fieldwork/exchange-client/validators"
import { slashes } from "../corrections.ts"
import { same } from "../same.ts"

const reply = { result: [{ code: "eng_us", name: "English - United States" }], result_count: 1 }
const client = createExchangeClient({ baseUrl: "https://exchange.example", fetch: async () => Response.json(reply) })

const { response } = await client.GET("/demand/v2-beta/{property}", { params: { path: { property: "locales" } } })
same(response.status, 200)
same(MarketplaceStatus.find(({ value }) => value === 40)?.meaning, "Quota full.")
same(createSurvey.retry, "once")
same([listDictionary({ property: "locales" }), listDictionary({ propertie: "locales" })], [true, false])
same((await loader.load()).request({ property: "nothing" }), false)
same(Opportunity({ survey_id: "seven" }), false)

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("exchange", "listBusinessUnits", "/Core/v1/BusinessUnits/All"),
  keep
)("https://service.example/Core/v1/BusinessUnits/All")
same(seen, ["https://service.example/Core/v1/BusinessUnits/All/"])
