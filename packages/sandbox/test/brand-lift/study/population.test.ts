/** Tests populations that are difficult to measure. The respondent records must show the configured effects. */
import { describe, expect, it } from "vitest"
import type { BrandLiftSettings } from "../../../src/brand-lift/BrandLiftSettings.ts"
import { type Effect, defaultEffect } from "../../../src/brand-lift/study/Effect.ts"
import { createStudyIds } from "../../../src/brand-lift/study/StudyIds.ts"
import * as Labels from "../../../src/brand-lift/study/Labels.ts"
import type { People } from "../../../src/brand-lift/study/People.ts"
import * as Study from "../../../src/brand-lift/study/Study.ts"
import { weightOf } from "../../../src/brand-lift/study/Weights.ts"
import type { CampaignEffect, CampaignPeople } from "../../../src/control/schema.gen.ts"
import * as Random from "../../../src/environment/Random.ts"
import { people, settings } from "../lift/people.ts"
import { campaigns, day, hour, iso, question, start, startBrandLift } from "../startBrandLift.ts"

interface Design {
  readonly effect?: Effect
  readonly people?: People
}

/** Runs a study with 20,000 respondents to its end, and returns all respondents. */
const run = ({ effect = defaultEffect, people: set = {} }: Design) => {
  const all = settings({ channels: ["digital"], draft_settings: { questions: [question] } })
  const made = Study.make({
    settings: all,
    ids: createStudyIds(),
    random: Random.make(1),
    startsAt: start,
    effect,
    labels: Labels.make(),
    people: { respondents: 20_000, ...set }
  })
  Study.refresh(made, all.end_date)
  const [asked] = made.questions
  const targets = (asked?.targets ?? []).map((index) => asked?.answers[index]?.answer_id)
  const everyone = people(made).map((person, index) => ({
    ...person,
    weight: weightOf(made.weights, person.exposed ? "exposed" : "control", made.population.stratum.at(index)),
    inTarget: (person.answers[0] ?? []).some((each) => targets.includes(each)),
    value: (name: string) => person.demographics[name] ?? 0
  }))
  return { made, everyone }
}

type Everyone = ReturnType<typeof run>["everyone"]
const share = <A>(items: ReadonlyArray<A>, test: (item: A) => boolean): number =>
  items.filter(test).length / items.length
const inTarget = (some: Everyone) => share(some, (_) => _.inTarget)

/** Asserts that a share is within four standard errors of the expected share. */
const isNear = (some: Everyone, found: number, expected: number): void => {
  const error = Math.sqrt((expected * (1 - expected)) / some.length)
  expect(Math.abs(found - expected), `${found} of ${some.length}`).toBeLessThan(4 * error + 1e-9)
}

