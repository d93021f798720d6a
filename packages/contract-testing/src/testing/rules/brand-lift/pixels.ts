/**
 * Rules for pixels and pixel groups.
 */
import { listOf, memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, unknownId } from "./drafts.ts"

const isThere = textRule("unknown-is-404", "decision errors", "The response for something that does not exist is 404.")
const pixel = textRule(
  "pixels-show-what-was-written",
  "Endpoints 42 to 45",
  "A pixel group shows the pixels that it was created or updated with."
)
const details = textRule(
  "pixel-details-on-request",
  "Endpoints 42",
  "Details of a pixel group are present only if include_details is true."
)
const pixelIds = textRule(
  "pixels-need-known-ids",
  "Endpoints 43",
  "An ad server and a pixel that a request names exist."
)
const url = condition(
  "pixel-url",
  "Resources: Pixel",
  "pixel_url contains the query parameters of the pixel.",
  (json) => {
    for (const item of listOf(json, "items")) {
      const text = String(memberOf(item, "pixel_url"))
      for (const [name, value] of Object.entries(Object(memberOf(item, "query_params")) as Record<string, string>))
        if (!text.includes(`${name}=${value}`)) return `it does not contain ${name}`
      const count = (text.split("?")[1] ?? "").split("&").length
      const params = Object.keys(Object(memberOf(item, "query_params")) as object).length
      if (count < params) return `it contains ${count} of ${params} parameters`
    }
    return undefined
  }
)

const pixels: Scenario = {
  id: "pixels",
  operations: ["createPixels", "listPixelGroups", "getPixelGroup", "updatePixelGroup"],
  run: async (context) => {
    const { accepts, agrees, call, holds, refuses, shows } = context
    const campaigns_pk = await create(context)
    shows(pixel, await call("listPixelGroups", { campaigns_pk }), ["items"], [])
    const query_params = { crid: "%%CREATIVE_ID%%", c1: "winter" }
    const body = { campaign_pixels: [{ ad_server_id: 1, query_params }, { ad_server_id: 2 }] }
    const made = await accepts(pixel, "createPixels", { campaigns_pk, body })
    shows(pixel, made, ["items", 0, "campaign_pixels", 0], { ad_server_id: 1, query_params })
    const id = memberOf(made.json, "items", 0, "id")
    const list = await call("listPixelGroups", { campaigns_pk, include_details: true })
    shows(pixel, [made, list], ["items", 0], { id, pixel_count: 2 })
    shows(pixel, [made, list], ["items", "length"], 1)
    const servers = await call("listAdServers")
    const nameOf = (server: number) =>
      memberOf(
        listOf(servers.json, "items").find((each) => memberOf(each, "id") === server),
        "ad_server_name"
      )
    shows(pixel, [made, list], ["items", 0, "ad_servers"], [nameOf(1), nameOf(2)])
    shows(pixel, made, ["items", 0, "campaign_pixels", 1, "ad_server_name"], nameOf(2))
    shows(details, list, ["items", 0, "details", 0], { ad_server_id: 1, query_params })
    shows(details, await call("listPixelGroups", { campaigns_pk }), ["items", 0, "details"], undefined)
    shows(
      details,
      await call("listPixelGroups", { campaigns_pk, include_details: false }),
      ["items", 0, "details"],
      undefined
    )
    const group = await call("getPixelGroup", { campaigns_pk, id })
    shows(pixel, [list, group], ["items"], memberOf(list.json, "items", 0, "details"))
    holds(url, group)
    const second = await accepts(pixel, "createPixels", {
      campaigns_pk,
      body: { campaign_pixels: [{ ad_server_id: 4 }] }
    })
    shows(pixel, [second, await call("listPixelGroups", { campaigns_pk })], ["items", "length"], 2)
    const pixelId = memberOf(group.json, "items", 0, "pixel_id")
    for (const wrong of [[], [{ ad_server_id: 987_654 }], [{ id: 987_654, ad_server_id: 1 }], [{ query_params }]]) {
      await refuses(pixelIds, "createPixels", { campaigns_pk, body: { campaign_pixels: wrong } }, [400])
      await refuses(pixelIds, "updatePixelGroup", { campaigns_pk, id, body: { campaign_pixels: wrong } }, [400])
    }
    agrees(pixel, [group, await call("getPixelGroup", { campaigns_pk, id })])
    const touched = await accepts(pixel, "createPixels", {
      campaigns_pk,
      body: { campaign_pixels: [{ id: pixelId, query_params: { crid: "other" } }] }
    })
    shows(pixel, touched, ["items", 0, "campaign_pixels", 0, "query_params"], { crid: "other" })
    shows(pixel, [touched, await call("getPixelGroup", { campaigns_pk, id })], ["items", 0], {
      pixel_id: pixelId,
      ad_server_id: 1,
      query_params: { crid: "other" }
    })
    const change = { campaigns_pk, id, body: { campaign_pixels: [{ id: pixelId, ad_server_id: 3 }] } }
    const updated = await accepts(pixel, "updatePixelGroup", change)
    shows(pixel, updated, ["items", 0, "ad_server_id"], 3)
    const after = await call("getPixelGroup", { campaigns_pk, id })
    shows(pixel, [updated, after], ["items", 0], {
      pixel_id: pixelId,
      ad_server_id: 3,
      query_params: { crid: "other" }
    })
    shows(pixel, [updated, after], ["items", "length"], 1)
    holds(url, after)
    await call("updatePixelGroup", change)
    agrees(pixel, [after, await call("getPixelGroup", { campaigns_pk, id })])
    await refuses(isThere, "getPixelGroup", { campaigns_pk, id: 987_654 }, [404])
    await refuses(isThere, "updatePixelGroup", { ...change, id: 987_654 }, [404])
    const other = await create(context)
    await refuses(isThere, "getPixelGroup", { campaigns_pk: other, id }, [404])
    for (const operation of ["listPixelGroups", "createPixels"])
      await refuses(
        isThere,
        operation,
        { campaigns_pk: unknownId, body: operation === "createPixels" ? body : undefined },
        [404]
      )
  }
}

export const pixelRules: ReadonlyArray<Scenario> = [pixels]
