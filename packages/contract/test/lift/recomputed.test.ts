/**
 * Recomputes all nine breakdowns from the respondents' CSV by summing its rows, and checks that the lift results of the service agree with the CSV.
 */
import { beforeAll, describe, expect, it } from "vitest"
import { type CsvRow, type Cut, recompute } from "../../src/lift/recompute.ts"
import { runStudy, type Study } from "../../src/lift/Study.ts"

const split = (text = ""): ReadonlyArray<string> => (text === "" ? [] : text.split("|"))
const distinct = (values: ReadonlyArray<string>) => [...new Set(values)].filter((value) => value !== "")

/** Divides the exposed group by a column that contains one value per impression. An impression without a value has an empty string. */
const byImpression = (column: string): Cut => ({
  of: "exposure",
  parts: (row) => distinct(split(row[column])),
  impressions: (row) => (row["frequency"] === "0" ? [] : (row[column] ?? "").split("|"))
})

/** Divides respondents by numeric ranges. `last` is the inclusive upper bound of a range. */
const ranges = (column: string, of: Cut["of"], bounds: ReadonlyArray<readonly [name: string, last: number]>): Cut => ({
  of,
  parts: (row) =>
    bounds
      .find(([, last]) => Number(row[column]) <= last)
      ?.slice(0, 1)
      .map(String) ?? []
})

const codes = (column: string, names: ReadonlyArray<string>): Cut => ({
  of: "person",
  parts: (row) => [names[Number(row[column]) - 1] ?? ""]
})

const frequencies = [
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4-5", 5],
  ["6-9", 9],
  ["10+", Number.POSITIVE_INFINITY]
] as const

const ages = [
  ["18-24", 24],
  ["25-34", 34],
  ["35-44", 44],
  ["45-54", 54],
  ["55-64", 64],
  ["65+", Number.POSITIVE_INFINITY]
] as const

/** The breakdowns. `label` is the name of the response field that contains the segment. */
const breakdowns: ReadonlyArray<readonly [path: string, label: string, cut: Cut]> = [
  ["by-device", "device", { of: "person", parts: (row) => [row["device_type"] ?? ""] }],
  ["by-demographic/demo_age", "bucket_name", ranges("demo_age", "person", ages)],
  ["by-demographic/demo_gender", "bucket_name", codes("demo_gender", ["Male", "Female"])],
  ["by-demographic/demo_region", "bucket_name", codes("demo_region", ["North", "East", "South", "West"])],
  ["by-frequency", "frequency_bucket_name", ranges("frequency", "exposure", frequencies)],
  ["by-bucket", "bucket_name", ranges("frequency", "exposure", frequencies)],
  ["by-creative", "creative_id", byImpression("creative_id")],
  ["by-ad-length", "ad_length", byImpression("ad_duration")],
  ["by-ad-channel", "ad_channel", byImpression("ad_channel")],
  ["by-daypart", "daypart", byImpression("daypart")],
  ...(["c1", "c2", "c3", "c4", "c5"] as const).map(
    (name) => [`by-custom-variable/${name}`, "custom_var", byImpression(`custom_variables__${name}`)] as const
  )
]

type Item = Readonly<Record<string, unknown>>

const readBreakdown = async ({ campaign, client, question }: Study, path: string): Promise<ReadonlyArray<Item>> => {
  const input = { campaigns_pk: campaign, questions_pk: question }
  const [name = "", variable = ""] = path.split("/")
  const { lift } = client
  const lists = {
    "by-device": () => lift.byDevice(input),
    "by-demographic": () => lift.byDemographic({ ...input, demo_filter_name: variable as "demo_age" }),
    "by-frequency": () => lift.byFrequency(input),
    "by-bucket": () => lift.byBucket(input),
    "by-creative": () => lift.byCreative(input),
    "by-ad-length": () => lift.byAdLength(input),
    "by-ad-channel": () => lift.byAdChannel(input),
    "by-daypart": () => lift.byDaypart(input),
    "by-custom-variable": () => lift.byCustomVariable({ ...input, custom_var: variable })
  }
  const { items } = await lists[name as keyof typeof lists]()
  return items.map((item): Item => ({ ...item }))
}

describe.each([
  ["all weights are equal", {}],
  [
    "respondents are weighted, exposure is uneven and effects differ",
    { weighted: true, exposure_share: 0.3, weight_targets: { demo_gender: [0.3, 0.7] } }
  ]
])("the respondents' CSV of a study in which %s", (_, people) => {
  let study: Study
  let rows: ReadonlyArray<CsvRow>
  beforeAll(async () => {
    study = await runStudy({
      seed: 3,
      effect: {
        base: 0.35,
        points: 6,
        by_frequency: [{ low: 4, points: 10 }],
        by_device: [{ device: "tablet", points: -8 }]
      },
      people: { respondents: 4000, ...people }
    })
    const found: Array<CsvRow> = []
    for await (const row of study.client.respondents.csvRows({ campaigns_pk: study.campaign }))
      found.push(row.toObject())
    rows = found
  })

  it.each(breakdowns)(
    "the lift values in the breakdown %s can be recomputed from the respondents' CSV",
    async (path, label, cut) => {
      const items = await readBreakdown(study, path)
      const expected = recompute(rows, cut, "Alder Coffee")
      expect(items.map((item) => String(item[label])).toSorted()).toEqual([...expected.keys()].toSorted())
      for (const item of items) {
        const own = expected.get(String(item[label]))
        if (own === undefined) throw new Error("a part was expected")
        const percent = (share: number) => expect.closeTo(100 * share, 9)
        expect(item).toMatchObject({
          exposed_count: own.exposed,
          control_count: own.control,
          in_target_exposed_count: own.exposedInTarget,
          in_target_control_count: own.controlInTarget,
          exposed_percentage: percent(own.exposedShare),
          control_percentage: percent(own.controlShare),
          lift_percentage: percent(own.exposedShare - own.controlShare),
          statistically_significant: Math.abs(own.exposedShare - own.controlShare) > own.margin,
          ...("margin_of_error" in item && { margin_of_error: percent(own.margin) }),
          ...("p_value" in item && { p_value: expect.closeTo(own.p, 9) }),
          ...("impression_share_percentage" in item && { impression_share_percentage: percent(own.impressionShare) })
        })
      }
    }
  )
})
