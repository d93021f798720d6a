import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, question, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

/** Every breakdown is recomputed row by row from the list of respondents. */
let brandLift: TestBrandLift
let id: string
let asked: Wire.Question
let people: ReadonlyArray<Wire.RespondentRecord>

beforeAll(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch({
    channels: ["digital", "linear_tv", "social"],
    data_partners: ["airings-partner"],
    expected_impressions_count: { digital: 2_000_000, linear_tv: 1_000_000, social: 1_000_000 },
    draft_settings: { questions: [question, { ...question, question_name: "favorability", default: false }] }
  })
  await brandLift.runTo(start + 30 * day)
  asked = (await brandLift.questions(id))[0]?.question ?? { id: 0 }
  people = (await brandLift.get<Wire.RespondentPage>(`${campaigns}/${id}/respondents?page_size=100000`)).body.items
})

type Person = Wire.RespondentRecord

const isExposed = ({ respondent }: Person) => respondent?.group === "exposed"
const isHit = ({ responses = [] }: Person) =>
  responses.some(
    ({ answer_ids = [], question_id }) =>
      question_id === asked.question_id && answer_ids.some((_) => asked.in_target_answers?.includes(_))
  )
const saw = (person: Person, test: (impression: Wire.Impression) => boolean) => (person.impressions ?? []).some(test)
const value = ({ demographic_responses = [] }: Person, name: string) =>
  demographic_responses.find(({ filter_name }) => filter_name === name)?.answer_ints?.[0] ?? -1

const figures = (kept: (person: Person) => boolean) => {
  const side = (exposed: boolean) => {
    const group = people.filter((person) => isExposed(person) === exposed && kept(person))
    return { n: group.length, hits: group.filter(isHit).length }
  }
  const [exposed, control] = [side(true), side(false)]
  return {
    exposed_count: exposed.n,
    control_count: control.n,
    in_target_exposed_count: exposed.hits,
    in_target_control_count: control.hits
  }
}

/** Computes the lift of the matching exposed respondents relative to the entire control group. */
const against = (test: (person: Person) => boolean) => figures((person) => !isExposed(person) || test(person))

const items = async <A>(path: string, params: object = {}) => {
  const reply = await brandLift.get<{ items: ReadonlyArray<A & Wire.LiftBreakdown> }>(
    query(`${campaigns}/${id}/questions/${asked.id}/lift/${path}`, { ...params })
  )
  expect(reply.status).toBe(200)
  return reply.body.items
}

const impressions = () => people.flatMap((person) => person.impressions ?? [])
const sum = (numbers: ReadonlyArray<number | undefined>) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)

describe("listLiftByAdLength", () => {
  it("listLiftByAdLength returns one segment per ad length, with a p-value but no total count, confidence level or margin of error", async () => {
    const segments = await items<Wire.LiftByAdLength>("by-ad-length")
    const lengths = [...new Set(impressions().flatMap(({ ad_duration }) => ad_duration ?? []))].toSorted(
      (a, b) => a - b
    )
    expect(segments.map(({ ad_length }) => ad_length)).toEqual(lengths)
    for (const segment of segments) {
      expect(segment).toMatchObject(
        against((person) => saw(person, ({ ad_duration }) => ad_duration === segment.ad_length))
      )
      expect(segment.ad_length_name).toBe(`${segment.ad_length} seconds`)
      expect(segment.p_value).toBeGreaterThanOrEqual(0)
      for (const gone of ["total_count", "confidence_level", "margin_of_error"])
        expect(segment).not.toHaveProperty(gone)
    }
  })

  it("the impression shares of listLiftByAdLength are percentages of all impressions, including the impressions of static ads", async () => {
    const all = impressions()
    const segments = await items<Wire.LiftByAdLength>("by-ad-length")
    for (const { ad_length, impression_share_percentage } of segments) {
      const own = all.filter(({ ad_duration }) => ad_duration === ad_length)
      expect(impression_share_percentage).toBeCloseTo((own.length / all.length) * 100, 9)
    }
    expect(sum(segments.map((_) => _.impression_share_percentage))).toBeLessThan(99)
  })
})

