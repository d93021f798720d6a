/**
 * The facts at the top of an operation's page, such as authentication, retry class, pagination and limits. Each fact consists of a term and a
 * sentence.
 */
import { resolve, type Response } from "@fieldwork/specs/openapi"
import { originText } from "./origin-words.ts"
import type { Route } from "./operations.ts"
import { sectionsText } from "./section-links.ts"
import { facetsAt, originsOf, sectionsOf } from "./sources.ts"

export interface Fact {
  readonly term: string
  /** The sentence that states the fact, as Markdown. */
  readonly text: string
}

const retry = {
  safe: "**safe**: a repeated request changes nothing, so a failed call is retried.",
  replaceable: "**replaceable**: a repeated request has the same result, so a failed call is retried.",
  once: "**once**: not resent after the request may have reached the service, unless the response shows that nothing was done (401 once, 429). The call fails with `AmbiguousWriteError` instead."
} as const

const pages = {
  page: "by `page`, counted from 1, and `page_size`. `page_size` of the response counts the items on that page; `total_items` is the number of items on all pages.",
  page_number: "by `page_number`, counted from 1, and `page_size`; `total` is the number of items on all pages."
} as const

const credential = (route: Route): string => {
  const { document } = route.api
  const names = (route.operation.security ?? document.security).flatMap((each) => Object.keys(each))
  if (route.kind === "webhook") return "the signature in `X-Platform-Signature`. Verify it before you parse the body."
  if (names.length === 0) return "none; the secret is in the body."
  return names
    .map((name) => {
      const scheme = document.components.securitySchemes[name]
      if (scheme === undefined) throw new Error(`no security scheme is named ${name}`)
      return scheme.type === "http"
        ? "`Authorization: Bearer <access token>`, from [createToken](/brand-lift/operations/create-token/), valid for 10 hours."
        : `\`${scheme.name ?? ""}: <API key>\`, the key itself, without a scheme such as \`Bearer\`.`
    })
    .join(" or ")
}

export const factsOf = (route: Route): ReadonlyArray<Fact> => {
  const { operation } = route
  const pagination = operation["x-pagination"]
  const limit = operation["x-body-limit"]
  const server = operation.servers?.[0]
  const facets = facetsAt(route.api, route.object).filter(({ name }) => !/^(parameters|responses)\./.test(name))
  const sections = sectionsOf(route.api, facets)
  return [
    { term: "Operation", text: `\`${operation.operationId}\`` },
    { term: "Authentication", text: credential(route) },
    ...(route.kind === "webhook" ? [] : [{ term: "Retries", text: retry[operation["x-retry"]] }]),
    ...(pagination === undefined ? [] : [{ term: "Pagination", text: pages[pagination.style] }]),
    ...(limit === undefined
      ? []
      : [
          {
            term: "Body",
            text: `at most ${limit.toLocaleString("en")} bytes as received; a longer body is rejected with 413.`
          }
        ]),
    ...(server === undefined ? [] : [{ term: "Server", text: "the authentication URL, not the base URL." }]),
    ...(operation["x-stability"] === "beta"
      ? [{ term: "Beta", text: "may change without a new version of the path. See [versioning](/versioning/)." }]
      : []),
    ...(sections.length === 0 ? [] : [{ term: "Stated", text: `in ${sectionsText(route.api.name, sections)}.` }]),
    ...originsOf(route.api, facets).map((origin) => ({
      term: origin.kind === "observed" ? "Observed" : "Inferred",
      text: `${originText(origin)}.`
    }))
  ]
}

/** Returns whether the error responses of an operation contain error codes. Only v2-beta responses do. */
export const namesBetaCodes = (route: Route): boolean =>
  Object.values(route.operation.responses).some((response) => {
    const { content = {} } = resolve<Response>(route.api.document, response)
    return JSON.stringify(content).includes("#/components/schemas/BetaErrors")
  })
