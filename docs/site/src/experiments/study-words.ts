/**
 * Renders the daily results of a campaign as a plot and as sentences, both during the build and in the page.
 */
import { dailyPlot } from "@fieldwork/lift-plots"
import { lastDay, momentOf, type DayResult, type StudyOptions } from "./study.ts"

export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`

type EstimatedResult = DayResult & Required<Pick<DayResult, "estimate">>

const isEstimated = (result: DayResult): result is EstimatedResult => result.estimate !== undefined

const excludesZero = ({ estimate: { margin, points } }: EstimatedResult): boolean => Math.abs(points) > margin

const intervalOf = ({ estimate: { margin, points } }: EstimatedResult): string =>
  `${signed(points - margin)} to ${signed(points + margin)} at 90 %`

export interface StudyWords {
  /** The estimate, such as `+4.9`, or a dash if there is none yet. */
  readonly figure: string
  readonly interval: string
  readonly summary: string
  readonly svg: (width: number, height: number) => string
}

/** Returns the plot and the sentences for the results up to the end of `day`. */
export const wordsOf = (results: ReadonlyArray<DayResult>, day: number, { points }: StudyOptions): StudyWords => {
  const upToDay = results.filter((result) => result.day <= day)
  const estimates = upToDay.filter(isEstimated)
  const last = upToDay.at(-1)
  const latest = last !== undefined && isEstimated(last) ? last : undefined
  const decided = estimates.filter(excludesZero)
  const wrong =
    points === 0
      ? decided.length
      : decided.filter(({ estimate }) => Math.sign(estimate.points) !== Math.sign(points)).length
  const count = `${(last?.respondents ?? 0).toLocaleString("en")} respondents.`
  const first = decided[0]
  const exclusions =
    first === undefined
      ? "No day's interval has excluded zero."
      : `The interval excluded zero on ${decided.length} of ${estimates.length} days, first on day ${first.day}${wrong > 0 ? `, ${wrong} of them wrongly` : ""}.`
  return {
    figure: latest === undefined ? "–" : signed(latest.estimate.points),
    interval: latest === undefined ? "Too few respondents" : intervalOf(latest),
    summary: `Day ${day} of ${lastDay}. ${count} ${estimates.length === 0 ? "Values are null until there are more than 50 respondents." : exclusions} The true effect is ${signed(points)}.`,
    svg: (width, height) =>
      dailyPlot({
        title: `Lift by day up to day ${day}. ${latest === undefined ? "No estimate yet." : `${signed(latest.estimate.points)} points, ${intervalOf(latest)}.`}`,
        width,
        height,
        decision: { at: momentOf(lastDay), label: "end of the campaign" },
        days: estimates.map(({ day: each, estimate }) => ({
          at: momentOf(each),
          points: estimate.points / 100,
          lower: (estimate.points - estimate.margin) / 100,
          upper: (estimate.points + estimate.margin) / 100
        }))
      })
  }
}
