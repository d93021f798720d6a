/**
 * Rules for a single request and its response, which apply to every document.
 */
import type { Violation } from "../../validation/Message.ts"
import { asText, type CheckedInteraction, isRefusal, isSuccess } from "../run/Call.ts"
import { register } from "./registry.ts"
import type { Details, Rule } from "./Rule.ts"

const last = (interactions: ReadonlyArray<CheckedInteraction>): CheckedInteraction | undefined => interactions.at(-1)

const placeOf = ({ at, check, rule = "" }: Violation): string =>
  `${check} ${at.replaceAll(/\/\d+(?=\/|$)/g, "/*")} ${rule}`

/** Returns the position of a violation in a response. Together with the rule, the position identifies the violation. */
export const detailsOf = (violation: Violation): Details => ({ at: placeOf(violation) })

const described = ({ at, check, message, origin }: Violation): string =>
  `${check}${at === "" ? "" : ` at ${at}`}: ${message}${origin === undefined ? "" : ` (${origin})`}`

export const followsContract: Rule = register({
  id: "response-follows-contract",
  isStateless: true,
  place: "the OpenAPI document",
  sentence: "Status, headers and body of a response are as the contract documents them.",
  broken: (interactions, { at }) => {
    const found = last(interactions)?.responseViolations.find(
      (violation) => at === undefined || placeOf(violation) === at
    )
    return found && described(found)
  }
})

export const responds: Rule = register({
  id: "responds",
  isStateless: true,
  place: "RFC 9110, 9.2",
  sentence: "Each request gets a response.",
  broken: (interactions) => (last(interactions)?.received.status === 0 ? "there was no response" : undefined)
})

export const noServerError: Rule = register({
  id: "no-server-error",
  isStateless: true,
  place: "RFC 9110, 15.6",
  sentence: "No request makes the service fail: a 5xx response is never caused by a client's input.",
  broken: (interactions) => {
    const status = last(interactions)?.received.status ?? 0
    return status >= 500 ? `the service failed with ${status}` : undefined
  }
})

export const refusesInvalid: Rule = register({
  id: "refuses-invalid",
  isStateless: true,
  place: "the OpenAPI document",
  sentence: "A request that violates the contract is refused with a 4xx status code.",
  broken: (interactions) => {
    const interaction = last(interactions)
    const [violation] = interaction?.requestViolations ?? []
    if (interaction === undefined || violation === undefined || interaction.received.status >= 400) return undefined
    return `the response was ${interaction.received.status} although the request violates the contract: ${described(violation)}`
  }
})

export const acceptsValid: Rule = register({
  id: "accepts-valid",
  place: "the OpenAPI document",
  sentence: "A request that follows the contract is accepted.",
  broken: (interactions, { what }) => {
    const interaction = last(interactions)
    if (interaction === undefined || interaction.requestViolations.length > 0) return undefined
    return isSuccess(interaction)
      ? undefined
      : `it was refused with ${interaction.received.status}, although it follows the contract${what === undefined ? "" : `: ${asText(what)}`}`
  }
})

export const refusesUnknownFields: Rule = register({
  id: "refuses-unknown-fields",
  place: "the OpenAPI document, x-unknown-fields",
  sentence: "A property of the body that the contract does not define is refused, at any depth.",
  broken: (interactions) => {
    const status = last(interactions)?.received.status ?? 400
    return status === 400 ? undefined : `the response was ${status}, not 400`
  }
})

export const asksForCredentials: Rule = register({
  id: "asks-for-credentials",
  isStateless: true,
  place: "RFC 9110, 15.5.2",
  sentence: "A request without the credentials of the operation, or with others, is refused with 401.",
  broken: (interactions) => {
    const interaction = last(interactions)
    const credential = interaction?.call.credential
    if (interaction?.operation?.secured !== true || (credential !== "none" && credential !== "wrong")) return undefined
    const { status } = interaction.received
    return status === 401
      ? undefined
      : `the response to a request with ${credential === "none" ? "no" : "wrong"} credentials was ${status}, not 401`
  }
})

/** Returns a description of the violation if the last response is not successful, even if the contract documents that response. */
export const accepted = (interactions: ReadonlyArray<CheckedInteraction>): string | undefined => {
  const interaction = last(interactions)
  return interaction === undefined || isSuccess(interaction)
    ? undefined
    : `it was refused with ${interaction.received.status}`
}

/** Returns a description of the violation if the last response is not a refusal. `statuses` contains the accepted status codes. */
export const refused = (interactions: ReadonlyArray<CheckedInteraction>, { statuses }: Details): string | undefined => {
  const interaction = last(interactions)
  if (interaction === undefined) return undefined
  const { status } = interaction.received
  const isOne = Array.isArray(statuses) ? statuses.includes(status) : isRefusal(interaction)
  return isOne
    ? undefined
    : `the response was ${status}${Array.isArray(statuses) ? `, not ${statuses.join(" or ")}` : ""}`
}
