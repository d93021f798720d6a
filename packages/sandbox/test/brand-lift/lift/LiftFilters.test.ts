import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { read } from "../../../src/brand-lift/lift/LiftFilters.ts"
import type { LiftQuery } from "../../../src/brand-lift/lift/LiftQuery.ts"
import { singleSegment } from "../../../src/brand-lift/lift/Partition.ts"
import { select } from "../../../src/brand-lift/lift/Selection.ts"
import { countAnswers } from "../../../src/brand-lift/lift/Counts.ts"
import { day, hour, iso, start } from "../startBrandLift.ts"
import { type Impression, type Person, people, study } from "./people.ts"

const field = study()
const everyone = people(field)
const { creatives, placements, publishers } = field.mediaPlan

const [creative = "", otherCreative = ""] = creatives.map(({ id }) => id)
const [placement = "", otherPlacement = ""] = placements.map(({ id }) => id)
const [publisher = "", otherPublisher = ""] = publishers.map(({ id }) => id)
const [women = 0, northMen = 0, cats = 0] = field.audiences.map(({ id }) => id)
const network = placements.flatMap((_) => _.network ?? [])[0] ?? ""
const [firstAnswer = 0] = field.questions[0]?.answers.map(({ answer_id }) => answer_id) ?? []
const [female = 0] =
  field.questions
    .find(({ name }) => name === "demo_gender")
    ?.answers.map(({ answer_id }) => answer_id)
    .slice(1) ?? []
const someone = everyone[17]?.id ?? ""
field.labels.creative.groups.set(creative, 41).set(otherCreative, 42)
field.labels.placement.groups.set(placement, 51)
field.labels.publisher.groups.set(publisher, 61).set(otherPublisher, 62)

type OnPerson = (person: Person) => boolean
type OnImpression = (impression: Impression) => boolean

const isWoman: OnPerson = (_) => _.demographics["demo_gender"] === 2
const isNorthMan: OnPerson = (_) =>
  _.demographics["demo_gender"] === 1 && [1, 2].includes(_.demographics["demo_region"] ?? 0)
const age: (_: Person) => number = (_) => _.demographics["demo_age"] ?? 0
const middle = start + 12 * day + 5 * hour
const dateOf = (instant: number): string => iso(instant).slice(0, 10)

/** Filters on properties of the respondent, each with an independent predicate. */
const onPerson: ReadonlyArray<readonly [LiftQuery, OnPerson]> = [
  [{ channel: "social" }, (_) => _.channels.includes("social")],
  [{ channel: "radio" }, () => false],
  [{ channel__in: ["linear_tv", "social"] }, (_) => _.channels.includes("linear_tv") || _.channels.includes("social")],
  [{ exclude_channels: ["digital"] }, (_) => !_.channels.includes("digital")],
  [{ target_audience_id__in: [women] }, isWoman],
  [{ target_audience_id__in: [northMen] }, isNorthMan],
  [{ target_audience_id__in: [women, northMen] }, (_) => isWoman(_) || isNorthMan(_)],
  [{ target_audience_id__in: [999_999] }, () => false],
  [{ timestamp__gte: iso(middle) }, (_) => _.recruitedAt >= middle],
  [{ timestamp__lte: iso(middle) }, (_) => _.recruitedAt <= middle],
  [{ timestamp__gte: dateOf(middle) }, (_) => dateOf(_.recruitedAt) >= dateOf(middle)],
  [{ timestamp__lte: dateOf(middle) }, (_) => dateOf(_.recruitedAt) <= dateOf(middle)],
  [{ device_type: "tablet" }, (_) => _.device === "tablet"],
  [{ device_type__in: ["mobile", "tablet"] }, (_) => _.device !== "desktop"],
  [{ respondent_id: someone }, (_) => _.id === someone],
  [{ respondent_id: someone.toUpperCase() }, (_) => _.id === someone],
  [{ answer_ids: [firstAnswer] }, (_) => _.answers[0]?.includes(firstAnswer) === true],
  [{ answer_ids: [firstAnswer, female] }, (_) => isWoman(_) || _.answers[0]?.includes(firstAnswer) === true],
  [{ answer_ids: [1] }, () => false],
  [{ demographics: { demo_gender: "1" } }, (_) => !isWoman(_)],
  [{ demographics: { demo_region__in: "1,3" } }, (_) => [1, 3].includes(_.demographics["demo_region"] ?? 0)],
  [{ demographics: { demo_age__range: "25,44" } }, (_) => age(_) >= 25 && age(_) <= 44],
  [{ demographics: { demo_age__gte: "25" } }, (_) => age(_) >= 25],
  [{ demographics: { demo_age__lte: "44" } }, (_) => age(_) <= 44],
  [{ demographics: { demo_hhi_int__lte: "49999" } }, (_) => (_.demographics["demo_hhi"] ?? 0) <= 2],
  [
    { demographics: { demo_education: "4", demo_gender__in: "2" } },
    (_) => isWoman(_) && _.demographics["demo_education"] === 4
  ]
]

