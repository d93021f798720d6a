/**
 * The demographic questions. Every respondent answers them, and filters and breakdowns use the answers.
 *
 * A value is always a number: a precode (the number of an answer option), or an amount in years or dollars. The same comparison code therefore works
 * for all questions.
 */
import type { Random } from "../../environment/Random.ts"

export interface Bucket {
  readonly label: string
  /** The lowest value in the bucket. Both bounds are inclusive. */
  readonly low: number
  readonly high: number
  /** The bucket's share of the population, from 0 to 1. */
  readonly share: number
}

export interface Demographic {
  readonly filterName: string
  /** The id of the question in the marketplace. */
  readonly questionId: number
  readonly text: string
  readonly buckets: ReadonlyArray<Bucket>
}

/** Converts answer options to buckets with one value each. The value of an option is its precode, starting at 1. */
const coded = (options: ReadonlyArray<readonly [label: string, share: number]>): ReadonlyArray<Bucket> =>
  options.map(([label, share], index) => ({ label, low: index + 1, high: index + 1, share }))

export const ages: ReadonlyArray<Bucket> = [
  { label: "18-24", low: 18, high: 24, share: 0.12 },
  { label: "25-34", low: 25, high: 34, share: 0.18 },
  { label: "35-44", low: 35, high: 44, share: 0.17 },
  { label: "45-54", low: 45, high: 54, share: 0.16 },
  { label: "55-64", low: 55, high: 64, share: 0.17 },
  { label: "65+", low: 65, high: 99, share: 0.2 }
]

/** The buckets for annual household income in dollars. */
const incomes: ReadonlyArray<Bucket> = [
  { label: "Less than $25,000", low: 0, high: 24_999, share: 0.17 },
  { label: "$25,000 to $49,999", low: 25_000, high: 49_999, share: 0.21 },
  { label: "$50,000 to $74,999", low: 50_000, high: 74_999, share: 0.18 },
  { label: "$75,000 to $99,999", low: 75_000, high: 99_999, share: 0.14 },
  { label: "$100,000 to $149,999", low: 100_000, high: 149_999, share: 0.17 },
  { label: "$150,000 or more", low: 150_000, high: 400_000, share: 0.13 }
]

export const genders: ReadonlyArray<Bucket> = coded([
  ["Male", 0.49],
  ["Female", 0.51]
])

export const demographics = [
  { filterName: "demo_age", questionId: 42, text: "What is your age?", buckets: ages },
  {
    filterName: "demo_gender",
    questionId: 43,
    text: "What is your gender?",
    buckets: genders
  },
  {
    filterName: "demo_region",
    questionId: 122,
    text: "Which region do you live in?",
    buckets: coded([
      ["North", 0.21],
      ["East", 0.17],
      ["South", 0.38],
      ["West", 0.24]
    ])
  },
  {
    filterName: "demo_education",
    questionId: 48741,
    text: "What is the highest level of education you have completed?",
    buckets: coded([
      ["Some high school or less", 0.09],
      ["High school", 0.28],
      ["Some college", 0.27],
      ["College degree", 0.23],
      ["Postgraduate degree", 0.13]
    ])
  },
  {
    filterName: "demo_hhi",
    questionId: 14785,
    text: "What is your household's yearly income?",
    buckets: coded(incomes.map(({ label, share }) => [label, share]))
  },
  {
    filterName: "demo_hhi_int",
    questionId: 61076,
    text: "What is your household's yearly income, in dollars?",
    buckets: incomes
  }
] as const satisfies ReadonlyArray<Demographic>

export type FilterName = (typeof demographics)[number]["filterName"]

/** The index of each demographic in a respondent's list of values. */
export const indexOf: ReadonlyMap<string, number> = new Map(
  demographics.map(({ filterName }, index) => [filterName, index])
)

/** Returns the index of the bucket that contains a value. */
export const bucketOf = (buckets: ReadonlyArray<Bucket>, value: number): number =>
  buckets.findIndex(({ high, low }) => value >= low && value <= high)

const drawBucket = (buckets: ReadonlyArray<Bucket>, random: Random): Bucket => {
  let rest = random.next()
  for (const bucket of buckets) {
    rest -= bucket.share
    if (rest < 0) return bucket
  }
  return random.pick(buckets)
}

/** Draws the values of one respondent. `demo_hhi` and `demo_hhi_int` are derived from the same income, so they agree. */
export const draw = (random: Random): Record<FilterName, number> => {
  const value = (buckets: ReadonlyArray<Bucket>) => {
    const { high, low } = drawBucket(buckets, random)
    return low === high ? low : random.integer(low, high)
  }
  const [age, gender, region, education] = demographics
  const drawn = {
    demo_age: value(age.buckets),
    demo_gender: value(gender.buckets),
    demo_region: value(region.buckets),
    demo_education: value(education.buckets)
  }
  // Incomes are rounded down to thousands, because respondents state round amounts.
  const income = Math.floor(value(incomes) / 1000) * 1000
  return { ...drawn, demo_hhi: bucketOf(incomes, income) + 1, demo_hhi_int: income }
}

/** The number of weighting cells, which are the combinations of gender and age bucket. */
export const strata = ages.length * 2

/** The share of the population in each weighting cell, from 0 to 1. */
export const shares: ReadonlyArray<number> = ages.flatMap(({ share }) => genders.map((gender) => share * gender.share))

export const stratumOf = ({ demo_age, demo_gender }: Record<"demo_age" | "demo_gender", number>): number =>
  bucketOf(ages, demo_age) * 2 + (demo_gender - 1)
