/**
 * The statements of an API document. Each statement is listed with the facets (details of the OpenAPI document, such as a type or a limit) that are
 * based on it, the page that shows them, and the tests that verify it.
 */
import { type Entry, statementsOf } from "@fieldwork/checks/register"
import { claimsOf } from "@fieldwork/specs/provenance"
import { stepsOf } from "@fieldwork/specs/openapi"
import { type Api, type ApiName, apis } from "./documents.ts"
import { apiHref, schemaHref, schemasHref } from "./links.ts"
import { operations, type Route, webhooks } from "./operations.ts"

export interface Statement extends Pick<Entry, "id" | "place" | "kinds"> {
  /** The facets (details of the OpenAPI document) that are based on the statement, such as `Campaign/properties/status: type`. */
  readonly facets: ReadonlyArray<string>
  /** The URL of the page that shows the details of the OpenAPI document that are based on the statement. */
  readonly href: string
  readonly tests: ReadonlyArray<string>
}

const routes: ReadonlyArray<Route> = [...operations, ...webhooks]

/** Returns the URL of the first operation that uses a component. Used for components without a page of their own, such as parameters. */
const userOf = (api: Api, kind: string, name: string): string | undefined =>
  routes.find(
    (route) => route.api === api && JSON.stringify(route.operation).includes(`"#/components/${kind}/${name}"`)
  )?.href

const hrefOf = (api: Api, pointer: string): string => {
  const [kind, first = "", second = ""] = stepsOf(pointer)
  if (kind === "components" && first === "schemas") return schemaHref(api.name, second)
  if (kind === "components") return userOf(api, first, second) ?? schemasHref(api.name)
  const route = routes.find((each) => each.api === api && each.pointer.startsWith(`#/${kind}/`) && isAt(each, pointer))
  return route?.href ?? apiHref(api.name)
}

const isAt = (route: Route, pointer: string): boolean =>
  pointer === route.pointer || pointer.startsWith(`${route.pointer}/`)

const shortOf = (pointer: string): string => pointer.replace(/^#\/(components\/schemas\/)?/, "")

const statementOf = (api: Api, { claims, id, kinds, page, place, tests = [] }: Entry): Statement => {
  const first = claimsOf(claims).find(({ pointer }) => !pointer.includes("*"))
  return {
    id,
    place,
    kinds,
    facets: Object.entries(claims ?? {}).map(([pointer, names]) => `${shortOf(pointer)}: ${names.join(", ")}`),
    href: page ?? (first === undefined ? apiHref(api.name) : hrefOf(api, first.pointer)),
    tests
  }
}

/** Returns the statements of an API document by chapter, in document order. */
export const statementsIn = (name: ApiName): ReadonlyMap<string, ReadonlyArray<Statement>> => {
  const api = apis.find((each) => each.name === name)
  if (api === undefined) return new Map()
  return Map.groupBy(
    statementsOf(name).map((entry) => statementOf(api, entry)),
    ({ place }) => place.replace(/( \d+)?$/, "")
  )
}
