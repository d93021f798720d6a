import { beforeEach, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

let brandLift: TestBrandLift
let id: string
let things: Readonly<Record<"creative" | "publisher" | "placement", ReadonlyArray<string>>>

beforeEach(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch()
  await brandLift.runTo(start + 5 * day)
  const ids = async (type: string) => (await entries(type)).map((_) => _.id)
  things = { creative: await ids("creative"), publisher: await ids("publisher"), placement: await ids("placement") }
})

const entries = async (type: string, params = "?page_size=100") =>
  (await brandLift.get<[Wire.NameEntryPage]>(`${campaigns}/${id}/names/${type}/impressions${params}`)).body[0].items
const names = async (type = "creative", params: object = {}) =>
  (await brandLift.get<[Wire.NamePage]>(query(`${campaigns}/${id}/names/${type}`, { page_size: 100, ...params }))).body
const assign = (body: unknown, params = "", type = "creative") =>
  brandLift.post<Array<Wire.AssignedName>>(`${campaigns}/${id}/names/${type}${params}`, body)
const save = (groups: ReadonlyArray<object>, type = "creative") =>
  brandLift.post<Wire.Groups>(`${campaigns}/${id}/groups/${type}`, { groups })
const groups = async (type = "creative") =>
  (await brandLift.get<Wire.GroupList>(`${campaigns}/${id}/groups/${type}`)).body.items
const removeGroups = (ids: ReadonlyArray<number>) =>
  brandLift.remove<Wire.GroupRemoval>(`${campaigns}/${id}/groups/creative`, { ids })

