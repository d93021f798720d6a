import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let brandLift: TestBrandLift
let path: string
beforeEach(async () => {
  brandLift = startBrandLift()
  path = `${campaigns}/${await brandLift.create()}/ip-matching`
})

const state = async (params = "") => (await brandLift.get<Wire.IpMatching>(`${path}${params}`)).body
const configure = (enabled: boolean, ...ids: ReadonlyArray<object>) => brandLift.post(path, { enabled, ids })
const site = { type: "site_id", id: "site-204" }
const placement = { type: "placement_id", id: "plc-3381" }
const change = (ip_matching_id: string, is_enabled?: boolean) => ({
  ip_matching_type: "placement_id",
  ip_matching_id,
  ...(is_enabled !== undefined && { is_enabled })
})

describe("getIpMatching", () => {
  it("the IP matching of a new campaign has no items, and is enabled only if draft_settings.allow_ip is true", async () => {
    const empty = { enablement_status: "manual", items: [], errors: [], page: 1, page_size: 0, total_items: 0 }
    expect(await state()).toEqual({ is_enabled: false, ...empty })
    const allowing = await brandLift.create({ draft_settings: { allow_ip: true } })
    expect((await brandLift.get(`${campaigns}/${allowing}/ip-matching`)).body).toEqual({ is_enabled: true, ...empty })
  })

  it("getIpMatching returns the IP matching items of a campaign page by page", async () => {
    await configure(true, ...["a", "b", "c"].map((id) => ({ type: "site_id", id })))
    expect(await state("?page=2&page_size=2")).toMatchObject({
      page: 2,
      page_size: 1,
      total_items: 3,
      items: [{ ip_matching_id: "c" }]
    })
    expect((await brandLift.get(`${path}?page=0`)).status).toBe(400)
  })
})

describe("configureIpMatching", () => {
  it("configureIpMatching returns an empty body, and getIpMatching then lists the configured items", async () => {
    await brandLift.advance(hour)
    expect((await configure(true, placement, site)).body).toEqual({})
    const item = { enablement_status: "manual", is_enabled: true, added_at: iso(start + hour) }
    expect(await state()).toMatchObject({
      is_enabled: true,
      items: [
        { ip_matching_type: "placement_id", ip_matching_id: "plc-3381", lookup_key: "placement_id:plc-3381", ...item },
        { ip_matching_type: "site_id", ip_matching_id: "site-204", lookup_key: "site_id:site-204", ...item }
      ]
    })
  })

  it("configureIpMatching updates an existing item and keeps its position in the list", async () => {
    await configure(true, placement, site)
    await brandLift.advance(hour)
    await configure(false, placement)
    const { is_enabled, items = [] } = await state()
    expect(is_enabled).toBe(false)
    expect(items.map((_) => [_.ip_matching_id, _.is_enabled, _.added_at])).toEqual([
      ["plc-3381", false, iso(start)],
      ["site-204", true, iso(start)]
    ])
  })

  it.each([
    ["no type", { id: "a" }, "ids.1.type"],
    ["no id", { type: "site_id" }, "ids.1.id"],
    ["another type", { type: "creative_id", id: "a" }, "ids.1.type"]
  ])("configureIpMatching refuses an item with %s and changes nothing", async (_, wrong, field) => {
    const reply = await configure(true, site, wrong)
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, [field]])
    expect((await state()).items).toEqual([])
  })
})

