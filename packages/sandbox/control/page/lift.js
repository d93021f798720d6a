/** Formats the lift of a campaign as text. */

export const points = (value) =>
  value === null ? "–" : `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(1)}`

export const percent = (value) => (value === null ? "–" : `${value.toFixed(1)} %`)

const dayLength = 86_400_000
/** Data is refreshed at 03:00 UTC. */
const refreshed = 10_800_000

/**
 * Returns a key of everything that the figures of a campaign depend on. The figures are the same as long as the key is.
 */
export const stateOf = ({ campaign_id, end_date, respondent_count, start_date, status }, now) =>
  JSON.stringify([
    campaign_id,
    start_date,
    end_date,
    respondent_count,
    status === "live" ? Math.floor((Date.parse(now) - refreshed) / dayLength) : status
  ])

/** Returns a short verdict with the class of its tag. */
export const readingOf = (last) => {
  if (last === undefined) return undefined
  if (last.lift_percentage === null || last.statistically_significant === null) return ["too few", "warn"]
  if (!last.statistically_significant) return ["not shown", ""]
  return last.lift_percentage > 0 ? ["lift shown", "yes"] : ["below zero", "bad"]
}

/** Describes the last day in one sentence. */
export const sentenceOf = (days, level) => {
  const last = days.at(-1)
  if (last === undefined) return "No data yet. The first refresh is at 03:00 UTC after the start."
  if (last.lift_percentage === null || last.low === null) return "Too few respondents for a result."
  const word = last.statistically_significant ? "The interval excludes zero." : "The interval includes zero."
  return `${points(last.lift_percentage)} points, ${Number(level) * 100} % interval from ${points(last.low)} to ${points(last.high)}. ${word}`
}

/** The possible actions of a campaign by its status: the label, and the status after it. */
export const moves = {
  draft: [
    ["Launch", "pending"],
    ["Launch and start now", "live"]
  ],
  pending: [["Start now", "live"]],
  live: [["End now", "complete"]],
  complete: [["Reopen", "live"]]
}
