import { describe, expect, it } from "vitest"
import { bucketOf, demographics } from "../../../src/brand-lift/lookups/demographics.ts"
import { createStudyIds } from "../../../src/brand-lift/study/StudyIds.ts"
import * as Labels from "../../../src/brand-lift/study/Labels.ts"
import * as Study from "../../../src/brand-lift/study/Study.ts"
import * as Random from "../../../src/environment/Random.ts"
import { type Person, people, settings, study } from "../lift/people.ts"
import { day, start } from "../startBrandLift.ts"

const everyone = people(study())
const share = (part: number, all: number) => part / all

describe("simulated respondents", () => {
  it("half of the sandbox's respondents are exposed, and only exposed respondents have impressions", () => {
    const exposed = everyone.filter((_) => _.exposed)
    expect(share(exposed.length, everyone.length)).toBeCloseTo(0.5, 1)
    expect(exposed.every(({ impressions }) => impressions.length > 0)).toBe(true)
    expect(everyone.every((_) => _.exposed || _.impressions.length === 0)).toBe(true)
  })

  it.each(demographics.map(({ buckets, filterName }) => [filterName, buckets] as const))(
    "the shares of the sandbox's respondents by %s differ from those of the population by less than 4 points",
    (name, buckets) => {
      for (const [index, bucket] of buckets.entries()) {
        const inside = everyone.filter((_) => bucketOf(buckets, _.demographics[name] ?? -1) === index)
        expect(Math.abs(share(inside.length, everyone.length) - bucket.share)).toBeLessThan(0.04)
      }
      expect(buckets.reduce((sum, bucket) => sum + bucket.share, 0)).toBeCloseTo(1, 12)
    }
  )

  it("the sandbox's respondents are reached by channels in proportion to impressions, some by several channels", () => {
    const [all, several] = [everyone.length, everyone.filter(({ channels }) => channels.length > 1).length]
    const reached = (name: string) => share(everyone.filter(({ channels }) => channels.includes(name)).length, all)
    expect(everyone.every(({ channels }) => channels.length > 0)).toBe(true)
    expect(several).toBeGreaterThan(0)
    expect(reached("digital")).toBeGreaterThan(reached("linear_tv"))
    expect(reached("linear_tv")).toBeGreaterThan(reached("social"))
  })

  it("exposed respondents in the sandbox have about four impressions, at least one in each channel that reached them", () => {
    const exposed = everyone.filter((_) => _.exposed)
    const mean = exposed.reduce((sum, { impressions }) => sum + impressions.length, 0) / exposed.length
    expect(Math.abs(mean - 4)).toBeLessThan(0.4)
    for (const { channels, impressions } of exposed) {
      const channelOf = (adChannel: string) => (/^(linear_tv|social)$/.test(adChannel) ? adChannel : "digital")
      const seen = new Set(impressions.map(({ adChannel }) => channelOf(adChannel)))
      expect(channels.toSorted()).toEqual([...seen].toSorted())
      for (const { adChannel, network } of impressions) expect(network !== undefined).toBe(adChannel === "linear_tv")
    }
  })

  it("the impressions of a respondent are between the start of the campaign and the interview", () => {
    const { population, visible } = study()
    for (let index = 0; index < visible; index++) {
      for (let at = population.first.at(index); at < population.first.at(index + 1); at++) {
        const seen = population.impressions.timestamp.at(at)
        expect(seen).toBeGreaterThanOrEqual(start)
        expect(seen).toBeLessThanOrEqual(population.recruitedAt.at(index))
      }
    }
  })

  it("the sandbox's respondents give every answer of a question with 70 options, the target answer most often", () => {
    const answers = Array.from({ length: 70 }, (_, index) => `Brand ${index}`)
    const questions = [{ question_name: "long", answers, question_type: "radio", target_option_index: 69 }]
    const long = study({ draft_settings: { questions } })
    const ids = long.questions[0]?.answers.map(({ answer_id }) => answer_id) ?? []
    const given = people(long).flatMap((_) => _.answers[0] ?? [])
    expect(given).toHaveLength(long.visible)
    expect(new Set(given)).toEqual(new Set(ids))
    expect(share(given.filter((id) => id === ids[69]).length, given.length)).toBeCloseTo(0.43, 1)
  })
})

describe("setEffect", () => {
  const run = (effect?: { base: number; points: number }) => {
    const made = Study.make({
      settings: settings(),
      ids: createStudyIds(),
      random: Random.make(1),
      startsAt: start,
      effect: { base: 0.4, points: 6 },
      labels: Labels.make()
    })
    if (effect !== undefined) Study.setEffect(made, effect, start + 15 * day)
    Study.refresh(made, start + 30 * day)
    return people(made)
  }
  const isEarly = ({ recruitedAt }: Person) => recruitedAt <= start + 15 * day

  it("setting the effect of a campaign changes only the answers of respondents who are recruited afterwards", () => {
    const [before, after] = [run(), run({ base: 1, points: 0 })]
    expect(after.filter(isEarly)).toEqual(before.filter(isEarly))
    const [target] = study().questions[0]?.answers ?? []
    const late = after.filter((_) => !isEarly(_))
    expect(late.length).toBeGreaterThan(500)
    expect(late.every(({ answers }) => answers[0]?.[0] === target?.answer_id)).toBe(true)
  })
})
