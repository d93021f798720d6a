import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let w: TestBrandLift
let id: string
let things: Readonly<Record<"creative" | "publisher" | "placement", ReadonlyArray<string>>>

beforeEach(async () => {
  w = startBrandLift()
  id = await w.launch()
  await w.runTo(start + 5 * day)
  const ids = async (type: string) => (await entries(type)).map((_) => _.id)
  things = { creative: await ids("creative"), publisher: await ids("publisher"), placement: await ids("placement") }
})

const entries = async (type: string, params = "?page_size=100") =>
  (await w.get<[Wire.NameEntryPage]>(`${campaigns}/${id}/names/${type}/impressions${params}`)).body[0].items
const names = async (type = "creative", params: object = {}) =>
  (await w.get<[Wire.NamePage]>(query(`${campaigns}/${id}/names/${type}`, { page_size: 100, ...params }))).body
const assign = (body: unknown, params = "", type = "creative") =>
  w.post<Array<Wire.AssignedName>>(`${campaigns}/${id}/names/${type}${params}`, body)
const save = (groups: ReadonlyArray<object>, type = "creative") =>
  w.post<Wire.Groups>(`${campaigns}/${id}/groups/${type}`, { groups })
const groups = async (type = "creative") =>
  (await w.get<Wire.GroupList>(`${campaigns}/${id}/groups/${type}`)).body.items
const removeGroups = (ids: ReadonlyArray<number>) =>
  w.remove<Wire.GroupRemoval>(`${campaigns}/${id}/groups/creative`, { ids })

describe("groups", () => {
  it("are created without an id and renamed with one", async () => {
    expect((await save([{ group_name: "Autumn" }, { group_name: "Winter" }])).body.groups).toEqual([
      { group_name: "Autumn", group_id: 41 },
      { group_name: "Winter", group_id: 42 }
    ])
    const both = [{ group_name: "Spring" }, { group_name: "Autumn 2026", group_id: 41 }]
    expect((await save(both)).body.groups?.map((_) => _.group_id)).toEqual([43, 41])
    expect((await groups()).map((_) => _.group_name)).toEqual(["Autumn 2026", "Winter", "Spring"])
    expect(await groups("placement")).toEqual([])
  })

  it.each([
    ["an id that is none", { group_name: "X", group_id: 99 }, "groups.1.group_id"],
    ["id 0", { group_name: "X", group_id: 0 }, "groups.1.group_id"],
    ["no name", {}, "groups.1.group_name"]
  ])("with %s are refused, and none is saved", async (_, wrong, field) => {
    const reply = await save([{ group_name: "Autumn" }, wrong])
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await groups()).toEqual([])
  })

  it("are removed, and what was in them is in none", async () => {
    await save([{ group_name: "Autumn" }, { group_name: "Winter" }, { group_name: "Spring" }])
    await assign([
      { id: "crv-1", group_id: 41 },
      { id: "crv-2", group_id: 42 }
    ])
    expect((await removeGroups([41])).body).toEqual({ message: "1 group removed.", error: null, error_details: [] })
    expect((await removeGroups([42, 43, 42])).body.message).toBe("2 groups removed.")
    expect(await groups()).toEqual([])
    expect((await entries("creative")).every((_) => _.group_id === null && _.group_name === null)).toBe(true)
  })

  it("are not removed when some do not exist", async () => {
    await save([{ group_name: "Autumn" }])
    expect(await removeGroups([41, 98, 99])).toMatchObject({
      status: 400,
      body: {
        message: "No group was removed.",
        error: "Some groups do not exist.",
        error_details: [
          { scope: "ids", title: "Unknown group", detail: "Group 98 does not exist." },
          { scope: "ids", title: "Unknown group", detail: "Group 99 does not exist." }
        ]
      }
    })
    expect(await groups()).toHaveLength(1)
  })

  it("need their ids in the body", async () => {
    expect(await w.remove(`${campaigns}/${id}/groups/creative`, {})).toMatchObject({
      status: 400,
      body: { ids: ["This field is required."] }
    })
    expect(await w.remove(`${campaigns}/${id}/groups/creative`)).toMatchObject({ status: 400 })
  })
})

