/**
 * A respondent's profile and earlier survey entries.
 */
import { taggedError } from "@fieldwork/core/promise"
import { hasExistingDay } from "../ledger/hasExistingDay.ts"

/**
 * An answer to a question: the selected precodes (the codes of the answer options), optionally with the time of the answer. An answer without a time
 * never expires.
 */
export type Answer = ReadonlyArray<string> | { readonly precodes: ReadonlyArray<string>; readonly at: Date | string }

export interface Profile {
  /** The supplier's id for the respondent, sent as `PID`. */
  readonly pid: string
  /** The locale of the respondent, such as `eng_us`. If undefined, surveys in every locale are considered. */
  readonly country_language?: string | undefined
  /**
   * The respondent's device. It does not affect eligibility, only the ranking. The default ranking withholds surveys whose tags exclude the device.
   */
  readonly device?: Device | undefined
  /**
   * The answers, keyed by `question_id`. A time that is a string must be in ISO 8601 format. An empty array counts as unanswered. A precode must not
   * be an empty string.
   */
  readonly answers: Readonly<Record<string, Answer>>
}

/** A respondent's earlier entry into a survey, with the ids of the survey groups to which the survey belonged at that time. */
export interface PastEntry {
  readonly pid: string
  readonly survey_id: number
  readonly survey_group_ids: ReadonlyArray<number>
}

/**
 * The error for an invalid profile. The message names the invalid field or question and never contains an answer.
 *
 * @example
 * ```ts
 * import { InvalidProfileError } from "@fieldwork/supply"
 * new InvalidProfileError({ path: "answers.42", why: "must be a list" }).message.startsWith("profile.answers.42: ") // => true
 * ```
 */
export class InvalidProfileError extends taggedError("InvalidProfileError")<{
  /** The path of the invalid value within the profile, such as `answers.42.at`. */
  readonly path: string
  readonly why: string
}> {
  override get message(): string {
    return `profile.${this.path}: ${this.why}`
  }
}

/** The precodes (codes of answer options) of the usable answers, keyed by question id. Empty and expired answers are omitted. */
export type KnownAnswers = ReadonlyMap<number, ReadonlyArray<string>>

const day = 86_400_000

const isText = (value: unknown): value is string => typeof value === "string"

/** The date at the start of a time in ISO 8601 format. `Date.parse` also reads other texts, and reads a number such as 5 as a month. */
const isoDate = /^\d{4}-\d{2}-\d{2}/

/** Returns a time in ISO 8601 format as Unix milliseconds, or `NaN` if the time is invalid or its day does not exist. */
const isoTime = (at: string): number => {
  const [date = ""] = isoDate.exec(at) ?? []
  return hasExistingDay(date, Date.parse(date)) ? Date.parse(at) : Number.NaN
}

const timeOf = (question: string, at: unknown): number => {
  const time = at instanceof Date ? at.getTime() : isText(at) && isoDate.test(at) ? isoTime(at) : Number.NaN
  if (Number.isFinite(time)) return time
  throw new InvalidProfileError({ path: `answers.${question}.at`, why: "it must be a Date or an ISO 8601 string" })
}

/** Returns whether a precode (the code of an answer option) can be sent in an entry link. */
const isPrecode = (value: unknown): value is string => isText(value) && value !== "" && value.isWellFormed()

const precodesOf = (question: string, answer: Answer): ReadonlyArray<string> => {
  const precodes: unknown = "precodes" in answer ? answer.precodes : answer
  if (Array.isArray(precodes) && precodes.every(isPrecode)) return precodes
  throw new InvalidProfileError({
    path: `answers.${question}`,
    why: 'it must be an array of precodes as non-empty strings: ["29"]'
  })
}

/** Returns the answers that are usable at `now`, a Unix time in milliseconds. Throws `InvalidProfileError` if the profile is invalid. */
export const knownAnswers = (
  { answers, device, pid }: Profile,
  maxAgeDays: number | undefined,
  now: number
): KnownAnswers => {
  if (!isText(pid) || pid === "") throw new InvalidProfileError({ path: "pid", why: "it must be a non-empty string" })
  if (device !== undefined && device !== "desktop" && device !== "mobile") {
    throw new InvalidProfileError({ path: "device", why: 'it must be "desktop" or "mobile", or omitted' })
  }
  if (typeof answers !== "object" || answers === null) {
    throw new InvalidProfileError({ path: "answers", why: "it must be an object, empty if nothing is known" })
  }
  const known = new Map<number, ReadonlyArray<string>>()
  for (const question of Object.keys(answers)) {
    const answer = answers[question]
    if (typeof answer !== "object" || answer === null || !/^\d{1,15}$/.test(question)) {
      throw new InvalidProfileError({
        path: `answers.${question}`,
        why: "an answer must be an array of precodes, and its key the id of the question"
      })
    }
    const precodes = precodesOf(question, answer)
    if (precodes.length === 0) continue
    const isOld =
      "precodes" in answer && now - timeOf(question, answer.at) > (maxAgeDays ?? Number.POSITIVE_INFINITY) * day
    if (!isOld) known.set(Number(question), precodes)
  }
  return known
}

export interface Entered {
  readonly surveys: ReadonlySet<number>
  /** The ids of the survey groups to which the entered surveys belonged at the time of entry. */
  readonly groups: ReadonlySet<number>
}

const nothing: Entered = { surveys: new Set(), groups: new Set() }

/** Returns the ids of the surveys and survey groups that the respondent has entered. Entries of other respondents in `history` are ignored. */
export const enteredSurveysOf = (pid: string, history: ReadonlyArray<PastEntry>): Entered => {
  const own = history.filter((entry) => entry.pid === pid)
  if (own.length === 0) return nothing
  return {
    surveys: new Set(own.map(({ survey_id }) => survey_id)),
    groups: new Set(own.flatMap(({ survey_group_ids }) => survey_group_ids))
  }
}

/** The kind of device that a respondent uses. */
export type Device = "desktop" | "mobile"