describe("configured effects", () => {
  it("effects by frequency are added to the campaign's effect, so that its lift depends on the frequency", () => {
    const by_frequency = [
      { low: 1, high: 2, points: -6 },
      { low: 3, high: 5, points: 4 },
      { low: 6, points: 10 }
    ]
    const { everyone } = run({ effect: { base: 0.4, points: 6, by_frequency } })
    const exposed = everyone.filter((_) => _.exposed)
    for (const { high = Number.POSITIVE_INFINITY, low, points } of by_frequency) {
      const own = exposed.filter(({ impressions: { length } }) => length >= low && length <= high)
      isNear(own, inTarget(own), 0.46 + points / 100)
    }
    const control = everyone.filter((_) => !_.exposed)
    isNear(control, inTarget(control), 0.4)
  })

  it("effects by device, creative and day are all added to the campaign's effect", () => {
    const middle = start + 15 * day
    const effect: Effect = {
      base: 0.3,
      points: 0,
      by_device: [{ device: "desktop", points: 20 }],
      by_creative: [{ creative: 1, points: 30 }],
      by_day: [{ from: iso(middle), until: iso(start + 40 * day), points: 10 }]
    }
    const { everyone, made } = run({ effect })
    const first = made.mediaPlan.creatives[0]?.id
    const exposed = everyone.filter((_) => _.exposed)
    const expected = ({ device, impressions, recruitedAt }: Everyone[number]) =>
      30 +
      (device === "desktop" ? 20 : 0) +
      (30 * impressions.filter(({ creative }) => creative === first).length) / impressions.length +
      (recruitedAt >= middle ? 10 : 0)
    const cells = Map.groupBy(exposed, (person) => Math.round(expected(person)))
    expect(cells.size).toBeGreaterThan(8)
    for (const [percent, own] of cells) if (own.length > 100) isNear(own, inTarget(own), percent / 100)
  })

  it.each([
    [{ base: 0.4, points: 6, by_frequency: [{ low: 1, points: 54 }] }, undefined],
    [{ base: 0.4, points: 6, by_frequency: [{ low: 1, points: 55 }] }, "points"],
    [{ base: 0.4, points: 6, by_frequency: [{ low: 3, high: 2, points: 1 }] }, "low"],
    [
      {
        base: 0.5,
        points: 0,
        by_device: [{ device: "mobile" as const, points: 30 }],
        by_creative: [{ creative: 1, points: 21 }]
      },
      "points"
    ],
    [{ base: 0.4, points: 0, by_day: [{ from: iso(start + day), until: iso(start), points: 1 }] }, "until"],
    [
      {
        base: 0.4,
        points: 6,
        segments: [{ filter_name: "demo_age" as const, low: 18, high: 34, points: 6, base: 0.95 }]
      },
      "points"
    ]
  ])(
    "setCampaignEffect accepts an effect, or refuses it if a share in target could exceed 100% or a range ends before it starts: %j",
    async (effect, field) => {
      const { create, setEffect } = startBrandLift()
      const { body, status } = await setEffect(await create(), effect)
      expect(status).toBe(field === undefined ? 200 : 400)
      if (field !== undefined) expect(body).toMatchObject({ detail: expect.stringMatching(`^${field}: `) })
    }
  )
})

const older = { filter_name: "demo_age" as const, low: 45, high: 99 }

