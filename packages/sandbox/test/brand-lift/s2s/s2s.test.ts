import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let brandLift: TestBrandLift
let path: string
beforeEach(async () => {
  brandLift = startBrandLift()
  path = `${campaigns}/${await brandLift.create()}/s2s-mappings`
})

const map = (...body: ReadonlyArray<object>) => brandLift.post<Wire.NewS2sMappingList>(path, body)
const list = async (params = "") => (await brandLift.get<Wire.S2sMappingPage>(`${path}${params}`)).body
const remove = (id: string, partner_id: number) =>
  brandLift.remove<Wire.RemovedS2sMapping>(`${path}/${id}`, { partner_id })

describe("listS2sPartners", () => {
  const partners = (params: string) =>
    brandLift.get<Wire.S2sPartnerGroupList>(`/api/impact-measurement/v1/s2s-partners${params}`)

  it("listS2sPartners returns a group per requested channel and lists each partner once", async () => {
    const both = (await partners("?channels=linear_tv,digital")).body.items
    const [tv] = (await partners("?channels=linear_tv")).body.items
    expect(both).toHaveLength(2)
    expect(both[0]).toEqual(tv)
    const ids = both.flatMap(({ partners: group = [] }) => group.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("listS2sPartners refuses a missing or unknown channel", async () => {
    expect((await partners("")).body).toEqual({ channels: ["This parameter is required."] })
    expect((await partners("?channels=social")).status).toBe(400)
  })
})

describe("createS2sMappings", () => {
  it("createS2sMappings returns each mapped id once, although the request contains it twice", async () => {
    expect((await map({ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882", "str-881"] })).body.items).toEqual(
      [{ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"], failed_partner_campaigns_ids: [] }]
    )
  })

  it("createS2sMappings reports an id as failed while another campaign has it mapped, and maps it once that mapping is removed", async () => {
    const other = `${campaigns}/${await brandLift.create()}/s2s-mappings`
    await brandLift.post(other, [{ partner_id: 1, partner_campaigns_ids: ["str-881"] }])
    const asked = { partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"] }
    expect((await map(asked)).body.items).toEqual([
      { partner_id: 1, partner_campaigns_ids: ["str-882"], failed_partner_campaigns_ids: ["str-881"] }
    ])
    await brandLift.remove(`${other}/str-881`, { partner_id: 1 })
    expect((await map(asked)).body.items[0]?.failed_partner_campaigns_ids).toEqual([])
  })

  it("createS2sMappings does not map an id that the request also lists as failed", async () => {
    const asked = { partner_id: 1, partner_campaigns_ids: ["a", "b"], failed_partner_campaigns_ids: ["b", "c", "b"] }
    expect((await map(asked)).body.items).toEqual([
      { partner_id: 1, partner_campaigns_ids: ["a"], failed_partner_campaigns_ids: ["b", "c"] }
    ])
    expect((await list()).items.map((_) => _.partner_campaigns_ids)).toEqual([["a"]])
  })

  it("the same partner campaign id can be mapped for two S2S partners", async () => {
    await map({ partner_id: 1, partner_campaigns_ids: ["a"] }, { partner_id: 2, partner_campaigns_ids: ["a"] })
    expect((await list()).items.map((_) => [_.partner_id, _.partner_campaigns_ids])).toEqual([
      [1, ["a"]],
      [2, ["a"]]
    ])
  })

  it.each([
    ["an object in place of a list", { partner_id: 1, partner_campaigns_ids: ["a"] }, "non_field_errors"],
    [
      "an unknown partner",
      [
        { partner_id: 1, partner_campaigns_ids: ["a"] },
        { partner_id: 6, partner_campaigns_ids: ["a"] }
      ],
      "1.partner_id"
    ],
    ["partner 0", [{ partner_id: 0, partner_campaigns_ids: ["a"] }], "0.partner_id"],
    ["an empty id", [{ partner_id: 1, partner_campaigns_ids: [""] }], "0.partner_campaigns_ids.0"],
    ["no ids", [{ partner_id: 1 }], "0.partner_campaigns_ids"]
  ])("createS2sMappings refuses %s and maps nothing", async (_, body, field) => {
    const reply = await brandLift.post(path, body)
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, [field]])
    expect((await list()).items).toEqual([])
  })
})

describe("listS2sMappings", () => {
  beforeEach(async () => {
    await map({ partner_id: 1, partner_campaigns_ids: ["a", "b"] }, { partner_id: 4, partner_campaigns_ids: ["c"] })
    await brandLift.advance(hour)
    await remove("a", 1)
  })

  it("listS2sMappings returns one entry per partner with the time of its last change, which can be a removal", async () => {
    const changed = { last_modified: iso(start + hour) }
    expect(await list()).toEqual({
      items: [
        { partner_id: 1, partner_name: "Elder Streaming", partner_campaigns_ids: ["b"], ...changed },
        { partner_id: 4, partner_name: "Hazel Television", partner_campaigns_ids: ["c"], last_modified: iso(start) }
      ],
      page: 1,
      page_size: 2,
      total_items: 2
    })
  })

  it("listS2sMappings returns removed mappings only if include_inactive is true", async () => {
    expect((await list("?include_inactive=true")).items[0]).toMatchObject({
      partner_campaigns_ids: ["a", "b"],
      last_modified: iso(start + hour)
    })
    expect(await list("?include_inactive=false")).toEqual(await list())
  })

  it("listS2sMappings returns only the mappings of the given channels, and only the given page", async () => {
    const ids = async (params: string) => (await list(params)).items.map((_) => _.partner_id)
    expect(await ids("?channels=digital")).toEqual([1])
    expect(await ids("?channels=linear_tv")).toEqual([4])
    expect(await ids("?channels=linear_tv,digital")).toEqual([1, 4])
    expect(await ids("?page=2&page_size=1")).toEqual([4])
    expect((await brandLift.get(`${path}?page=0`)).status).toBe(400)
  })
})

describe("removeS2sMapping", () => {
  beforeEach(() => map({ partner_id: 1, partner_campaigns_ids: ["a"] }))

  it("removeS2sMapping returns the inactive mapping, and responds 404 when it is called again", async () => {
    expect(await remove("a", 1)).toMatchObject({
      status: 200,
      body: { id: 5501, value: "a", metadatatype_name: "partner_campaign_id", is_active: false }
    })
    expect((await list()).items).toEqual([])
    expect((await remove("a", 1)).status).toBe(404)
  })

  it("removeS2sMapping responds 400 without a partner in the request body, and 404 with a wrong one", async () => {
    expect(await brandLift.remove(`${path}/a`)).toMatchObject({
      status: 400,
      body: { non_field_errors: ["A request body is required."] }
    })
    expect(await brandLift.remove(`${path}/a`, {})).toMatchObject({
      status: 400,
      body: { partner_id: ["This field is required."] }
    })
    expect((await remove("a", 2)).status).toBe(404)
    expect((await list()).items).toHaveLength(1)
  })

  it("a removed S2S mapping can be created again and keeps its id", async () => {
    await remove("a", 1)
    await map({ partner_id: 1, partner_campaigns_ids: ["a"] })
    expect((await remove("a", 1)).body.id).toBe(5501)
  })
})

it("every S2S mapping operation responds 404 for an unknown campaign", async () => {
  const unknown = `${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/s2s-mappings`
  expect((await brandLift.get(unknown)).status).toBe(404)
  expect((await brandLift.post(unknown, [])).status).toBe(404)
  expect((await brandLift.remove(`${unknown}/a`, { partner_id: 1 })).status).toBe(404)
})
