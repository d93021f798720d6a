/**
 * What a service must do, with the sentence that says so.
 */
import { asText, type Exchange } from "../run/Call.ts"

/** What a rule is told besides the exchanges; JSON, so that a failure can be written to a file. */
export type Details = Readonly<Record<string, unknown>>

export interface Rule {
  /** Kebab-case and unique. */
  readonly id: string
  /** Where it is stated: a section of a document, `decision …` for how we read a silent point, or a standard. */
  readonly place: string
  /** What holds, as one sentence. */
  readonly sentence: string
  /** It judges each message by itself, whatever the state of the service. */
  readonly judges?: boolean
  /** What is wrong with these exchanges, as a sentence about the response; undefined when the rule holds. */
  readonly broken: (exchanges: ReadonlyArray<Exchange>, details: Details) => string | undefined
}

/** A rule that was broken. */
export interface Found {
  readonly rule: Rule
  readonly message: string
  readonly details: Details
  /** What the rule is about. The last one showed it. */
  readonly exchanges: ReadonlyArray<Exchange>
  /** Every exchange since the last reset until the last one of `exchanges`. */
  readonly trace: ReadonlyArray<Exchange>
  /** The same for the same fault, whichever values showed it. */
  readonly key: string
}

const withoutPositions = (text: string): string => text.replaceAll(/\/\d+(?=\/|$)/g, "/*")

export const keyOf = (rule: Rule, exchanges: ReadonlyArray<Exchange>, details: Details): string => {
  const last = exchanges.at(-1)
  const subject = last?.call.operation ?? `${last?.call.method} ${last?.call.path}`
  return `${rule.id} ${subject} ${withoutPositions(asText(details["at"]))}`
}