/** Filters on the exposure frequency of respondents, each with an independent predicate. */
const onFrequency: ReadonlyArray<readonly [LiftQuery, (seen: number) => boolean]> = [
  [{ frequency: 1 }, (seen) => seen === 1],
  [{ frequency__in: [2, 5] }, (seen) => seen === 2 || seen === 5],
  [{ frequency__gte: 4 }, (seen) => seen >= 4],
  [{ frequency__lte: 4 }, (seen) => seen <= 4],
  [{ frequency__range: [2, 4] }, (seen) => seen >= 2 && seen <= 4]
]

/** Filters on the impressions of exposed respondents, each with an independent predicate. */
const onImpression: ReadonlyArray<readonly [LiftQuery, OnImpression]> = [
  [{ media_channel: "online_video" }, (_) => _.media === "online_video"],
  [{ media_channel__in: ["display", "social"] }, (_) => _.media === "display" || _.media === "social"],
  [{ publisher_id: publisher }, (_) => _.publisher === publisher],
  [{ publisher_id__in: [publisher, otherPublisher] }, (_) => [publisher, otherPublisher].includes(_.publisher)],
  [{ placement_id: placement }, (_) => _.placement === placement],
  [{ placement_id__in: [placement, otherPlacement] }, (_) => [placement, otherPlacement].includes(_.placement)],
  [{ creative_id: creative }, (_) => _.creative === creative],
  [{ creative_id__in: [creative, otherCreative] }, (_) => [creative, otherCreative].includes(_.creative)],
  [{ ad_channel: "mobile_web" }, (_) => _.adChannel === "mobile_web"],
  [{ ad_channel__regex: "^mobile" }, (_) => _.adChannel.startsWith("mobile")],
  [{ custom_variables__c1: "segment-a" }, (_) => _.custom["c1"] === "segment-a"],
  [{ custom_variables__c2: "segment-b" }, (_) => _.custom["c2"] === "segment-b"],
  [{ custom_variables__c3: "segment-c" }, (_) => _.custom["c3"] === "segment-c"],
  [{ custom_variables__c4: "segment-d" }, (_) => _.custom["c4"] === "segment-d"],
  [{ custom_variables__c5: "segment-a" }, (_) => _.custom["c5"] === "segment-a"],
  [{ ad_duration: 15 }, (_) => _.duration === 15],
  [{ ad_duration__in: [6, 30] }, (_) => _.duration === 6 || _.duration === 30],
  [{ daypart: "prime" }, (_) => _.daypart === "prime"],
  [{ daypart__in: ["late", "overnight"] }, (_) => _.daypart === "late" || _.daypart === "overnight"],
  [{ network }, (_) => _.network === network],
  [{ network__in: ["nobody's", network] }, (_) => _.network === network],
  [{ creative_group_id: "41" }, (_) => _.creative === creative],
  [{ creative_group_id__in: ["41", "42"] }, (_) => [creative, otherCreative].includes(_.creative)],
  [{ placement_group_id: "51" }, (_) => _.placement === placement],
  [{ placement_group_id__in: ["51", "59"] }, (_) => _.placement === placement],
  [{ publisher_group_id: "61" }, (_) => _.publisher === publisher],
  [{ publisher_group_id__in: ["61", "62"] }, (_) => [publisher, otherPublisher].includes(_.publisher)],
  [{ publisher_group_id: "69" }, () => false],
  // The same impression must match both filters.
  [{ creative_id: creative, daypart: "prime" }, (_) => _.creative === creative && _.daypart === "prime"],
  [{ publisher_id: publisher, publisher_id__in: [otherPublisher] }, () => false]
]

const [lifted] = field.questions

