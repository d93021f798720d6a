import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, hour, iso, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let brandLift: TestBrandLift
let id: string
let path: string
beforeEach(async () => {
  brandLift = startBrandLift()
  id = await brandLift.create()
  path = `${campaigns}/${id}/pixels`
})

const create = (...campaign_pixels: ReadonlyArray<object>) =>
  brandLift.post<Wire.CreatedPixelGroupList>(path, { campaign_pixels })
const update = (group: number, ...campaign_pixels: ReadonlyArray<object>) =>
  brandLift.put<Wire.PixelEntryList>(`${path}/${group}`, { campaign_pixels })
const groups = async (params = "") => (await brandLift.get<Wire.PixelGroupList>(`${path}${params}`)).body.items
const pixels = async (group: number) => (await brandLift.get<Wire.PixelList>(`${path}/${group}`)).body.items

describe("createPixels", () => {
  it("createPixels creates a pixel group whose URLs contain the macros unescaped", async () => {
    const query_params = { crid: "%%CREATIVE_ID%%", pid: "[PLACEMENT_ID]", c1: "${segment}", c2: "{{audience}}" }
    const { body } = await create({ ad_server_id: 1, query_params })
    expect(body.items).toEqual([
      {
        id: 61,
        campaign_pixels: [
          {
            ad_server_id: 1,
            ad_server_name: "Acorn Ad Server",
            pixel_type: "standard",
            query_params,
            pixel_url: `https://pixel.brand-lift.example/i?campaign_id=${id}&crid=%%CREATIVE_ID%%&pid=[PLACEMENT_ID]&c1=\${segment}&c2={{audience}}`
          }
        ]
      }
    ])
  })

  it("createPixels updates an existing pixel in its group, and adds new pixels to a new group", async () => {
    await create({ ad_server_id: 1 }, { ad_server_id: 2 })
    const { body } = await create({ id: 7002, query_params: { crid: "x" } }, { ad_server_id: 3 })
    expect(body.items.map((_) => [_.id, _.campaign_pixels?.map((pixel) => pixel.ad_server_id)])).toEqual([
      [61, [2]],
      [62, [3]]
    ])
    expect((await pixels(61)).map((_) => [_.pixel_id, _.query_params?.["crid"]])).toEqual([
      [7001, "%%CREATIVE_ID%%"],
      [7002, "x"]
    ])
  })

  it("the URL of a campaign pixel escapes special characters", async () => {
    const { body } = await create({ ad_server_id: 1, query_params: { c1: "a&b=c#d é", "c 2": "+" } })
    expect(body.items[0]?.campaign_pixels?.[0]?.pixel_url).toMatch(/&c1=a%26b%3Dc%23d%20%C3%A9&c%202=%2B$/)
  })

  it("createPixels without query parameters creates a pixel with the standard macros of the ad server", async () => {
    const { body } = await create({ ad_server_id: 2 })
    expect(body.items[0]?.campaign_pixels?.[0]?.query_params).toEqual({
      crid: "[CREATIVE_ID]",
      pid: "[PLACEMENT_ID]",
      sid: "[SITE_ID]"
    })
  })

  it.each([
    ["no pixels", [], "campaign_pixels"],
    ["no ad server", [{ ad_server_id: 1 }, { query_params: {} }], "campaign_pixels.1.ad_server_id"],
    ["an unknown ad server", [{ ad_server_id: 9 }], "campaign_pixels.0.ad_server_id"],
    ["an unknown pixel", [{ id: 7001, ad_server_id: 1 }], "campaign_pixels.0.id"],
    [
      "a parameter that is not text",
      [{ ad_server_id: 1, query_params: { crid: 7 } }],
      "campaign_pixels.0.query_params.crid"
    ]
  ])("createPixels refuses %s and creates nothing", async (_, asked, field) => {
    const reply = await create(...asked)
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await groups()).toEqual([])
  })
})

describe("createPixels with the id of an existing pixel", () => {
  it("createPixels refuses the same existing pixel twice and changes nothing", async () => {
    await create({ ad_server_id: 1 })
    const before = await groups("?include_details=true")
    const reply = await create(
      { id: 7001, query_params: { crid: "x" } },
      { ad_server_id: 2 },
      { id: 7001, query_params: { crid: "y" } }
    )
    expect([reply.status, reply.body]).toEqual([
      400,
      { "campaign_pixels.2.id": ["This pixel occurs more than once in the request."] }
    ])
    expect(await groups("?include_details=true")).toEqual(before)
  })
})

