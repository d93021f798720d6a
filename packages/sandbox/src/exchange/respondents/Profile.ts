/**
 * The profile of a respondent. It is computed from the seed and the PID, so the same PID is the same person in every survey, and profiles need not be
 * stored.
 *
 * Some answers change over time. For example, an answer that is valid for 30 days is drawn again every 30 days. The time of the change differs
 * between people.
 */
import * as Random from "../../environment/Random.ts"
import { type Question, questionOf } from "../data/questions/library.ts"
import type { Answers } from "./Answers.ts"
import { localeOfPanelist } from "./Panel.ts"
import { postalCodeAt } from "./PostalCodes.ts"

export interface Profile {
  /** The respondent's answers, one for every question in the question library. */
  readonly answers: Pick<Answers, "get">
  readonly isMobile: boolean
  /** The locale of a sandbox panelist. Undefined for any other PID, which matches every locale. */
  readonly locale: string | undefined
}

const mobileShare = 0.45
const day = 86_400_000

/**
 * The salts for the random draws of a person's device and of the times at which answers change. Different salts keep the draws for one person
 * independent of each other.
 */
const device = 0xffff_fff1
const moment = 0xffff_fff2

const one = (text: string): ReadonlySet<string> => new Set([text])

const singlePunchAnswer = ({ precodes, shares }: Question, at: number): ReadonlySet<string> => {
  let left = at * shares.reduce((sum, share) => sum + share, 0)
  const index = shares.findIndex((share) => (left -= share) < 0)
  return one(precodes[index] ?? precodes.at(-1) ?? "")
}

/** Draws each option independently. The last option, "none of these", is chosen if no other option has been drawn. */
const multiPunchAnswer = ({ precodes, shares }: Question, at: (option: number) => number): ReadonlySet<string> => {
  const chosen = precodes.filter((_, option) => at(option) < (shares[option] ?? 0))
  return new Set(chosen.length > 0 ? chosen : precodes.slice(-1))
}

/** Returns the number of times that the answer has been redrawn by `now`, and the time until which the current answer is valid. */
const epochOf = ({ id, validDays }: Question, person: number, now: number) => {
  if (validDays === undefined) return { epoch: 0, until: undefined }
  const period = validDays * day
  const offset = Random.uniformAt(person, moment, id) * period
  const epoch = Math.floor((now + offset) / period)
  return { epoch, until: (epoch + 1) * period - offset }
}

export interface ProfileAnswer {
  readonly precodes: ReadonlySet<string>
  /** The virtual time in milliseconds at which the answer may change. Undefined if the answer never changes. */
  readonly until: number | undefined
}

/** Returns a person's answer to a question. `person` is a hash of the PID. */
const answer = (person: number, question: Question, now: number): ProfileAnswer => {
  const { epoch, until } = epochOf(question, person, now)
  const at = (option: number) => Random.uniformAt(person, question.id, epoch, option)
  if (question.kind === "Text - Open-end") return { precodes: one(postalCodeAt(at(0))), until }
  return {
    precodes: question.kind === "Multi Punch" ? multiPunchAnswer(question, at) : singlePunchAnswer(question, at(0)),
    until
  }
}

const personOf = (seed: number, pid: string): number => Random.hash(pid, seed)

/** Returns a respondent's answer to a question, or undefined if the question library does not contain the question. */
export const answerOf = (seed: number, pid: string, question: number, now: number): ProfileAnswer | undefined => {
  const known = questionOf(question)
  return known && answer(personOf(seed, pid), known, now)
}

export const profileOf = (seed: number, pid: string, now: number): Profile => {
  const person = personOf(seed, pid)
  const known = new Map<number, ReadonlySet<string>>()
  return {
    isMobile: Random.uniformAt(person, device) < mobileShare,
    locale: localeOfPanelist(pid),
    answers: {
      get: (id) => {
        const question = questionOf(id)
        if (question === undefined) return undefined
        const given = known.get(id) ?? answer(person, question, now).precodes
        known.set(id, given)
        return given
      }
    }
  }
}