describe("assignNamesAndGroups", () => {
  beforeEach(async () => {
    await save([{ group_name: "Autumn" }, { group_name: "Winter" }])
    await assign([
      { id: "crv-1", name: "First", group_id: 41 },
      { id: "crv-2", name: "Second", group_id: 42 }
    ])
  })

  it.each(["", "?preserve_group_ids=true"])("keeps groups that the body does not name%s", async (params) => {
    expect((await assign([{ id: "crv-1", name: "Renamed" }], params)).body).toEqual([
      { id: "crv-1", name: "Renamed", group_id: 41 }
    ])
    expect((await names("creative", { group_id: 41 }))[0].items).toEqual([{ id: "crv-1", name: "Renamed" }])
  })

  it("takes things out of their groups when told not to preserve them", async () => {
    const reply = await assign(
      [
        { id: "crv-1", name: "Renamed" },
        { id: "crv-2", group_id: 41 }
      ],
      "?preserve_group_ids=false"
    )
    expect(reply.body).toEqual([
      { id: "crv-1", name: "Renamed", group_id: null },
      { id: "crv-2", name: "Second", group_id: 41 }
    ])
    expect((await names("creative", { group_id: 41 }))[0].items.map((_) => _.id)).toEqual(["crv-2"])
  })

  it("takes a name away with null, and keeps it when it is absent", async () => {
    const reply = await assign([{ id: "crv-1", name: null }, { id: "crv-2" }])
    expect(reply.body.map(({ name }) => name)).toEqual([null, "Second"])
  })

  it.each([
    [
      "a group that is none",
      [
        { id: "crv-1", name: "X" },
        { id: "crv-2", group_id: 43 }
      ],
      "1.group_id"
    ],
    ["an empty id", [{ id: "" }], "0.id"],
    ["no id", [{ name: "X" }], "0.id"],
    ["an object", { id: "crv-1" }, "non_field_errors"]
  ])("refuses %s and changes nothing", async (_, body, field) => {
    const before = await names()
    const reply = await assign(body)
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await names()).toEqual(before)
  })

  it("does not take a group of another type", async () => {
    expect((await assign([{ id: "plc-1", group_id: 41 }], "", "placement")).status).toBe(400)
  })
})

describe("listNames", () => {
  it("lists what the campaign has, named or not, in pages within an array", async () => {
    const [first] = things.creative
    await assign([{ id: first, name: "Autumn café" }])
    const [page] = await names()
    expect(page.items).toEqual(
      things.creative.map((each) => ({ id: each, name: each === first ? "Autumn café" : null }))
    )
    expect(page).not.toHaveProperty("group_id")
    const reply = await w.get<[Wire.NamePage]>(`${campaigns}/${id}/names/creative?page=2&page_size=1`)
    expect(reply.body).toEqual([
      { items: page.items.slice(1, 2), page: 2, page_size: 1, total_items: things.creative.length }
    ])
    expect((await w.get(`${campaigns}/${id}/names/creative?page_size=0`)).status).toBe(400)
  })

  it("finds by name, without regard to case and accents", async () => {
    const [first, second] = things.creative
    await assign([
      { id: first, name: "Autumn café" },
      { id: second, name: "Winter" }
    ])
    const found = async (name_like: string) => (await names("creative", { name_like }))[0].items.map((_) => _.id)
    expect(await found("CAFE")).toEqual([first])
    expect(await found("t")).toEqual([first, second])
    expect(await found("summer")).toEqual([])
  })

  it("names the group that it was asked for, as text", async () => {
    await save([{ group_name: "Autumn" }])
    expect(await names("creative", { group_id: 41 })).toMatchObject([{ items: [], group_id: "41" }])
  })

  it("of another type are refused", async () => {
    expect(await w.get(`${campaigns}/${id}/names/network`)).toMatchObject({
      status: 400,
      body: { spca_type: [expect.stringContaining("one of creative, publisher, placement") as string] }
    })
  })
})

