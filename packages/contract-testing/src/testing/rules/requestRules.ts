/**
 * Rules for the parts of requests that no schema describes: the method, the path and the format of the credentials.
 */
import { type CheckedInteraction, isSuccess } from "../run/Call.ts"
import { register } from "./registry.ts"
import type { Rule } from "./Rule.ts"

const last = (interactions: ReadonlyArray<CheckedInteraction>): CheckedInteraction | undefined => interactions.at(-1)

export const refusesMethods: Rule = register({
  id: "refuses-methods",
  place: "RFC 9110, 15.5.6",
  sentence:
    "A method that a path does not have is refused with 404, or with 405 and an Allow header that lists the methods of the path.",
  broken: (interactions, { methods, status: expected }) => {
    const interaction = last(interactions)
    if (interaction === undefined) return undefined
    const { headers, status } = interaction.received
    if (expected === undefined && (status === 404 || status === 401)) return undefined
    if (status !== 405) return `the response to ${interaction.call.method} was ${status}`
    const allowed = (headers["allow"] ?? "").split(/\s*,\s*/)
    const missing = (Array.isArray(methods) ? (methods as ReadonlyArray<string>) : []).filter(
      (method) => !allowed.includes(method)
    )
    return missing.length === 0 ? undefined : `the Allow header of the 405 response does not list ${missing.join(", ")}`
  }
})

export const refusesPaths: Rule = register({
  id: "refuses-unknown-paths",
  isStateless: true,
  place: "RFC 9110, 15.5.5",
  sentence: "A path that the service does not have is refused with 404.",
  broken: (interactions) => {
    const status = last(interactions)?.received.status ?? 404
    return status === 404 ? undefined : `the response for the unknown path was ${status}`
  }
})

export const acceptsForms: Rule = register({
  id: "accepts-forms-of-credentials",
  place: "RFC 9110, 11.1 and RFC 6750, 2.1",
  sentence: "The authentication scheme is case-insensitive, and one or more spaces may follow it.",
  broken: (interactions) => {
    const interaction = last(interactions)
    return interaction === undefined || isSuccess(interaction)
      ? undefined
      : `it was refused with ${interaction.received.status}`
  }
})

export const refusesForms: Rule = register({
  id: "refuses-forms-of-credentials",
  isStateless: true,
  place: "RFC 6750, 2.1",
  sentence: "A token with another scheme, or followed by another word, is refused.",
  broken: (interactions) => {
    const status = last(interactions)?.received.status ?? 401
    return status === 401 || status === 400 ? undefined : `the response was ${status}`
  }
})

export const namesScheme: Rule = register({
  id: "names-the-scheme",
  isStateless: true,
  place: "RFC 9110, 15.5.2",
  sentence: "A 401 response has a WWW-Authenticate header with the scheme that the service accepts.",
  broken: (interactions) => {
    const interaction = last(interactions)
    if (interaction?.received.status !== 401) return undefined
    const challenge = interaction.received.headers["www-authenticate"]
    if (challenge === undefined) return "the 401 response has no WWW-Authenticate header"
    return /(?:^|, *)bearer\b/i.test(challenge)
      ? undefined
      : "the WWW-Authenticate header does not name the scheme Bearer"
  }
})

export const refusesRepeats: Rule = register({
  id: "refuses-repeated-lists",
  isStateless: true,
  place: "decision array-parameters",
  sentence: "A list is one comma-separated value: a parameter that is sent twice is refused with 400.",
  broken: (interactions) => {
    const status = last(interactions)?.received.status ?? 400
    return status === 400 ? undefined : `the response was ${status}`
  }
})
