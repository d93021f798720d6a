/**
 * Four simulated exchange services, each of which differs from the spec in one way.
 */
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import type { DeviatingService } from "./brandLift.ts"
import { everyMember, withDeviation } from "./Deviation.ts"

const failure = (status: number, text: string) =>
  Response.json({ ApiResult: 1, ApiResultCode: status, ApiMessages: [text] }, { status })

const literal = new Map(
  operationsOf(documents.exchange)
    .flatMap(({ path }) => path.split("/"))
    .filter((segment) => segment !== "" && !segment.startsWith("{"))
    .map((segment) => [segment.toLowerCase(), segment])
)
const isUpper = (segment: string): boolean =>
  literal.get(segment.toLowerCase()) === segment && segment !== segment.toLowerCase()

/**
 * A service that accepts only lower-case paths for the older API (`/supply/v1/surveys/…`). The newer API (`/supply/opportunities/…`) is unchanged.
 */
const lowerCasePaths = withDeviation({
  request: ({ url }) => {
    const segments = url.pathname.split("/")
    if (segments.some(isUpper)) return failure(404, "No such path")
    const [, area = "", version] = segments
    const isOlder = version === "v1" && ["lookup", "core", "supply", "demand"].includes(area)
    if (!isOlder) return {}
    const path = segments.map((segment) => literal.get(segment) ?? segment)
    path[1] = area.slice(0, 1).toUpperCase() + area.slice(1)
    return { url: new URL(`${path.join("/")}${url.search}`, url) }
  }
})

const figures = new Set(["Conversion", "SurveyMobileConversion", "CompletionPercentage"])

const offerwallAsShares = withDeviation({
  response: (json, { pathname }) =>
    pathname.includes("AllOfferwall")
      ? everyMember(json, (name, value) => [name, figures.has(name) && typeof value === "number" ? value / 100 : value])
      : json
})

/**
 * Converts a PascalCase name to camel case, as common JSON serializers do. The leading upper-case letters become lower case, except the last one if
 * it starts a new word: `CPIValue` becomes `cpiValue`.
 */
const camel = (name: string): string => {
  const letters = name.split("")
  for (let at = 0; at < letters.length; at++) {
    const [letter = "", next] = [letters[at], letters[at + 1]]
    if (letter === letter.toLowerCase()) break
    if (at > 0 && next !== undefined && next !== next.toUpperCase()) break
    letters[at] = letter.toLowerCase()
  }
  return letters.join("")
}

const names = new Map<string, string>()
const collect = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return
  const properties: unknown = Reflect.get(value, "properties")
  for (const name of Object.keys(Object(properties))) if (/^[A-Z]/.test(name)) names.set(camel(name), name)
  for (const inner of Object.values(value)) collect(inner)
}
collect(documents.exchange.components?.schemas)

const camelCaseFields = withDeviation({
  request: ({ json }) => {
    if (json === undefined) return {}
    const wrong = Object.keys(Object(json)).find((name) => /^[A-Z]/.test(name))
    if (wrong !== undefined) return failure(400, `${wrong} is not a field`)
    return { json: everyMember(json, (name, value) => [names.get(name) ?? name, value]) }
  },
  response: (json) => everyMember(json, (name, value) => [camel(name), value])
})

/** A service in which the link type is a string instead of a number, and numeric lookup ids are numbers instead of strings. */
const otherTypes = withDeviation({
  response: (json) =>
    everyMember(json, (name, value) => [
      name,
      name === "SupplierLinkType" && typeof value === "number"
        ? String(value)
        : name === "Id" && typeof value === "string" && /^\d+$/.test(value)
          ? Number(value)
          : value
    ])
})

export const exchangeServices: Readonly<Record<string, DeviatingService>> = {
  "paths in lower case": {
    service: lowerCasePaths,
    differs: [],
    corrects: "/supply/v1",
    shownBy: "listOfferwallSurveys"
  },
  "an offerwall of shares": {
    service: offerwallAsShares,
    differs: ["offerwall-scales"],
    corrects: "x-wire-scale",
    shownBy: "listOfferwallSurveys"
  },
  "fields in camelCase": {
    service: camelCaseFields,
    differs: [
      "arrays-without-option",
      "question-types",
      "offerwall-and-allocation",
      "survey-status-codes",
      "types-as-printed"
    ],
    corrects: "x-wire-name",
    shownBy: "createSurvey"
  },
  "ids of lookups as numbers": {
    service: otherTypes,
    differs: ["ids-as-text"],
    corrects: "type",
    shownBy: "getBundledLookups"
  }
}
