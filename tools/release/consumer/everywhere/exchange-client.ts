import { createExchangeClient } from "@fieldwork/exchange-client"
import { MarketplaceStatus } from "@fieldwork/exchange-client/known-values"
import { createSurvey } from "@fieldwork/exchange-client/operations"
import { listDictionary } from "@fieldwork/exchange-client/request-validators"
import { listDictionary as loader } from "@fieldwork/exchange-client/validator-loaders"
import { Opportunity } from "@fieldwork/exchange-client/validators"
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