describe("listNamesWithImpressions", () => {
  it.each(["creative", "publisher", "placement"] as const)(
    "shares out all delivered impressions by %s",
    async (type) => {
      const { total_impressions } = (await w.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`)).body
      const list = await entries(type)
      expect(list.reduce((sum, { impressions = 0 }) => sum + impressions, 0)).toBe(total_impressions)
      expect(Math.min(...list.map(({ impressions = 0 }) => impressions))).toBeGreaterThan(0)
    }
  )

  it("shows names and groups, and things that no impression came from", async () => {
    const [first = ""] = things.creative
    await save([{ group_name: "Autumn" }])
    await assign([
      { id: first, name: "First", group_id: 41 },
      { id: "crv-later", name: "Later" }
    ])
    const list = await entries("creative")
    expect(list[0]).toMatchObject({ id: first, name: "First", group_id: 41, group_name: "Autumn" })
    expect(list.at(-1)).toEqual({ id: "crv-later", name: "Later", group_id: null, group_name: null, impressions: 0 })
    expect(await entries("creative", "?page=1&page_size=1")).toEqual([list[0]])
  })
})

describe("names of all types", () => {
  const sets = {
    creatives: [{ creative_id: "crv-77", creative_name: "Autumn 30s" }],
    placements: [{ placement_id: "plc-3381", placement_name: "Home page" }],
    publishers: [{ publisher_id: "site-204", publisher_name: "Example News" }]
  }
  const all = async () => (await w.get<Wire.NameSets>(`${campaigns}/${id}/names`)).body
  const post = (body: unknown) => w.post<Wire.NameSets>(`${campaigns}/${id}/names`, body)

  it("are assigned together or one type at a time", async () => {
    expect(await all()).toEqual({ creatives: [], placements: [], publishers: [] })
    expect((await post({ creatives: sets.creatives })).body).toEqual({ creatives: sets.creatives })
    expect((await post({ placements: sets.placements, publishers: sets.publishers })).status).toBe(200)
    expect(await all()).toEqual(sets)
    expect((await names("placement"))[0].items).toContainEqual({ id: "plc-3381", name: "Home page" })
    expect((await post({})).body).toEqual({})
  })

  it.each([
    ["no name", { creatives: [{ creative_id: "a" }] }, "creatives.0.creative_name"],
    ["no id", { placements: [{ placement_name: "a" }] }, "placements.0.placement_id"],
    [
      "a name that is no text",
      { publishers: [{ publisher_id: "a", publisher_name: 1 }] },
      "publishers.0.publisher_name"
    ]
  ])("without fault: %s is refused, and no name is assigned", async (_, wrong, field) => {
    const reply = await post({ ...sets, ...wrong })
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await all()).toEqual({ creatives: [], placements: [], publishers: [] })
  })

  it("outlive the launch", async () => {
    const draft = await w.create()
    await w.post(`${campaigns}/${draft}/names`, sets)
    await w.post(`${campaigns}/${draft}/launch`)
    expect((await w.get(`${campaigns}/${draft}/names`)).body).toEqual(sets)
  })
})

it("of an unknown campaign are 404", async () => {
  const unknown = `${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815`
  for (const path of ["names", "names/creative", "names/creative/impressions", "groups/creative"])
    expect((await w.get(`${unknown}/${path}`)).status).toBe(404)
  expect((await w.post(`${unknown}/names`, {})).status).toBe(404)
  expect((await w.post(`${unknown}/names/creative`, [])).status).toBe(404)
  expect((await w.post(`${unknown}/groups/creative`, { groups: [] })).status).toBe(404)
  expect((await w.remove(`${unknown}/groups/creative`, { ids: [] })).status).toBe(404)
})
