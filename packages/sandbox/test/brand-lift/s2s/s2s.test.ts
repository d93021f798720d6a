import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let w: TestBrandLift
let path: string
beforeEach(async () => {
  w = startBrandLift()
  path = `${campaigns}/${await w.create()}/s2s-mappings`
})

const map = (...body: ReadonlyArray<object>) => w.post<Wire.NewS2sMappingList>(path, body)
const list = async (params = "") => (await w.get<Wire.S2sMappingPage>(`${path}${params}`)).body
const remove = (id: string, partner_id: number) => w.remove<Wire.RemovedS2sMapping>(`${path}/${id}`, { partner_id })

describe("listS2sPartners", () => {
  const partners = (params: string) =>
    w.get<Wire.S2sPartnerGroupList>(`/api/impact-measurement/v1/s2s-partners${params}`)

  it("has a group for each channel that is named, and no partner twice", async () => {
    const both = (await partners("?channels=linear_tv,digital")).body.items
    const [tv] = (await partners("?channels=linear_tv")).body.items
    expect(both).toHaveLength(2)
    expect(both[0]).toEqual(tv)
    const ids = both.flatMap(({ partners: group = [] }) => group.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("needs a channel, and one that exists", async () => {
    expect((await partners("")).body).toEqual({ channels: ["This parameter is required."] })
    expect((await partners("?channels=social")).status).toBe(400)
  })
})

describe("createS2sMappings", () => {
  it("answers what was mapped", async () => {
    expect((await map({ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882", "str-881"] })).body.items).toEqual(
      [{ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"], failed_partner_campaigns_ids: [] }]
    )
  })

  it("fails for campaigns that another campaign has mapped, until it lets them go", async () => {
    const other = `${campaigns}/${await w.create()}/s2s-mappings`
    await w.post(other, [{ partner_id: 1, partner_campaigns_ids: ["str-881"] }])
    const asked = { partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"] }
    expect((await map(asked)).body.items).toEqual([
      { partner_id: 1, partner_campaigns_ids: ["str-882"], failed_partner_campaigns_ids: ["str-881"] }
    ])
    await w.remove(`${other}/str-881`, { partner_id: 1 })
    expect((await map(asked)).body.items[0]?.failed_partner_campaigns_ids).toEqual([])
  })

  it("keeps partners apart", async () => {
    await map({ partner_id: 1, partner_campaigns_ids: ["a"] }, { partner_id: 2, partner_campaigns_ids: ["a"] })
    expect((await list()).items.map((_) => [_.partner_id, _.partner_campaigns_ids])).toEqual([
      [1, ["a"]],
      [2, ["a"]]
    ])
  })

  it.each([
    ["an object", { partner_id: 1, partner_campaigns_ids: ["a"] }, "non_field_errors"],
    [
      "a partner that is none",
      [
        { partner_id: 1, partner_campaigns_ids: ["a"] },
        { partner_id: 6, partner_campaigns_ids: ["a"] }
      ],
      "1.partner_id"
    ],
    ["partner 0", [{ partner_id: 0, partner_campaigns_ids: ["a"] }], "0.partner_id"],
    ["an empty id", [{ partner_id: 1, partner_campaigns_ids: [""] }], "0.partner_campaigns_ids.0"],
    ["no ids", [{ partner_id: 1 }], "0.partner_campaigns_ids"]
  ])("refuses %s and maps nothing", async (_, body, field) => {
    const reply = await w.post(path, body)
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, [field]])
    expect((await list()).items).toEqual([])
  })
})

describe("listS2sMappings", () => {
  beforeEach(async () => {
    await map({ partner_id: 1, partner_campaigns_ids: ["a", "b"] }, { partner_id: 4, partner_campaigns_ids: ["c"] })
    await w.advance(hour)
    await remove("a", 1)
  })

  it("has one entry a partner, with when it last changed", async () => {
    expect(await list()).toEqual({
      items: [
        { partner_id: 1, partner_name: "Elder Streaming", partner_campaigns_ids: ["b"], last_modified: iso(start) },
        { partner_id: 4, partner_name: "Hazel Television", partner_campaigns_ids: ["c"], last_modified: iso(start) }
      ],
      page: 1,
      page_size: 2,
      total_items: 2
    })
  })

  it("shows those that no longer count on request", async () => {
    expect((await list("?include_inactive=true")).items[0]).toMatchObject({
      partner_campaigns_ids: ["a", "b"],
      last_modified: iso(start + hour)
    })
    expect(await list("?include_inactive=false")).toEqual(await list())
  })

  it("keeps partners on the channels that are named, in pages", async () => {
    const ids = async (params: string) => (await list(params)).items.map((_) => _.partner_id)
    expect(await ids("?channels=digital")).toEqual([1])
    expect(await ids("?channels=linear_tv")).toEqual([4])
    expect(await ids("?channels=linear_tv,digital")).toEqual([1, 4])
    expect(await ids("?page=2&page_size=1")).toEqual([4])
    expect((await w.get(`${path}?page=0`)).status).toBe(400)
  })
})

describe("removeS2sMapping", () => {
  beforeEach(() => map({ partner_id: 1, partner_campaigns_ids: ["a"] }))

  it("answers the mapping, which counts no longer, and is 404 the second time", async () => {
    expect(await remove("a", 1)).toMatchObject({
      status: 200,
      body: { id: 5501, value: "a", metadatatype_name: "partner_campaign_id", is_active: false }
    })
    expect((await list()).items).toEqual([])
    expect((await remove("a", 1)).status).toBe(404)
  })

  it("needs the partner in the body", async () => {
    expect(await w.remove(`${path}/a`)).toMatchObject({
      status: 400,
      body: { non_field_errors: ["A request body is required."] }
    })
    expect(await w.remove(`${path}/a`, {})).toMatchObject({
      status: 400,
      body: { partner_id: ["This field is required."] }
    })
    expect((await remove("a", 2)).status).toBe(404)
    expect((await list()).items).toHaveLength(1)
  })

  it("can be mapped again, under the same id", async () => {
    await remove("a", 1)
    await map({ partner_id: 1, partner_campaigns_ids: ["a"] })
    expect((await remove("a", 1)).body.id).toBe(5501)
  })
})

it("of an unknown campaign is 404", async () => {
  const unknown = `${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/s2s-mappings`
  expect((await w.get(unknown)).status).toBe(404)
  expect((await w.post(unknown, [])).status).toBe(404)
  expect((await w.remove(`${unknown}/a`, { partner_id: 1 })).status).toBe(404)
})