describe("listLiftByCreative", () => {
  it("listLiftByCreative returns a segment per creative, with the impressions that listNamesWithImpressions returns", async () => {
    const segments = await items<Wire.LiftByCreative>("by-creative")
    const entries = (
      await brandLift.get<[Wire.NameEntryPage]>(`${campaigns}/${id}/names/creative/impressions?page_size=100`)
    ).body[0].items
    expect(segments.map((_) => [_.creative_id, _.impression_count])).toEqual(entries.map((_) => [_.id, _.impressions]))
    for (const segment of segments) {
      expect(segment).toMatchObject(
        against((person) => saw(person, ({ creative_id }) => creative_id === segment.creative_id))
      )
      expect(segment.creative_name).toBe(segment.creative_id)
      expect(segment).not.toHaveProperty("creative_group_id")
    }
    const { total_impressions } = (await brandLift.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`))
      .body
    expect(sum(segments.map((_) => _.impression_count))).toBe(total_impressions)
  })

  it("listLiftByCreative returns the assigned names and groups of creatives", async () => {
    const [first] = await items<Wire.LiftByCreative>("by-creative")
    await brandLift.post(`${campaigns}/${id}/groups/creative`, { groups: [{ group_name: "Autumn" }] })
    await brandLift.post(`${campaigns}/${id}/names/creative`, [
      { id: first?.creative_id, name: "Autumn 30s", group_id: 41 }
    ])
    const [named] = await items<Wire.LiftByCreative>("by-creative")
    expect(named).toEqual({ ...first, creative_name: "Autumn 30s", creative_group_id: 41 })
    await brandLift.post(`${campaigns}/${id}/names/creative?preserve_group_ids=false`, [
      { id: first?.creative_id, name: null }
    ])
  })
})

describe("listLiftByDaypart", () => {
  it("listLiftByDaypart returns for each daypart the lift of its viewers and its share of the impressions", async () => {
    for (const segment of await items<Wire.LiftByDaypart>("by-daypart")) {
      expect(segment).toMatchObject(against((person) => saw(person, ({ daypart }) => daypart === segment.daypart)))
      const share = impressions().filter(({ daypart }) => daypart === segment.daypart).length / impressions().length
      expect(segment.impression_share_percentage).toBeCloseTo(100 * share, 9)
    }
  })
})

describe("listLiftByCustomVariable", () => {
  it.each(["c1", "c5"])(
    "listLiftByCustomVariable returns a segment per value of the custom variable %s",
    async (name) => {
      const segments = await items<Wire.LiftByCustomVariable>(`by-custom-variable/${name}`)
      const values = new Set(impressions().map(({ custom_variables }) => String(custom_variables?.[name])))
      expect(segments.map((_) => _.custom_var)).toEqual([...values].toSorted())
      for (const segment of segments) {
        expect(segment).toMatchObject(
          against((person) => saw(person, (_) => _.custom_variables?.[name] === segment.custom_var))
        )
      }
    }
  )

  it("listLiftByCustomVariable responds 404 for an unknown variable", async () => {
    expect((await brandLift.get(`${campaigns}/${id}/questions/${asked.id}/lift/by-custom-variable/c6`)).status).toBe(
      404
    )
  })
})

describe("listLiftByFrequency and listLiftByBucket", () => {
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    "1": [1, 1],
    "2": [2, 2],
    "3": [3, 3],
    "4-5": [4, 5],
    "6-9": [6, 9],
    "10+": [10, Number.POSITIVE_INFINITY]
  }

  it("listLiftByFrequency and listLiftByBucket have the same segments, each compared with the whole control group", async () => {
    const byFrequency = await items<Wire.LiftByFrequency>("by-frequency")
    const byBucket = await items<Wire.LiftByBucket>("by-bucket")
    expect(byFrequency.map((_) => _.frequency_bucket_name)).toEqual(Object.keys(bounds))
    expect(byFrequency.map((_) => _.frequency_bucket_order)).toEqual([1, 2, 3, 4, 5, 6])
    for (const [
      index,
      { frequency_bucket_name: name = "", frequency_bucket_order: order, ...rest }
    ] of byFrequency.entries()) {
      const [low, high] = bounds[name] ?? [0, 0]
      const seen = ({ respondent }: Person) =>
        (respondent?.frequency ?? 0) >= low && (respondent?.frequency ?? 0) <= high
      expect(rest).toMatchObject(against(seen))
      expect(byBucket[index]).toEqual({ ...rest, bucket_name: name, bucket_order: order })
    }
    expect(sum(byFrequency.map((_) => _.exposed_count))).toBe(people.filter(isExposed).length)
  })
})

describe("listLiftByDemographic", () => {
  const names = ["demo_age", "demo_hhi", "demo_hhi_int", "demo_education", "demo_gender", "demo_region"]

  it.each(names)(
    "the segments of listLiftByDemographic for %s add up to the whole study, with and without buckets",
    async (name) => {
      const whole = figures(() => true)
      for (const use_buckets of [true, false]) {
        const segments = await items<Wire.LiftByDemographic>(`by-demographic/${name}`, { use_buckets })
        for (const key of Object.keys(whole) as ReadonlyArray<keyof typeof whole>) {
          expect(sum(segments.map((_) => _[key]))).toBe(whole[key])
        }
        const orders = segments.map((_) => _.bucket_order ?? 0)
        expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      }
    }
  )

  it("listLiftByDemographic groups ages into buckets by default, and returns one segment per age with use_buckets: false", async () => {
    const buckets = await items<Wire.LiftByDemographic>("by-demographic/demo_age")
    expect(buckets.map((_) => _.bucket_name)).toEqual(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"])
    expect(buckets[0]).toMatchObject(figures((_) => value(_, "demo_age") <= 24))
    const ages = await items<Wire.LiftByDemographic>("by-demographic/demo_age", { use_buckets: false })
    expect(ages.map((_) => Number(_.bucket_name))).toEqual(
      [...new Set(people.map((_) => value(_, "demo_age")))].toSorted((a, b) => a - b)
    )
    for (const age of ages) expect(age).toMatchObject(figures((_) => value(_, "demo_age") === Number(age.bucket_name)))
  })

  it("listLiftByDemographic refuses an unknown demographic and lists the known ones", async () => {
    expect(
      await brandLift.get(`${campaigns}/${id}/questions/${asked.id}/lift/by-demographic/demo_shoes`)
    ).toMatchObject({
      status: 400,
      body: { demo_filter_name: [expect.stringContaining("one of demo_age, demo_hhi") as string] }
    })
  })
})

describe("every breakdown", () => {
  const paths = [
    "by-ad-channel",
    "by-ad-length",
    "by-creative",
    "by-bucket",
    "by-custom-variable/c1",
    "by-daypart",
    "by-demographic/demo_age",
    "by-device",
    "by-frequency"
  ]

  it.each(paths)("a filter never increases a count in the lift breakdown %s", async (path) => {
    const all = await items<Record<string, unknown>>(path)
    const some = await items<Record<string, unknown>>(path, { demo_gender: "2", daypart: "prime" })
    const key = (item: Record<string, unknown>) =>
      Object.entries(item).find(([name]) =>
        /^(ad_channel|ad_length|creative_id|bucket_name|custom_var|daypart|device|frequency_bucket_name)$/.test(name)
      )?.[1]
    for (const segment of some) {
      const same = all.find((_) => key(_) === key(segment))
      expect(segment.exposed_count ?? 0).toBeLessThanOrEqual(same?.exposed_count ?? -1)
      expect(segment.control_count ?? 0).toBeLessThanOrEqual(same?.control_count ?? -1)
    }
    expect(some.length).toBeGreaterThan(0)
  })

  it.each(paths)(
    "the lift breakdown %s accepts four confidence levels and returns increasing margins",
    async (path) => {
      const [segment] = await items(path, { confidence_level__in: [0.8, 0.85, 0.9, 0.95] })
      const margins = segment?.statistical_test?.map((_) => _.margin_of_error ?? 0) ?? []
      expect(margins).toHaveLength(4)
      expect(margins).toEqual(margins.toSorted((a, b) => a - b))
    }
  )

  it.each(paths)("the lift breakdown %s of an unknown question gets 404", async (path) => {
    expect((await brandLift.get(`${campaigns}/${id}/questions/1/lift/${path}`)).status).toBe(404)
  })
})
