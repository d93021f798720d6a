import { createBrandLiftClient, querySerializer } from "@fieldwork/brand-lift-client"
import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"
import { listCampaigns } from "@fieldwork/brand-lift-client/operations"
import { listIndustries } from "@fieldwork/brand-lift-client/validators"
import { listIndustries as loader } from "@fieldwork/brand-lift-client/validator-loaders"
import { listIndustries as input } from "@fieldwork/brand-lift-client/request-validators"
import { slashes } from "../corrections.ts"
import { assertSame } from "../assertSame.ts"

const reply = { items: [{ id: 1, industry_name: "Automotive" }] }
const client = createBrandLiftClient({ baseUrl: "https://lift.example", fetch: async () => Response.json(reply) })

const { data } = await client.GET("/api/impact-measurement/v1/industries")
assertSame(data?.items[0]?.industry_name, "Automotive")
assertSame(querySerializer({ status__in: ["live", "draft"] }), "status__in=live,draft")
assertSame(listCampaigns.retry, "safe")
assertSame((await loader.load()).response?.(reply), true)
assertSame([input({}), input({ pages: 1 })], [true, false])
assertSame([listIndustries(reply), listIndustries({ items: 1 })], [true, false])

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("brand-lift", "listIndustries", "/api/impact-measurement/v1/industries"),
  keep
)("https://service.example/api/impact-measurement/v1/industries")
assertSame(seen, ["https://service.example/api/impact-measurement/v1/industries/"])