describe("configured populations", () => {
  it("setCampaignPeople sets the share of exposed respondents for the whole campaign, or differently for a segment", () => {
    const { everyone } = run({
      people: { exposure_share: 0.2, exposure_segments: [{ ...older, share: 0.8 }] }
    })
    const isOlder = ({ value }: Everyone[number]) => value("demo_age") >= 45
    const [old, young] = [everyone.filter(isOlder), everyone.filter((_) => !isOlder(_))]
    isNear(
      old,
      share(old, (_) => _.exposed),
      0.8
    )
    isNear(
      young,
      share(young, (_) => _.exposed),
      0.2
    )
  })

  it("when exposure depends on age, the raw lift is biased, but the lift within an age group is not", () => {
    const { everyone } = run({
      effect: { base: 0.3, points: 5, segments: [{ ...older, base: 0.6, points: 5 }] },
      people: { exposure_share: 0.3, exposure_segments: [{ ...older, share: 0.7 }] }
    })
    const lift = (some: Everyone) => inTarget(some.filter((_) => _.exposed)) - inTarget(some.filter((_) => !_.exposed))
    expect(lift(everyone)).toBeGreaterThan(0.12)
    expect(lift(everyone.filter(({ value }) => value("demo_age") >= 45))).toBeCloseTo(0.05, 1)
    expect(lift(everyone.filter(({ value }) => value("demo_age") < 45))).toBeCloseTo(0.05, 1)
  })

  it("a sandbox campaign with non-response still reaches its number of respondents, with fewer from the affected segments", () => {
    const { everyone } = run({
      people: {
        non_response: [
          { filter_name: "demo_gender", low: 1, high: 1, share: 0.5 },
          { group: "exposed", share: 0.2 }
        ]
      }
    })
    expect(everyone).toHaveLength(20_000)
    // Half of the men respond. Among women, the entire control group and four fifths of the exposed group respond. Men are 49% of the population.
    const answer = 0.49 * 0.5 + 0.51 * 0.9
    const isMan = ({ value }: Everyone[number]) => value("demo_gender") === 1
    isNear(everyone, share(everyone, isMan), (0.49 * 0.5) / answer)
    const women = everyone.filter((_) => !isMan(_))
    isNear(
      women,
      share(women, (_) => _.exposed),
      0.8 / 1.8
    )
  })

  it("weighting the respondents of a campaign to configured targets gives both groups the target shares", () => {
    const { everyone } = run({
      people: { weighted: true, weight_targets: { demo_gender: [0.3, 0.7], demo_age: [0.5, 0.1, 0.1, 0.1, 0.1, 0.1] } }
    })
    for (const exposed of [true, false]) {
      const own = everyone.filter((_) => _.exposed === exposed)
      const sum = (some: Everyone) => some.reduce((all, { weight }) => all + weight, 0)
      expect(sum(own.filter(({ value }) => value("demo_gender") === 1)) / sum(own)).toBeCloseTo(0.3, 9)
      expect(sum(own.filter(({ value }) => value("demo_age") <= 24)) / sum(own)).toBeCloseTo(0.5, 9)
    }
  })

  it.each([
    [{ exposure_segments: [{ ...older, low: 100, share: 0.5 }] }, "low"],
    [{ non_response: [{ low: 3, share: 0.5 }] }, "non_response"],
    [{ weighted: true, weight_targets: { demo_gender: [0.5, 0.6] } }, "weight_targets.demo_gender"]
  ] satisfies ReadonlyArray<readonly [CampaignPeople, string]>)(
    "setCampaignPeople refuses the impossible settings %j with 400 and names the field",
    async (set, field) => {
      const { create, setPeople } = startBrandLift()
      const { body, status } = await setPeople(await create(), set)
      expect([status, body]).toEqual([400, { detail: expect.stringMatching(`^${field}: `) }])
    }
  )
})

describe("lift_readiness", () => {
  const launched = async (settings: Partial<BrandLiftSettings>, effect: Effect, people: People) => {
    const brandLift = startBrandLift({ settings })
    const id = await brandLift.create()
    await brandLift.setEffect(id, effect as CampaignEffect)
    await brandLift.setPeople(id, people as CampaignPeople)
    await brandLift.post(`${campaigns}/${id}/launch`)
    return { id, brandLift }
  }

  it("with lift_readiness total, the lift can be significant although fewer than ten respondents are exposed", async () => {
    const { id, brandLift } = await launched(
      {},
      { base: 0, points: 100 },
      { exposure_share: 0.003, respondents: 1_000 }
    )
    await brandLift.runTo(start + 30 * day)
    const { body } = await brandLift.lift(id)
    expect(body).toMatchObject({ enough_sample_size: false, statistically_significant: true })
    expect(body.exposed_count).toBeLessThan(10)
  })

  it("with lift_readiness each_group, the values of a lift are null until both groups have 50 respondents", async () => {
    const { id, brandLift } = await launched({ lift_readiness: "each_group" }, defaultEffect, {
      exposure_share: 0.1,
      respondents: 800
    })
    const seen = new Set<boolean>()
    for (let at = 1; at <= 30; at += 2) {
      await brandLift.runTo(start + at * day + 4 * hour)
      const { body } = await brandLift.lift(id)
      const enough = Math.min(body.exposed_count ?? 0, body.control_count ?? 0) >= 50
      seen.add(enough)
      expect([body.enough_sample_size, body.lift_percentage !== null, body.statistically_significant !== null]).toEqual(
        [enough, enough, enough]
      )
    }
    expect(seen).toEqual(new Set([false, true]))
  })
})
