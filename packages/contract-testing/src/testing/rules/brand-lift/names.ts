/**
 * Rules for the names and groups of creatives, placements and sites.
 */
import { listOf, memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, unknownId } from "./drafts.ts"
import { launchStudy } from "./lift.ts"
import { pages } from "./pages.ts"

const named = textRule("names-show-what-was-assigned", "Endpoints 53 to 56", "Assigned names and groups are returned.")
const grouped = textRule(
  "groups-show-what-was-written",
  "Endpoints 50 and 51",
  "A group without group_id is created, one with group_id is updated, and the list shows both."
)
const unknown = textRule(
  "unknown-groups-are-refused",
  "Errors 1",
  "Groups that do not exist are refused, and nothing is changed."
)
const gone = textRule(
  "removed-groups-are-gone",
  "Endpoints 52",
  "A deleted group is no longer listed, and its members are in no group."
)
const preserved = textRule(
  "preserve-group-ids",
  "Endpoints 56",
  "preserve_group_ids keeps existing groups when it is true or absent; false sets a group_id that is not in the payload to null."
)
const both = textRule("assignment-needs-id-and-name", "decision answer-of-54", "An assignment has an id and a name.")
const like = textRule(
  "name-like",
  "decision name-like",
  "name_like returns the names that contain the string, regardless of case and accents."
)
const isThere = textRule("unknown-is-404", "decision errors", "The response for something that does not exist is 404.")

const types = ["creative", "placement", "publisher"] as const

const assigning: Scenario = {
  id: "names",
  operations: [
    "assignCampaignNames",
    "getCampaignNames",
    "listNames",
    "assignNamesAndGroups",
    "listNamesWithImpressions"
  ],
  run: async (context) => {
    const { accepts, agrees, call, refuses, shows } = context
    const id = await create(context)
    const sets = Object.fromEntries(
      types.map((type) => [
        `${type}s`,
        [
          { [`${type}_id`]: `${type}-1`, [`${type}_name`]: `Caf\u00e9 ${type}` },
          { [`${type}_id`]: `${type}-2`, [`${type}_name`]: "Second" }
        ]
      ])
    )
    const made = await accepts(named, "assignCampaignNames", { id, body: sets })
    shows(named, made, [], sets)
    const names = await call("getCampaignNames", { id })
    shows(named, [made, names], [], sets)
    for (const type of types) {
      const list = await call("listNames", { id, spca_type: type })
      shows(
        named,
        [made, list],
        [0, "items"],
        [
          { id: `${type}-1`, name: `Caf\u00e9 ${type}` },
          { id: `${type}-2`, name: "Second" }
        ]
      )
      shows(
        like,
        [made, await call("listNames", { id, spca_type: type, name_like: "CAFE" })],
        [0, "items"],
        [{ id: `${type}-1` }]
      )
      shows(like, [made, await call("listNames", { id, spca_type: type, name_like: "no such name" })], [0, "items"], [])
      await pages(context, "listNames", { id, spca_type: type })
      await pages(context, "listNamesWithImpressions", { id, spca_type: type })
      const present = await call("getCampaignNames", { id })
      for (const wrong of [
        { [`${type}_id`]: "a" },
        { [`${type}_name`]: "a" },
        { [`${type}_id`]: "", [`${type}_name`]: "a" }
      ])
        await refuses(
          both,
          "assignCampaignNames",
          { id, body: { [`${type}s`]: [{ [`${type}_id`]: "b", [`${type}_name`]: "b" }, wrong] } },
          [400]
        )
      agrees(both, [present, await call("getCampaignNames", { id })])
      const body = { groups: [{ group_name: "Winter" }, { group_name: "Summer" }] }
      const groups = await accepts(grouped, "createOrUpdateGroups", { id, spca_type: type, body })
      shows(grouped, groups, [], body)
      const [one, two] = [0, 1].map((index) => memberOf(groups.json, "groups", index, "group_id"))
      const members = [
        { id: `${type}-1`, group_id: one },
        { id: `${type}-2`, name: null, group_id: two },
        { id: `${type}-3`, name: "Third" }
      ]
      const assigned = await accepts(named, "assignNamesAndGroups", { id, spca_type: type, body: members })
      shows(
        named,
        assigned,
        [],
        [
          { id: `${type}-1`, name: `Caf\u00e9 ${type}`, group_id: one },
          { id: `${type}-2`, name: null, group_id: two },
          { id: `${type}-3`, name: "Third", group_id: null }
        ]
      )
      const inGroup = await call("listNames", { id, spca_type: type, group_id: one })
      shows(named, [assigned, inGroup], [0], { items: [{ id: `${type}-1` }], group_id: String(one) })
      const impressions = await call("listNamesWithImpressions", { id, spca_type: type })
      const entry = listOf(impressions.json, 0, "items").findIndex((item) => memberOf(item, "id") === `${type}-1`)
      shows(named, [assigned, impressions], [0, "items", entry], {
        name: `Caf\u00e9 ${type}`,
        group_id: one,
        group_name: "Winter",
        impressions: 0
      })
      for (const [query, expected] of [
        [{}, one],
        [{ preserve_group_ids: true }, one],
        [{ preserve_group_ids: false }, null]
      ] as const) {
        const kept = await accepts(preserved, "assignNamesAndGroups", {
          id,
          spca_type: type,
          ...query,
          body: [{ id: `${type}-1` }]
        })
        shows(preserved, [assigned, kept], [0], { group_id: expected, name: `Caf\u00e9 ${type}` })
      }
      await refuses(
        unknown,
        "assignNamesAndGroups",
        { id, spca_type: type, body: [{ id: "x", name: "X", group_id: 987_654 }] },
        [400]
      )
      shows(unknown, await call("listNames", { id, spca_type: type, name_like: "X" }), [0, "items"], [])
    }
    for (const operation of ["getCampaignNames", "listNames", "listNamesWithImpressions", "listGroups"])
      await refuses(isThere, operation, { id: unknownId, spca_type: "creative" }, [404])
  }
}