describe("updateIpMatching", () => {
  beforeEach(() => configure(true, placement, { type: "placement_id", id: "plc-3382" }))

  it("updateIpMatching returns the updated items and leaves the other items unchanged", async () => {
    const { body } = await brandLift.patch<Wire.IpMatching>(path, { ids: [change("plc-3381", false)] })
    expect(body).toMatchObject({ is_enabled: true, errors: [] })
    expect(body.items?.map((_) => [_.ip_matching_id, _.is_enabled])).toEqual([["plc-3381", false]])
    expect((await state()).items?.map((_) => _.is_enabled)).toEqual([false, true])
  })

  it("updateIpMatching with is_enabled false disables IP matching for the campaign and leaves each item enabled", async () => {
    expect((await brandLift.patch(path, { is_enabled: false })).body).toMatchObject({ is_enabled: false, items: [] })
    expect((await state()).items?.map((_) => _.is_enabled)).toEqual([true, true])
  })

  it("updateIpMatching with an unknown id fails and changes nothing", async () => {
    const before = await state()
    const reply = await brandLift.patch(path, {
      is_enabled: false,
      ids: [
        change("plc-3381", false),
        change("plc-9999", false),
        { ...change("plc-3382", false), ip_matching_type: "site_id" }
      ]
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { ids: ["placement_id plc-9999 does not exist.", "site_id plc-3382 does not exist."] }
    })
    expect(await state()).toEqual(before)
  })

  it("updateIpMatching refuses an id without a type", async () => {
    const reply = await brandLift.patch(path, { ids: [{ ip_matching_id: "plc-3381" }] })
    expect(Object.keys(reply.body as object)).toEqual(["ids.0.ip_matching_type"])
  })
})

describe("createIpMatchingIds", () => {
  it("createIpMatchingIds creates each id once and enables IP matching", async () => {
    const { body } = await brandLift.post<Wire.IpMatching>(`${path}/bulk`, {
      ip_matching_type: "site_id",
      ids: ["a", "b", "a"]
    })
    expect(body).toMatchObject({ is_enabled: true, enablement_status: "manual", errors: [] })
    expect(body.items?.map((_) => _.lookup_key)).toEqual(["site_id:a", "site_id:b"])
  })

  it.each(["migration", "auto"])("createIpMatchingIds accepts the enablement type %s", async (enablement_type) => {
    const { body } = await brandLift.post(`${path}/bulk`, { ip_matching_type: "site_id", enablement_type, ids: ["a"] })
    expect(body).toMatchObject({ enablement_status: enablement_type, items: [{ enablement_status: enablement_type }] })
  })

  it("createIpMatchingIds reports ids that already exist and leaves them unchanged", async () => {
    await configure(false, placement)
    const { body } = await brandLift.post<Wire.IpMatching>(`${path}/bulk`, {
      ip_matching_type: "placement_id",
      ids: ["plc-3381", "plc-1"]
    })
    expect(body.errors).toEqual(["placement_id plc-3381 already exists."])
    expect(body.items?.map((_) => _.ip_matching_id)).toEqual(["plc-1"])
    expect((await state()).items?.map((_) => _.is_enabled)).toEqual([false, true])
  })

  it("createIpMatchingIds changes nothing if all ids already exist or the list of ids is empty", async () => {
    await configure(false, placement)
    const before = await state()
    for (const ids of [["plc-3381"], []]) {
      const requested = { ip_matching_type: "placement_id", enablement_type: "auto", ids }
      const { body } = await brandLift.post<Wire.IpMatching>(`${path}/bulk`, requested)
      expect(body).toMatchObject({ is_enabled: false, enablement_status: "manual", items: [] })
      expect(body.errors).toHaveLength(ids.length)
      expect(await state()).toEqual(before)
    }
  })

  it.each([
    ["an empty id", { ip_matching_type: "site_id", ids: ["a", ""] }],
    ["no ids", { ip_matching_type: "site_id" }],
    ["a type that cannot be matched", { ip_matching_type: "network_id", ids: ["a"] }],
    ["an unknown enablement type", { ip_matching_type: "site_id", ids: ["a"], enablement_type: "open" }]
  ])("createIpMatchingIds refuses %s with 400 and creates no id", async (_, body) => {
    expect((await brandLift.post(`${path}/bulk`, body)).status).toBe(400)
    expect((await state()).total_items).toBe(0)
  })
})

it("every IP matching operation responds 404 for an unknown campaign", async () => {
  const unknown = `${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/ip-matching`
  expect((await brandLift.get(unknown)).status).toBe(404)
  expect((await brandLift.post(unknown, { enabled: true, ids: [] })).status).toBe(404)
  expect((await brandLift.patch(unknown, {})).status).toBe(404)
  expect((await brandLift.post(`${unknown}/bulk`, { ip_matching_type: "site_id", ids: ["a"] })).status).toBe(404)
})
