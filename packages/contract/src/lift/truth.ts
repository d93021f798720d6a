/**
 * Analyses studies whose true lift is known, based on the respondents' CSV and on the counts that the service returns.
 */
import { type Group, liftInterval, rake, type RakingCell, sampleRatio } from "@fieldwork/lift-statistics"
import { runStudy } from "./Study.ts"

/** The proportions of the population by gender and age, as in a census. */
const census = {
  gender: { men: 0.49, women: 0.51 },
  age: { "18-24": 0.12, "25-34": 0.18, "35-44": 0.17, "45-54": 0.16, "55-64": 0.17, "65+": 0.2 }
}

const ages = Object.keys(census.age)

const ageOf = (years: number): string =>
  ages.find((name) => years <= Number(/(\d+)$/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY)) ?? "65+"

export const truePoints = 0.05

/**
 * The parameters of a confounded study. Older people are exposed to the campaign more often, and they also know the brand better even without
 * exposure. Men respond half as often as women.
 */
const confounded = (seed: number) => ({
  seed,
  effect: {
    base: 0.3,
    points: 100 * truePoints,
    segments: [{ filter_name: "demo_age" as const, low: 45, high: 99, points: 100 * truePoints, base: 0.55 }]
  },
  people: {
    respondents: 2000,
    exposure_share: 0.35,
    exposure_segments: [{ filter_name: "demo_age" as const, low: 45, high: 99, share: 0.65 }],
    non_response: [{ filter_name: "demo_gender" as const, low: 1, high: 1, share: 0.5 }]
  }
})

export interface Estimate {
  readonly lift: number
  readonly lower: number
  readonly upper: number
}

const covers = ({ lower, upper }: Estimate): boolean => lower <= truePoints && truePoints <= upper

/** Runs a confounded study. Returns the lift without weights, and the lift after raking each group to the census proportions. */
const estimates = async (seed: number): Promise<Readonly<Record<"raw" | "raked", Estimate>>> => {
  const { campaign, client } = await runStudy(confounded(seed))
  const cells = { exposed: new Map<string, RakingCell>(), control: new Map<string, RakingCell>() }
  for await (const row of client.respondents.csvRows({ campaigns_pk: campaign })) {
    const own = cells[row.get("group") === "exposed" ? "exposed" : "control"]
    const gender = row.get("demo_gender") === "1" ? "men" : "women"
    const age = ageOf(Number(row.get("demo_age")))
    const { n = 0, x = 0 } = own.get(gender + age) ?? {}
    own.set(gender + age, { gender, age, n: n + 1, x: x + (row.get("brand_awareness") === "Alder Coffee" ? 1 : 0) })
  }
  const sum = (some: ReadonlyMap<string, RakingCell>) =>
    [...some.values()].reduce<Group>((all, { n, x = 0 }) => ({ n: all.n + n, x: all.x + x }), { n: 0, x: 0 })
  const raked = (some: ReadonlyMap<string, RakingCell>) => {
    const { converged, group } = rake({ cells: [...some.values()], targets: census })
    if (!converged || group === null) throw new Error(`study ${seed} could not be raked`)
    return group
  }
  const read = (exposed: Group, control: Group): Estimate => {
    const interval = liftInterval(exposed, control, 0.9)
    if (interval === null) throw new Error(`study ${seed} has no interval`)
    return { lift: exposed.x / exposed.n - control.x / control.n, lower: interval.lower, upper: interval.upper }
  }
  return {
    raw: read(sum(cells.exposed), sum(cells.control)),
    raked: read(raked(cells.exposed), raked(cells.control))
  }
}

export interface Recovery {
  /** The mean unweighted lift over all studies, as a proportion. */
  readonly raw: number
  readonly raked: number
  /** The proportion of studies whose unweighted 90% confidence interval contains the true lift. */
  readonly rawCovers: number
  readonly rakedCovers: number
}

export const recoverTruth = async (studies: number, seed: number): Promise<Recovery> => {
  const found: Array<Readonly<Record<"raw" | "raked", Estimate>>> = []
  for (let study = 0; study < studies; study++) found.push(await estimates(seed + study))
  const mean = (value: (each: Readonly<Record<"raw" | "raked", Estimate>>) => number) =>
    found.reduce((sum, each) => sum + value(each), 0) / studies
  return {
    raw: mean(({ raw }) => raw.lift),
    raked: mean(({ raked }) => raked.lift),
    rawCovers: mean(({ raw }) => (covers(raw) ? 1 : 0)),
    rakedCovers: mean(({ raked }) => (covers(raked) ? 1 : 0))
  }
}

/**
 * Returns the number of studies for which the sample-ratio test reports a mismatch. `people` defines the respondents of each study. The expected
 * ratio is 1:1.
 */
export const countMismatches = async (
  studies: number,
  seed: number,
  people: { readonly respondents: number; readonly exposure_share: number }
): Promise<number> => {
  let found = 0
  for (let study = 0; study < studies; study++) {
    const { campaign, client, question } = await runStudy({ seed: seed + study, people, days: 1 })
    const { control_count = 0, exposed_count = 0 } = await client.lift.get({
      campaigns_pk: campaign,
      questions_pk: question
    })
    if (control_count + exposed_count !== people.respondents) throw new Error(`study ${study} has not ended`)
    if (sampleRatio({ observed: [exposed_count, control_count], expected: [1, 1] })?.mismatch === true) found++
  }
  return found
}
