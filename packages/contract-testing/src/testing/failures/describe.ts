/**
 * Describes a failure as text: the rule, the calls and the responses.
 */
import { authorizationForms } from "../run/authorization.ts"
import type { Call } from "../run/Call.ts"
import type { Failure } from "./Failure.ts"

const maxLength = 300

const shortened = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

export const queryOf = ({ query }: Call): string =>
  query.length === 0 ? "" : `?${query.map((pair) => pair.join("=")).join("&")}`

const bodyOf = (call: Call): string => {
  if (call.text !== undefined) return ` ${shortened(call.text)}`
  return call.body === undefined ? "" : ` ${shortened(JSON.stringify(call.body))}`
}

const credentials: Readonly<Record<Call["credential"], string>> = {
  good: "",
  none: "",
  wrong: " (with wrong credentials)",
  second: " (with the key of another environment)"
}

const formOf = ({ authorization }: Call): string =>
  authorization === undefined ? "" : ` (with ${authorizationForms[authorization].what})`

export const lineOf = (call: Call): string =>
  `${call.method} ${call.path}${queryOf(call)}${bodyOf(call)}${credentials[call.credential]}${formOf(call)}`

/** Returns the numbered calls. An arrow marks the calls to which the rule was applied. */
export const stepsOf = ({ about, calls, statuses }: Failure): ReadonlyArray<string> =>
  calls.map((call, index) => {
    const mark = about.includes(index) ? "→" : " "
    return `${mark} ${index + 1}. ${lineOf(call)}\n       response: ${statuses[index] ?? "none"}`
  })

/** Returns a description of the violation, followed by the calls. */
export const describeFailure = (failure: Failure): string => {
  const { message, operation, place, rule, sentence } = failure
  return [
    `${operation ?? "service"}: ${message}`,
    `  Expected: ${sentence}`,
    `  Stated in: ${place} (rule ${rule})`,
    ...stepsOf(failure).map((line) => `  ${line}`)
  ].join("\n")
}
