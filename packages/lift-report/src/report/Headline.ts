/**
 * Writes the finding of a report in one or two sentences. The finding never claims that a campaign had no effect.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { QuestionRow, Report } from "./Report.ts"
import { claimedDirection } from "./remarks.ts"
import { sharesOf } from "./sharesOf.ts"
import { detectableLiftText, level as levelText, list, longDay, range, share, withinSentence } from "./format.ts"

/**
 * Returns the names of the questions, such as `brand awareness and recall`. If there are more than three or the names are too long, returns their
 * number, such as `4 of 6 measures`.
 */
const named = (questions: ReadonlyArray<QuestionRow>, all: ReadonlyArray<QuestionRow>): string => {
  const names = list(questions.map(({ name }) => withinSentence(name)))
  return questions.length <= 3 && names.length <= 90 ? names : `${questions.length} of ${all.length} measures`
}

const declineText = (questions: ReadonlyArray<QuestionRow>, all: ReadonlyArray<QuestionRow>): string =>
  `Among those who saw the ads, ${named(questions, all)} ${questions.length === 1 ? "is" : "are"} lower.`

interface Grouped {
  readonly lifts: ReadonlyArray<QuestionRow>
  readonly declines: ReadonlyArray<QuestionRow>
  readonly notSignificant: ReadonlyArray<QuestionRow>
  readonly tooFew: ReadonlyArray<QuestionRow>
  readonly notAvailable: ReadonlyArray<QuestionRow>
}

/**
 * Groups questions by their remark and the direction that it claims. A question counts as significant if its remark is `significantAdjusted` or
 * `significantAlready`.
 */
const grouped = (questions: ReadonlyArray<QuestionRow>): Grouped => {
  const significant = questions.filter(
    ({ remark: { kind } }) => kind === "significantAdjusted" || kind === "significantAlready"
  )
  const isDecline = (question: QuestionRow) => claimedDirection(question) === "decline"
  return {
    lifts: significant.filter((each) => !isDecline(each)),
    declines: significant.filter(isDecline),
    notSignificant: questions.filter(({ remark: { kind } }) => kind === "notSignificant" || kind === "unadjustedOnly"),
    tooFew: questions.filter(({ remark: { kind } }) => kind === "tooFew"),
    notAvailable: questions.filter(({ remark: { kind } }) => kind === "notAvailable")
  }
}

/** Returns the headline of a final report. */
export const finalHeadline = (questions: ReadonlyArray<QuestionRow>, client: string): string => {
  const { declines, lifts, notAvailable, notSignificant, tooFew } = grouped(questions)
  const whose = client === "" ? "" : ` for ${client}`
  return [
    ...(lifts.length > 0 ? [`The campaign raised ${named(lifts, questions)}${whose}.`] : []),
    ...(declines.length > 0 ? [declineText(declines, questions)] : []),
    ...(notSignificant.length > 0 ? [`No significant effect on ${named(notSignificant, questions)} was found.`] : []),
    ...(tooFew.length > 0 ? [`There are too few respondents for a verdict on ${named(tooFew, questions)}.`] : []),
    ...(notAvailable.length > 0 ? [`No result is available for ${named(notAvailable, questions)}.`] : []),
    ...(questions.length === 0 ? ["Lift is not measured on any question."] : [])
  ].join(" ")
}

/** Returns the headline of an interim report. */
export const interimHeadline = (
  questions: ReadonlyArray<QuestionRow>,
  end: string,
  decision: string | undefined
): string => {
  const { declines, lifts } = grouped(questions)
  const findings = [
    ...(lifts.length > 0 ? [`The campaign has already raised ${named(lifts, questions)}.`] : []),
    ...(declines.length > 0 ? [declineText(declines, questions)] : [])
  ]
  const rest =
    decision === undefined ? `The campaign ends on ${longDay(end)}.` : `The study is decided on ${longDay(decision)}.`
  return [...(findings.length > 0 ? findings : ["Interim results: no result is significant yet."]), rest].join(" ")
}

/** The headline of a report, interim or final, whose groups do not have the designed ratio. It claims no effect. */
export const mismatchHeadline =
  "Sample ratio mismatch: the exposed and control groups do not have the designed ratio. No effect can be claimed until the cause is found."

/** Returns the text beside the large lift value of the main question. */
export const leadOf = (
  main: QuestionRow | undefined,
  { level, minimumPerGroup }: Pick<LiftTable.Content, "level" | "minimumPerGroup">,
  interim: boolean,
  hasDecision: boolean
): string => {
  if (main === undefined) return ""
  const { control, exposed, lift, lower, tooFew, upper } = main.row
  if (!tooFew && lift === null) {
    return `No lift is reported for ${withinSentence(main.name)}: the service returned no shares, impossible values, or weights whose effect is unknown.`
  }
  if (tooFew || lift === null || lower === null || upper === null) {
    return `${exposed ?? 0} exposed and ${control ?? 0} control respondents have answered so far. Lift is evaluated once each group has ${minimumPerGroup}.`
  }
  const { decimals, ...shares } = sharesOf(main.row)
  const chosen = `${share(shares.exposed, decimals)} of those who saw the ads gave a target answer, compared with ${share(shares.control, decimals)} of those who did not.`
  const meaning = interim
    ? `The interval, ${range(lower, upper)} points, is valid for a single look ${hasDecision ? "on the day of decision" : "at the end of the campaign"}. Checking it every day increases the probability of a false positive.`
    : `If the study were repeated many times, ${inTen(level)} such intervals would contain the true lift.`
  return `${chosen} ${meaning}`
}

const inTen = (level: number): string => (level === 0.9 ? "nine in ten" : `${levelText(level)} of`)

/** Explains that "not significant" does not mean "no effect", and states the lift that a sample of this size would detect four times out of five. */
export const notSignificantNote = ({ interim, questions }: Pick<Report, "interim" | "questions">): string => {
  const missed = questions.find(({ detectable, remark: { kind } }) => kind === "notSignificant" && detectable !== null)
  if (interim || missed === undefined || missed.detectable === null) return ""
  return `“Not significant” does not mean “no effect”: with this sample, a true lift of ${detectableLiftText(missed.detectable)} points in ${withinSentence(missed.name)} would be missed one time in five, and a smaller one more often.`
}
