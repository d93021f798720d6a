/**
 * Rules for campaign tracking without pixels: partner mappings and IP matching.
 */
import { memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { textRule } from "../textRules.ts"
import { create, unknownId } from "./drafts.ts"
import { pages } from "./pages.ts"

const isThere = textRule("unknown-is-404", "decision errors", "The response for something that does not exist is 404.")
const mapped = textRule(
  "mappings-show-what-was-written",
  "Endpoints 46 and 47",
  "A mapping that was created is listed under its partner."
)
const removed = textRule(
  "removed-mapping-is-gone",
  "Endpoints 48",
  "A deleted mapping is no longer listed, except among the inactive mappings."
)
const taken = textRule(
  "mapping-of-another-campaign",
  "decision failed-ids-in-answers",
  "An id that another campaign has mapped is not mapped and is returned among the failed ids."
)
const partner = textRule("mappings-need-known-partners", "Endpoints 47", "A mapping names a partner that exists.")

const mappings: Scenario = {
  id: "s2s-mappings",
  operations: ["createS2sMappings", "listS2sMappings", "removeS2sMapping", "listS2sPartners"],
  run: async (context) => {
    const { accepts, advance, call, refuses, shows } = context
    const campaigns_pk = await create(context)
    const partners = await call("listS2sPartners", { channels: ["digital", "linear_tv"] })
    const [digital, television] = [0, 1].map((group) => memberOf(partners.json, "items", group, "partners", 0))
    const [one, other] = [digital, television].map((each) => memberOf(each, "id"))
    shows(mapped, await call("listS2sMappings", { campaigns_pk }), [], { items: [], total_items: 0 })
    const body = [
      { partner_id: one, partner_campaigns_ids: ["str-1", "str-2"] },
      { partner_id: other, partner_campaigns_ids: ["tv-1"] }
    ]
    const made = await accepts(mapped, "createS2sMappings", { campaigns_pk, body })
    shows(mapped, made, ["items"], body)
    const list = await call("listS2sMappings", { campaigns_pk })
    shows(mapped, [made, list], [], {
      total_items: 2,
      items: [
        { partner_id: one, partner_name: memberOf(digital, "name"), partner_campaigns_ids: ["str-1", "str-2"] },
        { partner_id: other, partner_name: memberOf(television, "name"), partner_campaigns_ids: ["tv-1"] }
      ]
    })
    shows(mapped, [made, list], ["items", 0, "last_modified"], new Date(context.now()).toISOString())
    await pages(context, "listS2sMappings", { campaigns_pk })
    shows(
      mapped,
      [made, await call("listS2sMappings", { campaigns_pk, channels: ["digital"] })],
      ["items"],
      [{ partner_id: one }]
    )
    shows(
      mapped,
      [made, await call("listS2sMappings", { campaigns_pk, channels: ["linear_tv"] })],
      ["items"],
      [{ partner_id: other }]
    )
    await call("createS2sMappings", { campaigns_pk, body: [body[0]] })
    shows(
      mapped,
      [made, await call("listS2sMappings", { campaigns_pk })],
      ["items", 0, "partner_campaigns_ids"],
      ["str-1", "str-2"]
    )
    const rival = await create(context)
    const failed = await accepts(taken, "createS2sMappings", {
      campaigns_pk: rival,
      body: [{ partner_id: one, partner_campaigns_ids: ["str-1", "str-9"] }]
    })
    shows(taken, failed, ["items", 0], { partner_campaigns_ids: ["str-9"], failed_partner_campaigns_ids: ["str-1"] })
    await refuses(isThere, "removeS2sMapping", { campaigns_pk, id: "str-1", body: { partner_id: other } }, [404])
    await advance(60)
    const gone = await accepts(removed, "removeS2sMapping", { campaigns_pk, id: "str-1", body: { partner_id: one } })
    shows(removed, gone, [], { value: "str-1", is_active: false })
    shows(
      removed,
      [gone, await call("listS2sMappings", { campaigns_pk })],
      ["items", 0, "partner_campaigns_ids"],
      ["str-2"]
    )
    shows(
      removed,
      [gone, await call("listS2sMappings", { campaigns_pk, include_inactive: false })],
      ["items", 0, "partner_campaigns_ids"],
      ["str-2"]
    )
    const inactive = await call("listS2sMappings", { campaigns_pk, include_inactive: true })
    shows(removed, [gone, inactive], ["items", 0], {
      partner_campaigns_ids: ["str-1", "str-2"],
      last_modified: new Date(context.now()).toISOString()
    })
    await refuses(isThere, "removeS2sMapping", { campaigns_pk, id: "str-1", body: { partner_id: one } }, [404])
    await accepts(taken, "createS2sMappings", {
      campaigns_pk: rival,
      body: [{ partner_id: one, partner_campaigns_ids: ["str-1"] }]
    })
    shows(
      taken,
      await call("listS2sMappings", { campaigns_pk: rival }),
      ["items", 0, "partner_campaigns_ids", "length"],
      2
    )
    await refuses(
      partner,
      "createS2sMappings",
      { campaigns_pk, body: [{ partner_id: 987_654, partner_campaigns_ids: ["x"] }] },
      [400]
    )
    for (const operation of ["listS2sMappings"]) await refuses(isThere, operation, { campaigns_pk: unknownId }, [404])
    await refuses(isThere, "createS2sMappings", { campaigns_pk: unknownId, body }, [404])
  }
}

const matched = textRule(
  "ip-matching-shows-what-was-written",
  "Endpoints 38 to 41",
  "IP matching returns the ids that were configured, created and updated."
)
const absent = textRule(
  "ip-matching-needs-known-ids",
  "Errors 2",
  "Updating IP matching fails when some ids do not exist, and changes nothing."
)
const twice = textRule(
  "ip-matching-ids-once",
  "decision items-of-40-and-41",
  "Ids that exist already are not created again and are returned under errors."
)

const matching: Scenario = {
  id: "ip-matching",
  operations: ["getIpMatching", "configureIpMatching", "updateIpMatching", "createIpMatchingIds"],
  run: async (context) => {
    const { accepts, agrees, call, refuses, shows } = context
    const campaigns_pk = await create(context)
    shows(matched, await call("getIpMatching", { campaigns_pk }), [], { is_enabled: false, items: [] })
    const allowed = await create(context, { draft_settings: { allow_ip: true, questions: [] } })
    shows(matched, await call("getIpMatching", { campaigns_pk: allowed }), ["is_enabled"], true)
    const ids = [
      { type: "placement_id", id: "plc-1" },
      { type: "site_id", id: "site-1" },
      { type: "placement_id", id: "site-1" }
    ]
    await accepts(matched, "configureIpMatching", { campaigns_pk, body: { enabled: true, ids } })
    const items = ids.map(({ id, type }) => ({
      ip_matching_id: id,
      ip_matching_type: type,
      is_enabled: true,
      added_at: new Date(context.now()).toISOString()
    }))
    const state = await call("getIpMatching", { campaigns_pk })
    shows(matched, state, [], { is_enabled: true, items })
    await pages(context, "getIpMatching", { campaigns_pk })
    const update = (id: string, type: string, more: object = {}) => ({
      campaigns_pk,
      body: { ids: [{ ip_matching_type: type, ip_matching_id: id, is_enabled: false }], ...more }
    })
    await refuses(absent, "updateIpMatching", update("plc-9", "placement_id"), [400])
    await refuses(absent, "updateIpMatching", update("plc-1", "site_id"), [400])
    await refuses(
      absent,
      "updateIpMatching",
      {
        campaigns_pk,
        body: {
          is_enabled: false,
          ids: [
            { ip_matching_type: "placement_id", ip_matching_id: "plc-1", is_enabled: false },
            { ip_matching_type: "placement_id", ip_matching_id: "plc-9" }
          ]
        }
      },
      [400]
    )
    agrees(absent, [state, await call("getIpMatching", { campaigns_pk })])
    const updated = await accepts(matched, "updateIpMatching", update("plc-1", "placement_id"))
    shows(matched, updated, [], { is_enabled: true, items: [{ ip_matching_id: "plc-1", is_enabled: false }] })
    const after = await call("getIpMatching", { campaigns_pk })
    shows(matched, [updated, after], ["items", 1], {
      ip_matching_id: "site-1",
      ip_matching_type: "site_id",
      is_enabled: true
    })
    await call("updateIpMatching", update("plc-1", "placement_id"))
    agrees(matched, [after, await call("getIpMatching", { campaigns_pk })])
    const off = await accepts(matched, "updateIpMatching", { campaigns_pk, body: { is_enabled: false } })
    shows(matched, [off, await call("getIpMatching", { campaigns_pk })], ["is_enabled"], false)
    const bulk = { ip_matching_type: "placement_id", ids: ["plc-1", "plc-2", "plc-2"] }
    const made = await accepts(matched, "createIpMatchingIds", { campaigns_pk, body: bulk })
    shows(matched, made, [], {
      is_enabled: true,
      enablement_status: "manual",
      items: [{ ip_matching_id: "plc-2", enablement_status: "manual", is_enabled: true }]
    })
    shows(twice, made, ["errors", "length"], 1)
    shows(matched, [made, await call("getIpMatching", { campaigns_pk })], ["items", "length"], 4)
    for (const enablement_type of ["migration", "auto"]) {
      const each = await accepts(matched, "createIpMatchingIds", {
        campaigns_pk,
        body: { ...bulk, ids: [enablement_type], enablement_type }
      })
      shows(matched, each, ["items", 0, "enablement_status"], enablement_type)
      shows(matched, each, ["enablement_status"], enablement_type)
    }
    const missing = [{ type: "no-such-type", id: "a" }, { type: "site_id" }, { id: "a" }, { type: "site_id", id: "" }]
    for (const wrong of missing)
      await refuses(absent, "configureIpMatching", { campaigns_pk, body: { enabled: true, ids: [wrong] } }, [400])
    await refuses(
      absent,
      "createIpMatchingIds",
      { campaigns_pk, body: { ip_matching_type: "no-such-type", ids: ["a"] } },
      [400]
    )
    await call("configureIpMatching", {
      campaigns_pk,
      body: { enabled: false, ids: [{ type: "site_id", id: "site-1" }] }
    })
    shows(matched, await call("getIpMatching", { campaigns_pk }), [], { is_enabled: false })
    await refuses(isThere, "getIpMatching", { campaigns_pk: unknownId }, [404])
    await refuses(isThere, "configureIpMatching", { campaigns_pk: unknownId, body: { enabled: true, ids: [] } }, [404])
    await refuses(isThere, "updateIpMatching", { campaigns_pk: unknownId, body: {} }, [404])
    await refuses(isThere, "createIpMatchingIds", { campaigns_pk: unknownId, body: bulk }, [404])
  }
}

export const tracking: ReadonlyArray<Scenario> = [mappings, matching]