const groups: Scenario = {
  id: "groups",
  operations: ["createOrUpdateGroups", "listGroups", "removeGroups"],
  run: async (context) => {
    const { accepts, agrees, call, refuses, shows } = context
    const id = await create(context)
    for (const spca_type of types) {
      const at = { id, spca_type }
      shows(grouped, await call("listGroups", at), ["items"], [])
      const made = await accepts(grouped, "createOrUpdateGroups", {
        ...at,
        body: { groups: [{ group_name: "One" }, { group_name: "Two" }] }
      })
      const [one, two] = [0, 1].map((index) => memberOf(made.json, "groups", index, "group_id"))
      const renamed = await accepts(grouped, "createOrUpdateGroups", {
        ...at,
        body: { groups: [{ group_name: "Uno", group_id: one }] }
      })
      shows(grouped, renamed, ["groups"], [{ group_name: "Uno", group_id: one }])
      const list = await call("listGroups", at)
      shows(
        grouped,
        [made, list],
        ["items"],
        [
          { group_name: "Uno", group_id: one },
          { group_name: "Two", group_id: two }
        ]
      )
      for (const wrong of [
        [{ group_name: "New" }, { group_name: "X", group_id: 987_654 }],
        [{ group_name: "" }],
        [{ group_id: one }]
      ]) {
        await refuses(unknown, "createOrUpdateGroups", { ...at, body: { groups: wrong } }, [400])
        agrees(unknown, [list, await call("listGroups", at)])
      }
      const refused = await refuses(unknown, "removeGroups", { ...at, body: { ids: [one, 987_654] } }, [400])
      context.session.verify(detailed, [refused])
      agrees(unknown, [list, await call("listGroups", at)])
      await call("assignNamesAndGroups", {
        ...at,
        body: [
          { id: "a", name: "A", group_id: one },
          { id: "b", name: "B", group_id: two }
        ]
      })
      const removed = await accepts(gone, "removeGroups", { ...at, body: { ids: [one] } })
      shows(gone, removed, [], { error: null, error_details: [] })
      shows(gone, [removed, await call("listGroups", at)], ["items"], [{ group_id: two }])
      const names = await call("listNamesWithImpressions", at)
      shows(
        gone,
        [removed, names],
        [0, "items"],
        [
          { id: "a", group_id: null, group_name: null },
          { id: "b", group_id: two, group_name: "Two" }
        ]
      )
      await refuses(unknown, "removeGroups", { ...at, body: { ids: [one] } }, [400])
    }
    await refuses(isThere, "removeGroups", { id: unknownId, spca_type: "creative", body: { ids: [1] } }, [404])
    await refuses(
      isThere,
      "createOrUpdateGroups",
      { id: unknownId, spca_type: "creative", body: { groups: [] } },
      [404]
    )
  }
}

const detailed = condition(
  "group-removal-tells-which",
  "Errors 1",
  "The error of a refused deletion of groups has a message, an error and one entry of error_details per group that does not exist.",
  (json) => {
    const all = listOf(json, "error_details")
    return all.length === 1 && String(memberOf(all[0], "detail")).includes("987654")
      ? undefined
      : `error_details has ${all.length} entries`
  }
)

const delivered = condition(
  "names-with-impressions",
  "Endpoints 49",
  "Impressions of a type are those of the campaign's breakdown: each is counted once.",
  (json, _interaction, all) => {
    const sum = listOf(json, 0, "items").reduce<number>(
      (total, item) => total + Number(memberOf(item, "impressions") ?? 0),
      0
    )
    const other = listOf(all[0]?.json, 0, "items").reduce<number>(
      (total, item) => total + Number(memberOf(item, "impressions") ?? 0),
      0
    )
    return sum === other && sum > 0 ? undefined : `their sum is ${sum}, and ${other} for another type`
  }
)

const impressions: Scenario = {
  id: "impressions-of-names",
  operations: ["listNamesWithImpressions", "listLiftByCreative", "getCampaignOverviewLift"],
  needsControl: true,
  run: async (context) => {
    const { call, holds, shows } = context
    const id = await launchStudy(context, 4)
    const read = (spca_type: string) => call("listNamesWithImpressions", { id, spca_type, page_size: 1000 })
    const creatives = await read("creative")
    holds(delivered, [creatives, await read("placement")])
    holds(delivered, [creatives, await read("publisher")])
    const sum = listOf(creatives.json, 0, "items").reduce<number>(
      (total, item) => total + Number(memberOf(item, "impressions") ?? 0),
      0
    )
    shows(total, [creatives, await call("getCampaignOverviewLift", { id })], ["total_impressions"], sum)
    const questions = await call("listCampaignQuestions", { campaigns_pk: id })
    const lift = await call("listLiftByCreative", {
      campaigns_pk: id,
      questions_pk: memberOf(questions.json, "items", 0, "question", "id"),
      target_audience_id__in: [0]
    })
    const first = listOf(creatives.json, 0, "items")[0]
    const index = listOf(lift.json, "items").findIndex(
      (item) => memberOf(item, "creative_id") === memberOf(first, "id")
    )
    if (index >= 0)
      shows(total, [creatives, lift], ["items", index, "impression_count"], memberOf(first, "impressions"))
  }
}

const total = textRule(
  "total-impressions",
  "Resources: Campaign overview lift",
  "total_impressions counts the impressions of the campaign's creatives."
)

export const names: ReadonlyArray<Scenario> = [assigning, groups, impressions]