describe("name groups", () => {
  it("saving a name group without an id creates it, and with an id renames it", async () => {
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
    ["an unknown id", { group_name: "X", group_id: 99 }, "groups.1.group_id"],
    ["id 0", { group_name: "X", group_id: 0 }, "groups.1.group_id"],
    ["no name", {}, "groups.1.group_name"]
  ])("saving a name group with %s is refused, and no group is saved", async (_, wrong, field) => {
    const reply = await save([{ group_name: "Autumn" }, wrong])
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await groups()).toEqual([])
  })

  it("removing name groups leaves their names without a group", async () => {
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

  it("removing name groups changes nothing when one of them does not exist", async () => {
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

  it("a request to remove name groups gets 400 if its body does not contain their ids", async () => {
    expect(await brandLift.remove(`${campaigns}/${id}/groups/creative`, {})).toMatchObject({
      status: 400,
      body: { ids: ["This field is required."] }
    })
    expect(await brandLift.remove(`${campaigns}/${id}/groups/creative`)).toMatchObject({ status: 400 })
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

  it.each(["", "?preserve_group_ids=true"])(
    "assignNamesAndGroups%s keeps the group of a name if the request body contains no group_id",
    async (params) => {
      expect((await assign([{ id: "crv-1", name: "Renamed" }], params)).body).toEqual([
        { id: "crv-1", name: "Renamed", group_id: 41 }
      ])
      expect((await names("creative", { group_id: 41 }))[0].items).toEqual([{ id: "crv-1", name: "Renamed" }])
    }
  )

  it("assignNamesAndGroups with preserve_group_ids=false removes names without a group_id from their groups", async () => {
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

  it("assignNamesAndGroups removes a name that is null and keeps a name that the request omits", async () => {
    const reply = await assign([{ id: "crv-1", name: null }, { id: "crv-2" }])
    expect(reply.body.map(({ name }) => name)).toEqual([null, "Second"])
  })

  it("listNames and listNamesWithImpressions list every assigned id, also one that has no name and no group", async () => {
    await assign([{ id: "crv-1", name: null }, { id: "crv-new", name: null }, { id: "crv-bare" }])
    await removeGroups([41])
    const without = ["crv-1", "crv-new", "crv-bare"]
    const [page] = await names()
    for (const each of without) {
      expect(page.items).toContainEqual({ id: each, name: null })
      expect((await entries("creative")).find((_) => _.id === each)).toMatchObject({ name: null, group_id: null })
    }
    const { creatives = [] } = (await brandLift.get<Wire.NameSets>(`${campaigns}/${id}/names`)).body
    expect(creatives.filter((_) => without.includes(_.creative_id ?? ""))).toEqual([])
  })

  it.each([
    [
      "an unknown group",
      [
        { id: "crv-1", name: "X" },
        { id: "crv-2", group_id: 43 }
      ],
      "1.group_id"
    ],
    ["an empty id", [{ id: "" }], "0.id"],
    ["no id", [{ name: "X" }], "0.id"],
    ["an object in place of a list", { id: "crv-1" }, "non_field_errors"]
  ])("assignNamesAndGroups refuses %s and changes nothing", async (_, body, field) => {
    const before = await names()
    const reply = await assign(body)
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await names()).toEqual(before)
  })

  it("assignNamesAndGroups responds 400 if a placement is to be assigned to a group of creatives", async () => {
    expect((await assign([{ id: "plc-1", group_id: 41 }], "", "placement")).status).toBe(400)
  })
})

describe("listNames", () => {
  it("listNames returns an array with the requested page of a campaign's creatives, and the name null for a creative without a name", async () => {
    const [first] = things.creative
    await assign([{ id: first, name: "Autumn café" }])
    const [page] = await names()
    expect(page.items).toEqual(
      things.creative.map((each) => ({ id: each, name: each === first ? "Autumn café" : null }))
    )
    expect(page).not.toHaveProperty("group_id")
    const reply = await brandLift.get<[Wire.NamePage]>(`${campaigns}/${id}/names/creative?page=2&page_size=1`)
    expect(reply.body).toEqual([
      { items: page.items.slice(1, 2), page: 2, page_size: 1, total_items: things.creative.length }
    ])
    expect((await brandLift.get(`${campaigns}/${id}/names/creative?page_size=0`)).status).toBe(400)
  })

  it("listNames finds names without regard to case and accents", async () => {
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

  it("listNames with a group_id returns the group_id as a string", async () => {
    await save([{ group_name: "Autumn" }])
    expect(await names("creative", { group_id: 41 })).toMatchObject([{ items: [], group_id: "41" }])
  })

  it("listNames refuses an unknown type of names", async () => {
    expect(await brandLift.get(`${campaigns}/${id}/names/network`)).toMatchObject({
      status: 400,
      body: { spca_type: [expect.stringContaining("one of creative, publisher, placement") as string] }
    })
  })
})

describe("listNamesWithImpressions", () => {
  it.each(["creative", "publisher", "placement"] as const)(
    "listNamesWithImpressions divides all delivered impressions among the names by %s",
    async (type) => {
      const { total_impressions } = (await brandLift.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`))
        .body
      const list = await entries(type)
      expect(list.reduce((sum, { impressions = 0 }) => sum + impressions, 0)).toBe(total_impressions)
      expect(Math.min(...list.map(({ impressions = 0 }) => impressions))).toBeGreaterThan(0)
    }
  )

  it("listNamesWithImpressions returns names with their groups, including names without impressions", async () => {
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
  const all = async () => (await brandLift.get<Wire.NameSets>(`${campaigns}/${id}/names`)).body
  const post = (body: unknown) => brandLift.post<Wire.NameSets>(`${campaigns}/${id}/names`, body)

  it("the sandbox assigns names of creatives, placements and publishers in one request, or one type per request", async () => {
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
      "a name that is not text",
      { publishers: [{ publisher_id: "a", publisher_name: 1 }] },
      "publishers.0.publisher_name"
    ]
  ])("naming creatives, placements and publishers gets 400 and assigns none if one has %s", async (_, wrong, field) => {
    const reply = await post({ ...sets, ...wrong })
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, [field]])
    expect(await all()).toEqual({ creatives: [], placements: [], publishers: [] })
  })

  it("names that were assigned to a draft campaign are kept when it is launched", async () => {
    const draft = await brandLift.create()
    await brandLift.post(`${campaigns}/${draft}/names`, sets)
    await brandLift.post(`${campaigns}/${draft}/launch`)
    expect((await brandLift.get(`${campaigns}/${draft}/names`)).body).toEqual(sets)
  })
})

it("every operation on names and name groups responds 404 for an unknown campaign", async () => {
  const unknown = `${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815`
  for (const path of ["names", "names/creative", "names/creative/impressions", "groups/creative"])
    expect((await brandLift.get(`${unknown}/${path}`)).status).toBe(404)
  expect((await brandLift.post(`${unknown}/names`, {})).status).toBe(404)
  expect((await brandLift.post(`${unknown}/names/creative`, [])).status).toBe(404)
  expect((await brandLift.post(`${unknown}/groups/creative`, { groups: [] })).status).toBe(404)
  expect((await brandLift.remove(`${unknown}/groups/creative`, { ids: [] })).status).toBe(404)
})
