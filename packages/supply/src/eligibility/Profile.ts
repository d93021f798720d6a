/**
 * The profile of a respondent, and the surveys that they have entered.
 */
import { taggedError } from "@fieldwork/core/promise"

/** The chosen precodes, and the time of the answer. Precodes without a time do not expire. */
export type Answer = ReadonlyArray<string> | { readonly precodes: ReadonlyArray<string>; readonly at: Date | string }

export interface Profile {
  /** The supplier's id of the respondent, which is sent as `PID`. */
  readonly pid: string
  /** The locale of the respondent, such as `eng_us`. Without it, surveys of every locale are considered. */
  readonly country_language?: string | undefined
  /** The respondent's device, which is used only for ranking. Some surveys accept only one kind of device. */
  readonly device?: Device | undefined
  /** Answers by `question_id`. A time given as text is ISO 8601. An empty list counts as unanswered. */
  readonly answers: Readonly<Record<string, Answer>>
}

/** An earlier entry into a survey, with the groups that the survey was in at that time. */
export interface PastEntry {
  readonly pid: string
  readonly survey_id: number
  readonly survey_group_ids: ReadonlyArray<number>
}

/**
 * A profile that cannot be read. The message names the invalid question and never repeats an answer.
 *
 * @example
 * ```ts
 * import { InvalidProfileError } from "@fieldwork/supply"
 * new InvalidProfileError({ path: "answers.42", why: "must be a list" }).message.startsWith("profile.answers.42: ") // => true
 * ```
 */
export class InvalidProfileError extends taggedError("InvalidProfileError")<{
  /** The path within the profile, such as `answers.42.at`. */
  readonly path: string
  readonly why: string
}> {
  override get message(): string {
    return `profile.${this.path}: ${this.why}`
  }
}

/** Usable answers by question: neither empty nor too old. */
export type KnownAnswers = ReadonlyMap<number, ReadonlyArray<string>>

const day = 86_400_000

const timeOf = (question: string, at: Date | string): number => {
  const time = at instanceof Date ? at.getTime() : Date.parse(at)
  if (Number.isFinite(time)) return time
  throw new InvalidProfileError({ path: `answers.${question}.at`, why: "it must be a Date or ISO 8601 text" })
}

const isText = (value: unknown): value is string => typeof value === "string"

const precodesOf = (question: string, answer: Answer): ReadonlyArray<string> => {
  const precodes: unknown = "precodes" in answer ? answer.precodes : answer
  if (Array.isArray(precodes) && precodes.every(isText)) return precodes
  throw new InvalidProfileError({ path: `answers.${question}`, why: 'it must be a list of precodes as text: ["29"]' })
}

/** The answers that count at a time, in milliseconds. Throws `InvalidProfileError`. */
export const knownAnswers = (
  { answers, device, pid }: Profile,
  maxAgeDays: number | undefined,
  now: number
): KnownAnswers => {
  if (!isText(pid) || pid === "") throw new InvalidProfileError({ path: "pid", why: "it must be a text" })
  if (device !== undefined && device !== "desktop" && device !== "mobile") {
    throw new InvalidProfileError({ path: "device", why: 'it must be "desktop" or "mobile", or absent' })
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
        why: "answers are lists of precodes under the number of their question"
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
  /** The groups of the entered surveys, as known at the time of entry. */
  readonly groups: ReadonlySet<number>
}

const nothing: Entered = { surveys: new Set(), groups: new Set() }

/** The surveys and groups that the respondent has entered. Entries of other respondents do not count. */
export const enteredBy = (pid: string, history: ReadonlyArray<PastEntry>): Entered => {
  const own = history.filter((entry) => entry.pid === pid)
  if (own.length === 0) return nothing
  return {
    surveys: new Set(own.map(({ survey_id }) => survey_id)),
    groups: new Set(own.flatMap(({ survey_group_ids }) => survey_group_ids))
  }
}

/** The kind of device that a respondent uses. */
export type Device = "desktop" | "mobile"
