import { createBrandLiftClient, querySerializer } from "@fieldwork/brand-lift-client"
import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"
import { listCampaigns } from "@fieldwork/brand-lift-client/operations"
import { listIndustries } from "@fieldwork/brand-lift-client/validators"
import { listIndustries as loader } from "@fieldwork/brand-lift-client/validator-loaders"
import { listIndustries as input } from "@fieldwork/brand-lift-client/request-validators"
import { slashes } from "../corrections.ts"
import { same } from "../same.ts"

const reply = { items: [{ id: 1, industry_name: "Automotive" }] }
const client = createBrandLiftClient({ baseUrl: "https://lift.example", fetch: async () => Response.json(reply) })

const { data } = await client.GET("/api/impact-measurement/v1/industries")
same(data?.items[0]?.industry_name, "Automotive")
same(querySerializer({ status__in: ["live", "draft"] }), "status__in=live,draft")
same(listCampaigns.retry, "safe")
same((await loader.load()).response?.(reply), true)
same([input({}), input({ pages: 1 })], [true, false])
same([listIndustries(reply), listIndustries({ items: 1 })], [true, false])

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("brand-lift", "listIndustries", "/api/impact-measurement/v1/industries"),
  keep
)("https://service.example/api/impact-measurement/v1/industries")
same(seen, ["https://service.example/api/impact-measurement/v1/industries/"])
