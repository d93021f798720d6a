import { createBrandLiftClient, querySerializer } from "@fieldwork/brand-lift-client"
import { listCampaigns } from "@fieldwork/brand-lift-client/operations"
import { listIndustries } from "@fieldwork/brand-lift-client/validators"
import { listIndustries as loader } from "@fieldwork/brand-lift-client/validator-loaders"
import { listIndustries as input } from "@fieldwork/brand-lift-client/request-validators"
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
