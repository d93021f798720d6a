/**
 * Rules for deprecations: the deprecation headers that a service sends must match the API document.
 */
import type { CheckedInteraction } from "../run/Call.ts"
import { register } from "./registry.ts"

/** Matches a date in structured field syntax: `@` followed by the number of seconds since 1970. */
const structuredDate = /^@-?\d{1,15}$/

const problemOf = ({ operation, received: { headers } }: CheckedInteraction): string | undefined => {
  const { deprecation, sunset } = headers
  if (deprecation === undefined && sunset === undefined) return undefined
  if (deprecation !== undefined && !structuredDate.test(deprecation))
    return "the Deprecation header is not a date such as @1764028800"
  const end = sunset === undefined ? undefined : Date.parse(sunset)
  if (end !== undefined && (Number.isNaN(end) || sunset?.endsWith(" GMT") !== true))
    return "the Sunset header is not an HTTP date"
  if (end !== undefined && deprecation !== undefined && end < Number(deprecation.slice(1)) * 1000)
    return "the operation ends before it is deprecated"
  return deprecation === undefined || operation?.object.deprecated === true
    ? undefined
    : "the service announces a deprecation that the document does not contain"
}

export const announcesDeprecation = register({
  id: "deprecations-are-documented",
  isStateless: true,
  place: "RFC 9745 and RFC 8594",
  sentence:
    "An operation that the service announces as deprecated is deprecated in the document, and both dates can be parsed.",
  broken: (interactions: ReadonlyArray<CheckedInteraction>) => {
    const last = interactions.at(-1)
    return last?.operation === undefined ? undefined : problemOf(last)
  }
})
