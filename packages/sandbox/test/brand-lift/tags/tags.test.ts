import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { query, startBrandLift } from "../startBrandLift.ts"

const prefix = "/api/impact-measurement/v1"
const { get } = startBrandLift()
const servers = async (params: object = {}) =>
  (await get<Wire.AdServerList>(query(`${prefix}/ad-servers`, { ...params }))).body.items
const parameters = async (params: object = {}) =>
  (await get<Wire.TagQueryParameterList>(query(`${prefix}/tag-query-parameters`, { ...params }))).body.items

describe("listAdServers", () => {
  it("listAdServers returns query parameters only if include_parameters is true", async () => {
    for (const { query_parameters } of await servers()) expect(query_parameters).toBeUndefined()
    for (const { query_parameters = [] } of await servers({ include_parameters: true })) {
      expect(query_parameters.map((_) => _.query_parameter)).toEqual((await parameters()).map((_) => _.query_key))
    }
  })
})

describe("getAdServer", () => {
  it("listAdServers returns default macros in a different notation for each ad server", async () => {
    const macros = (await servers({ include_parameters: true })).map((_) => _.query_parameters?.[0]?.default_macro)
    expect(macros).toEqual(["%%CREATIVE_ID%%", "[CREATIVE_ID]", "${CREATIVE_ID}", "{{creative_id}}"])
  })

  it("getAdServer with tag_type__in returns only the query parameters of the given tag types", async () => {
    const keys = async (params: object) =>
      (await get<Wire.AdServer>(query(`${prefix}/ad-servers/1`, { ...params }))).body.query_parameters?.map(
        (_) => _.query_parameter
      )
    expect(await keys({ tag_type__in: ["standard"] })).toEqual(["crid", "pid", "sid"])
    expect(await keys({ tag_type__in: ["extra", "custom"] })).toEqual(["cb", "consent", "c1", "c2", "c3", "c4", "c5"])
    expect(await keys({})).toHaveLength(12)
  })

  it("getAdServer responds 404 for an unknown ad server", async () => {
    for (const id of ["0", "01", "acorn"]) expect((await get(`${prefix}/ad-servers/${id}`)).status).toBe(404)
  })
})

describe("listTagQueryParameters", () => {
  it("listTagQueryParameters with tag_type__in returns only the query parameters of the given tag types", async () => {
    const all = await parameters()
    for (const types of [["standard"], ["ad_server", "extra"], ["custom"]]) {
      expect(await parameters({ tag_type__in: types })).toEqual(
        all.filter(({ tag_type = "" }) => types.includes(tag_type))
      )
    }
  })

  it("listTagQueryParameters refuses an unknown tag type", async () => {
    expect((await get(`${prefix}/tag-query-parameters?tag_type__in=standard,other`)).status).toBe(400)
  })
})
