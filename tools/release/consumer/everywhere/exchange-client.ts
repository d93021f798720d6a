import { createExchangeClient } from "@fieldwork/exchange-client"
import { correctedFetch } from "@fieldwork/exchange-client/corrections"
import { MarketplaceStatus } from "@fieldwork/exchange-client/known-values"
import { createSurvey } from "@fieldwork/exchange-client/operations"
import { listDictionary } from "@fieldwork/exchange-client/request-validators"
import { listDictionary as loader } from "@fieldwork/exchange-client/validator-loaders"
import { Opportunity } from "@fieldwork/exchange-client/validators"
import { slashes } from "../corrections.ts"
import { assertSame } from "../assertSame.ts"

const reply = { result: [{ code: "eng_us", name: "English - United States" }], result_count: 1 }
const client = createExchangeClient({ baseUrl: "https://exchange.example", fetch: async () => Response.json(reply) })

const { response } = await client.GET("/demand/v2-beta/{property}", { params: { path: { property: "locales" } } })
assertSame(response.status, 200)
assertSame(MarketplaceStatus.find(({ value }) => value === 40)?.meaning, "Quota full.")
assertSame(createSurvey.retry, "once")
assertSame([listDictionary({ property: "locales" }), listDictionary({ propertie: "locales" })], [true, false])
assertSame((await loader.load()).request({ property: "nothing" }), false)
assertSame(Opportunity({ survey_id: "seven" }), false)

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("exchange", "listBusinessUnits", "/Core/v1/BusinessUnits/All"),
  keep
)("https://service.example/Core/v1/BusinessUnits/All")
assertSame(seen, ["https://service.example/Core/v1/BusinessUnits/All/"])