describe("listPixelGroups and getPixelGroup", () => {
  it("listPixelGroups returns pixel details only with include_details, and getPixelGroup always returns them", async () => {
    await brandLift.advance(hour)
    await create({ ad_server_id: 1 }, { ad_server_id: 1 }, { ad_server_id: 3 })
    await create({ ad_server_id: 4 })
    const plain = await groups()
    expect(plain).toMatchObject([
      {
        id: 61,
        ad_servers: ["Acorn Ad Server", "Clover Video"],
        pixel_count: 3,
        created_at: iso(start + hour),
        pixel_type: "standard"
      },
      { id: 62, ad_servers: ["Dogwood Social"], pixel_count: 1 }
    ])
    for (const group of plain) expect(group).not.toHaveProperty("details")
    for (const group of await groups("?include_details=true")) expect(await pixels(group.id)).toEqual(group.details)
    expect((await pixels(61)).map((_) => _.pixel_id)).toEqual([7001, 7002, 7003])
  })
})

describe("updatePixelGroup", () => {
  beforeEach(() => create({ ad_server_id: 1 }, { ad_server_id: 2 }))

  it("updatePixelGroup keeps exactly the pixels in the request: known pixels are updated, others are created", async () => {
    await brandLift.advance(hour)
    const { body } = await update(61, { id: 7002, query_params: { crid: "x" } }, { ad_server_id: 3 })
    expect(body.items.map((_) => [_.ad_server_id, _.query_params?.["crid"]])).toEqual([
      [2, "x"],
      [3, "${CREATIVE_ID}"]
    ])
    for (const entry of body.items) expect(entry).not.toHaveProperty("id")
    expect((await pixels(61)).map((_) => [_.pixel_id, _.created_at])).toEqual([
      [7002, iso(start)],
      [7003, iso(start + hour)]
    ])
  })

  it.each([
    ["a pixel of another group", [{ id: 7003, ad_server_id: 1 }], "campaign_pixels.0.id"],
    ["an unknown ad server", [{ id: 7001, ad_server_id: 0 }], "campaign_pixels.0.ad_server_id"],
    ["the same pixel twice", [{ id: 7001 }, { id: 7001, query_params: { crid: "x" } }], "campaign_pixels.1.id"]
  ])("updatePixelGroup refuses %s and changes nothing", async (_, asked, field) => {
    await create({ ad_server_id: 1 })
    const before = await groups("?include_details=true")
    const reply = await update(61, ...asked)
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await groups("?include_details=true")).toEqual(before)
  })

  it("a pixel that moves to another ad server gets the standard macros of that server if it had those of its own", async () => {
    const { body } = await update(61, { id: 7001, ad_server_id: 2 }, { id: 7002, ad_server_id: 4 })
    expect(body.items.map((_) => [_.ad_server_name, _.query_params?.["crid"]])).toEqual([
      ["Bramble Display", "[CREATIVE_ID]"],
      ["Dogwood Social", "{{creative_id}}"]
    ])
    expect(body.items[0]?.pixel_url).toContain("crid=[CREATIVE_ID]")
  })

  it("a pixel that moves to another ad server keeps the query parameters that a request has set", async () => {
    const custom = { crid: "%%CREATIVE_ID%%", c1: "winter" }
    await update(61, { id: 7001, query_params: custom }, { id: 7002 })
    const moved = { id: 7001, ad_server_id: 2 }
    expect((await update(61, moved)).body.items[0]?.query_params).toEqual(custom)
    const written = { crid: "[CREATIVE_ID]", pid: "7" }
    const { body } = await update(61, { ...moved, ad_server_id: 3, query_params: written })
    expect(body.items[0]?.query_params).toEqual(written)
  })

  it("updatePixelGroup responds 404 for an unknown group and for one of another campaign", async () => {
    expect((await update(63, { ad_server_id: 1 })).status).toBe(404)
    const other = await brandLift.create()
    expect((await brandLift.get(`${campaigns}/${other}/pixels/61`)).status).toBe(404)
    expect(
      (await brandLift.put(`${campaigns}/${other}/pixels/61`, { campaign_pixels: [{ ad_server_id: 1 }] })).status
    ).toBe(404)
  })
})
