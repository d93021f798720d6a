/**
 * Rules about one request and its response, which hold for every document.
 */
import type { Violation } from "../../judge/Message.ts"
import { asText, type Exchange, isRefusal, isSuccess } from "../run/Call.ts"
import { register } from "./registry.ts"
import type { Details, Rule } from "./Rule.ts"

const last = (exchanges: ReadonlyArray<Exchange>): Exchange | undefined => exchanges.at(-1)

const placeOf = ({ at, check, rule = "" }: Violation): string =>
  `${check} ${at.replaceAll(/\/\d+(?=\/|$)/g, "/*")} ${rule}`

/** Names one violation of a response, so that another one is not taken for it. */
export const detailsOf = (violation: Violation): Details => ({ at: placeOf(violation) })

const described = ({ at, check, message, origin }: Violation): string =>
  `${check}${at === "" ? "" : ` at ${at}`}: ${message}${origin === undefined ? "" : ` (${origin})`}`

export const followsContract: Rule = register({
  id: "response-follows-contract",
  judges: true,
  place: "the OpenAPI document",
  sentence: "Status, headers and body of a response are as the contract documents them.",
  broken: (exchanges, { at }) => {
    const found = last(exchanges)?.ofResponse.find((violation) => at === undefined || placeOf(violation) === at)
    return found && described(found)
  }
})

export const responds: Rule = register({
  id: "responds",
  judges: true,
  place: "RFC 9110, 9.2",
  sentence: "Each request gets a response.",
  broken: (exchanges) => (last(exchanges)?.received.status === 0 ? "no response came" : undefined)
})

export const noServerError: Rule = register({
  id: "no-server-error",
  judges: true,
  place: "RFC 9110, 15.6",
  sentence: "No request makes the service fail: 5xx is not a response to what a client sends.",
  broken: (exchanges) => {
    const status = last(exchanges)?.received.status ?? 0
    return status >= 500 ? `it failed with ${status}` : undefined
  }
})

export const refusesInvalid: Rule = register({
  id: "refuses-invalid",
  judges: true,
  place: "the OpenAPI document",
  sentence: "A request that breaks the contract is refused with a 4xx status code.",
  broken: (exchanges) => {
    const exchange = last(exchanges)
    const [violation] = exchange?.ofRequest ?? []
    if (exchange === undefined || violation === undefined || exchange.received.status >= 400) return undefined
    return `the request was answered ${exchange.received.status} although its ${described(violation)}`
  }
})

export const acceptsValid: Rule = register({
  id: "accepts-valid",
  place: "the OpenAPI document",
  sentence: "A request that follows the contract is accepted.",
  broken: (exchanges, { what }) => {
    const exchange = last(exchanges)
    if (exchange === undefined || exchange.ofRequest.length > 0) return undefined
    return isSuccess(exchange)
      ? undefined
      : `it was refused with ${exchange.received.status}, although it follows the contract${what === undefined ? "" : `: ${asText(what)}`}`
  }
})

export const refusesUnknownFields: Rule = register({
  id: "refuses-unknown-fields",
  place: "the OpenAPI document, x-unknown-fields",
  sentence: "A member of the body that the contract does not name is refused, at any depth.",
  broken: (exchanges) => {
    const status = last(exchanges)?.received.status ?? 400
    return status === 400 ? undefined : `it was answered ${status}, not 400`
  }
})

export const asksForCredentials: Rule = register({
  id: "asks-for-credentials",
  judges: true,
  place: "RFC 9110, 15.5.2",
  sentence: "A request without the credentials of the operation, or with others, is refused with 401.",
  broken: (exchanges) => {
    const exchange = last(exchanges)
    if (exchange?.operation?.secured !== true || exchange.call.credential === "good") return undefined
    const { status } = exchange.received
    return status === 401
      ? undefined
      : `a request with ${exchange.call.credential === "none" ? "no" : "wrong"} credentials was answered ${status}, not 401`
  }
})

export const refusesMethods: Rule = register({
  id: "refuses-methods",
  place: "RFC 9110, 15.5.6",
  sentence:
    "A method that a path does not have is refused with 405 and an Allow header that lists those it has, or with 404.",
  broken: (exchanges, { methods }) => {
    const exchange = last(exchanges)
    if (exchange === undefined) return undefined
    const { headers, status } = exchange.received
    if (status === 404 || status === 401) return undefined
    if (status !== 405) return `${exchange.call.method} was answered ${status}`
    const allowed = (headers["allow"] ?? "").split(/\s*,\s*/)
    const missing = (Array.isArray(methods) ? (methods as ReadonlyArray<string>) : []).filter(
      (method) => !allowed.includes(method)
    )
    return missing.length === 0 ? undefined : `405 came with an Allow header that does not list ${missing.join(", ")}`
  }
})

/** Success is expected, whatever the contract says of it; `why` explains the state that makes it so. */
export const accepted = (exchanges: ReadonlyArray<Exchange>): string | undefined => {
  const exchange = last(exchanges)
  return exchange === undefined || isSuccess(exchange) ? undefined : `it was refused with ${exchange.received.status}`
}

/** A refusal is expected; `statuses` narrows it. */
export const refused = (exchanges: ReadonlyArray<Exchange>, { statuses }: Details): string | undefined => {
  const exchange = last(exchanges)
  if (exchange === undefined) return undefined
  const { status } = exchange.received
  const isOne = Array.isArray(statuses) ? statuses.includes(status) : isRefusal(exchange)
  return isOne
    ? undefined
    : `it was answered ${status}${Array.isArray(statuses) ? `, not ${statuses.join(" or ")}` : ""}`
}
