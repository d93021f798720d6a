/**
 * Writes the finding of a report in one or two sentences. The finding never claims that a campaign had no effect.
 */
import type { QuestionRow, Report } from "./Report.ts"
import { level as levelText, list, longDay, plain, range, share } from "./words.ts"

/** Returns a name as it is written within a sentence: `brand awareness`. */
export const within = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/**
 * Returns the names of the questions, such as `brand awareness and recall`. If there are more than three or the names are too long, returns their
 * number, such as `4 of 6 measures`.
 */
const named = (questions: ReadonlyArray<QuestionRow>, all: ReadonlyArray<QuestionRow>): string => {
  const names = list(questions.map(({ name }) => within(name)))
  return questions.length <= 3 && names.length <= 90 ? names : `${questions.length} of ${all.length} measures`
}

const lower = (questions: ReadonlyArray<QuestionRow>, all: ReadonlyArray<QuestionRow>): string =>
  `${named(questions, all)} ${questions.length === 1 ? "is" : "are"} lower`

interface Found {
  readonly lifts: ReadonlyArray<QuestionRow>
  readonly declines: ReadonlyArray<QuestionRow>
  readonly notShown: ReadonlyArray<QuestionRow>
  readonly tooFew: ReadonlyArray<QuestionRow>
}

/** Groups questions by their remark and the sign of their lift. `holds` and `shownAlready` count as findings. */
const sorted = (questions: ReadonlyArray<QuestionRow>): Found => {
  const finds = questions.filter(({ remark: { kind } }) => kind === "holds" || kind === "shownAlready")
  const isDecline = ({ row }: QuestionRow) => (row.lift ?? 0) < 0
  return {
    lifts: finds.filter((each) => !isDecline(each)),
    declines: finds.filter(isDecline),
    notShown: questions.filter(({ remark: { kind } }) => kind === "notShown" || kind === "alone"),
    tooFew: questions.filter(({ remark: { kind } }) => kind === "tooFew")
  }
}

/** Returns the headline after the day of decision. */
export const finalHeadline = (questions: ReadonlyArray<QuestionRow>, client: string): string => {
  const { declines, lifts, notShown, tooFew } = sorted(questions)
  const whose = client === "" ? "" : ` for ${client}`
  return [
    ...(lifts.length > 0 ? [`The campaign raised ${named(lifts, questions)}${whose}.`] : []),
    ...(declines.length > 0 ? [`Among those who saw the ads, ${lower(declines, questions)}.`] : []),
    ...(notShown.length > 0 ? [`An effect on ${named(notShown, questions)} was not shown.`] : []),
    ...(tooFew.length > 0 ? [`There are too few respondents to read ${named(tooFew, questions)}.`] : []),
    ...(questions.length === 0 ? ["There is no question that lift is measured on."] : [])
  ].join(" ")
}

/** Returns the headline of an interim report. */
export const interimHeadline = (questions: ReadonlyArray<QuestionRow>, until: string): string => {
  const { declines, lifts } = sorted(questions)
  const already = [...lifts, ...declines]
  const rest = `The study is decided on ${longDay(until)}.`
  if (lifts.length > 0) return `The campaign has raised ${named(lifts, questions)} already. ${rest}`
  if (already.length > 0) return `Among those who saw the ads, ${lower(already, questions)} already. ${rest}`
  return `Interim figures: nothing is decided yet. ${rest}`
}

/** Returns the text beside the large lift value of the main question. */
export const leadOf = (main: QuestionRow | undefined, level: number, interim: boolean): string => {
  if (main === undefined) return ""
  const { control, controlShare, exposed, exposedShare, lift, lower, tooFew, upper } = main.row
  if (tooFew || lift === null || lower === null || upper === null) {
    return `${exposed ?? 0} exposed and ${control ?? 0} control respondents have answered so far. Lift is read from 50 in each group on.`
  }
  const chosen = `${share(exposedShare)} of those who saw the ads gave an answer in target, against ${share(controlShare)} of those who did not.`
  const meaning = interim
    ? `The interval, ${range(lower, upper)} points, is valid for one look on the day of decision; reading it every day finds lift where there is none.`
    : `If the study were repeated many times, ${inTen(level)} such intervals would contain the true lift.`
  return `${chosen} ${meaning}`
}

const inTen = (level: number): string => (level === 0.9 ? "nine in ten" : `${levelText(level)} of`)

/** Explains that "not shown" does not mean "no effect", and names the lift that the sample would have detected four times in five. */
export const notShownNote = ({ interim, questions }: Pick<Report, "interim" | "questions">): string => {
  const missed = questions.find(({ detectable, remark: { kind } }) => kind === "notShown" && detectable !== null)
  if (interim || missed === undefined || missed.detectable === null) return ""
  return `“Not shown” is not “no effect”: with these respondents, a true lift of ${plain(missed.detectable)} points in ${within(missed.name)} would be missed one time in five, and a smaller one more often.`
}
