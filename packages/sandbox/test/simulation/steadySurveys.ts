/** Observes the surveys of a market that stay open for months, and computes the share of each day's entrants who completed. */
import type { MarketSurveyDetail } from "../../src/control/schema.gen.ts"
import { createSandbox } from "../../src/index.ts"

export interface Series {
  readonly survey: number
  /** The true conversion rate of the survey. */
  readonly truth: number
  /** The observed conversion rate of each day. */
  readonly conversions: ReadonlyArray<number>
}

const steady = [1_000_001, 1_000_002, 1_000_003]

export const watchSteadySurveys = async (seed: number, days: number, size?: number): Promise<ReadonlyArray<Series>> => {
  const sandbox = createSandbox({ seed, ...(size !== undefined && { market: { size } }) })
  const look = async (survey: number) => {
    const response = await sandbox.fetch(`http://sandbox/__sandbox/surveys/${survey}`)
    const { quotas, truth } = (await response.json()) as MarketSurveyDetail
    return { entrants: quotas[0]?.entrants ?? 0, completes: quotas[0]?.completes ?? 0, truth: truth.conversion }
  }
  const before = await Promise.all(steady.map(look))
  const conversions = steady.map((): Array<number> => [])
  for (let day = 0; day < days; day++) {
    await sandbox.advance({ days: 1 })
    for (const [index, survey] of steady.entries()) {
      const [last, now] = [before[index], await look(survey)]
      if (last !== undefined)
        conversions[index]?.push((now.completes - last.completes) / (now.entrants - last.entrants))
      before[index] = now
    }
  }
  return steady.map((survey, index) => ({
    survey,
    truth: before[index]?.truth ?? 0,
    conversions: conversions[index] ?? []
  }))
}

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the deviation of the mean from the true value, the relative standard deviation, and the correlation between consecutive days.
 */
export const statistics = ({ conversions, truth }: Series) => {
  const average = mean(conversions)
  const deviations = conversions.map((value) => value - average)
  const variance = mean(deviations.map((value) => value * value))
  const products = deviations.slice(1).map((value, index) => value * (deviations[index] ?? 0))
  return {
    bias: average / truth - 1,
    relativeDeviation: Math.sqrt(variance) / average,
    autocorrelation: (mean(products) * products.length) / (variance * deviations.length)
  }
}