/** Returns the counts of the first question, as computed by the sandbox. */
const counted = (query: LiftQuery) => {
  const { criteria, violations } = read(field, query)
  expect(violations).toEqual({})
  const { count, inTarget } = countAnswers(field, 0, select(field, criteria), singleSegment(field))(0).inTarget
  return { exposed: count.exposed, control: count.control, hitExposed: inTarget.exposed, hitControl: inTarget.control }
}

/** Computes the counts of the first question from the individual respondents. */
const expected = (keeps: (person: Person) => boolean) => {
  const kept = everyone.filter(keeps)
  const hit = ({ answers }: Person) => answers[0]?.includes(firstAnswer) === true
  const [exposed, control] = [kept.filter((_) => _.exposed), kept.filter((_) => !_.exposed)]
  return {
    exposed: exposed.length,
    control: control.length,
    hitExposed: exposed.filter(hit).length,
    hitControl: control.filter(hit).length
  }
}

const noAudience = { target_audience_id__in: [0] }

it("the study that the lift filter tests use has over 1,500 respondents and a TV network to filter by", () => {
  expect(everyone.length).toBeGreaterThan(1_500)
  expect(lifted?.targets).toEqual([0])
  expect(network).not.toBe("")
  expect(expected(() => true)).toEqual(counted(noAudience))
})

describe("lift filters", () => {
  it.each(onPerson)("a lift filter on a property of respondents restricts both groups: %o", (query, meaning) => {
    expect(counted({ ...noAudience, ...query })).toEqual(expected(meaning))
  })

  it.each(onFrequency)(
    "a lift filter on frequency applies to the exposed group and keeps the whole control group: %o",
    (query, meaning) => {
      expect(counted({ ...noAudience, ...query })).toEqual(expected((_) => !_.exposed || meaning(_.impressions.length)))
    }
  )

  it.each(onImpression)(
    "a lift filter on impressions applies to the exposed group and keeps the whole control group: %o",
    (query, meaning) => {
      expect(counted({ ...noAudience, ...query })).toEqual(expected((_) => !_.exposed || _.impressions.some(meaning)))
    }
  )

  it("a lift without an audience filter counts the default audience, and one with target audience 0 counts everyone", () => {
    expect(counted({})).toEqual(expected(isWoman))
    expect(counted({ target_audience_id__in: [0, northMen] })).toEqual(expected(() => true))
  })

  it("for a target audience based on a question that is not asked, each lift request counts the same non-zero number of respondents", () => {
    const some = counted({ target_audience_id__in: [cats] })
    expect(some.exposed).toBeGreaterThan(0)
    expect(some.exposed).toBeLessThan(expected(() => true).exposed)
    expect(counted({ target_audience_id__in: [cats] })).toEqual(some)
  })

  it("a demographic filter that the campaign does not list has no effect on the counts of a lift", () => {
    const ignored = { demographics: { demo_shoe_size: "44", demo_age__near: "30", unheard_of: "x" } }
    expect(counted({ ...noAudience, ...ignored })).toEqual(expected(() => true))
  })
})

describe("properties of lift filters", () => {
  const all = [...onPerson, ...onFrequency, ...onImpression].map(([query]) => query)

  it("adding a filter to a lift query never increases a group's number of respondents or of respondents in target", () => {
    const some = fc.subarray(all, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(some, fc.constantFrom(...all), (queries, more) => {
        const few = Object.assign({ ...noAudience }, ...queries) as LiftQuery
        const added = Object.fromEntries(Object.entries(more).filter(([name]) => !(name in few)))
        const [before, after] = [counted(few), counted({ ...few, ...added })]
        for (const name of Object.keys(before) as Array<keyof typeof before>) {
          expect(after[name]).toBeLessThanOrEqual(before[name])
        }
      }),
      { numRuns: 200 }
    )
  })

  it.each<[string, LiftQuery]>([
    ["ad_channel__regex", { ad_channel__regex: "(" }],
    ["frequency__range", { frequency__range: [1] }],
    ["frequency__range", { frequency__range: [1, 2, 3] }],
    ["demo_age__range", { demographics: { demo_age__range: "18" } }],
    ["demo_age__gte", { demographics: { demo_age__gte: "young" } }],
    ["demo_age__gte", { demographics: { demo_age__gte: "18,20" } }],
    ["demo_gender__in", { demographics: { demo_gender__in: "1,,2" } }],
    ["demo_gender", { demographics: { demo_gender: "" } }]
  ])("a malformed lift filter is refused with an error that names the filter: %s", (name, query) => {
    expect(Object.keys(read(field, query).violations)).toEqual([name])
  })
})
