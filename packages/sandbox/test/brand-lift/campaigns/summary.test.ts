import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let brandLift: TestBrandLift

beforeAll(async () => {
  brandLift = startBrandLift()
  await brandLift.create({ campaign_name: "Draft" })
  await brandLift.launch({ campaign_name: "Pending", start_date: iso(start + 20 * day) })
  await brandLift.launch({ campaign_name: "Live café", client_name: "Café Noir" })
  await brandLift.launch({ campaign_name: "Live too", industry_id: 3 })
  await brandLift.launch({ campaign_name: "Over", end_date: iso(start + 2 * day) })
  await brandLift.runTo(start + 5 * day)
})

describe("getCampaignSummary", () => {
  it("getCampaignSummary counts live, pending and complete campaigns, but no drafts", async () => {
    const { body } = await brandLift.get<Wire.CampaignSummary>(`${campaigns}/summary`)
    expect(body).toEqual({ live_campaigns: 2, pending_campaigns: 1, completed_campaigns: 1 })
  })

  it.each([
    { status: "live" },
    { status__in: ["live", "complete"] },
    { keyword: "cafe" },
    { campaign_name__contains: "Live" },
    { industry__industry_name__icontains: "beauty" },
    { end_date__lte: iso(start + 3 * day) },
    { permission_id: "1" },
    { exclude_sub_groups: true }
  ])(
    "getCampaignSummary with the filters %o counts the campaigns that listCampaigns returns with them",
    async (filters) => {
      const { items } = (await brandLift.get<Wire.CampaignPage>(query(campaigns, { ...filters, page_size: 100 }))).body
      const { body } = await brandLift.get<Wire.CampaignSummary>(query(`${campaigns}/summary`, filters))
      const count = (wanted: string) => items.filter(({ status }) => status === wanted).length
      expect(body).toEqual({
        live_campaigns: count("live"),
        pending_campaigns: count("pending"),
        completed_campaigns: count("complete")
      })
    }
  )

  it("getCampaignSummary refuses an invalid filter, as listCampaigns does", async () => {
    expect((await brandLift.get(`${campaigns}/summary?start_date=soon`)).body).toHaveProperty("start_date")
  })
})
