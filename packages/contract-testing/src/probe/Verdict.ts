/**
 * Determines from the observed responses whether the service follows each decision. A decision is an interpretation that the spec chooses where the
 * API document is unclear.
 */
import type { Decision } from "@fieldwork/specs/decisions"
import { type Document } from "@fieldwork/specs/openapi"
import { claimsOf, type Facet, facetsOf, appliesTo } from "@fieldwork/specs/provenance"
import type { Observations, Seen } from "./observe.ts"
import { describeNames, type UnmatchedNames } from "./PropertyNames.ts"

/**
 * The outcome for a decision of the spec on an unclear point in the API document. `holds`: the service follows the spec's interpretation. `differs`:
 * the service follows another interpretation. `cannot tell`: the responses do not show which.
 */
export type Outcome = "holds" | "differs" | "cannot tell"

export interface Verdict {
  readonly outcome: Outcome
  /** A description of the observation. If read requests cannot determine the outcome, a description of another way to determine it. */
  readonly detail: string
}

/**
 * Returns whether responses cannot confirm a facet, which is a single claim in the API document. A response body shows neither the meaning of a field
 * nor the width of an integer type such as `int64`.
 */
const isUnobservable = ({ name, pointer }: Facet): boolean =>
  name === "description" || (name === "format" && !pointer.includes("date"))

const list = (items: ReadonlyArray<string>): string =>
  items.length > 3 ? `${items.slice(0, 3).join("; ")}; and ${items.length - 3} more` : items.join("; ")

const placeOf = (pointer: string): string =>
  decodeURIComponent(pointer)
    .split("/")
    .filter((step) => step !== "properties")
    .slice(-2)
    .join(".")
    .replaceAll("~1", "/")

const describeSeen = ({ differ, name, pointer }: Seen): string =>
  `${placeOf(pointer)} (${name}) was ${list([...differ.keys()].map((value) => value.slice(0, 60)))}`

/** The observations that contradict a decision. */
export interface Differences {
  /** The facets (single claims, such as the type) with which values in responses disagree. */
  readonly facets: ReadonlyArray<Seen>
  readonly names: ReadonlyArray<UnmatchedNames>
}

/** Returns the facets that express a decision. A facet is a single claim in the API document, such as the type of a field. */
const facetsOfDecision = ({ decides = {} }: Decision, facets: ReadonlyArray<Facet>): ReadonlyArray<Facet> => {
  const claims = claimsOf(decides).map(appliesTo)
  const all = facets.filter((facet) => claims.some((isOf) => isOf(facet)))
  // A list of known values is not exhaustive, so a value that is not listed contradicts a decision only if the decision is solely about the known
  // values.
  const isAboutValues = all.every(({ name }) => name === "x-known-values" || name === "description")
  return all.filter(({ name }) => isAboutValues || name !== "x-known-values")
}

export const differencesOf = (
  decision: Decision,
  facets: ReadonlyArray<Facet>,
  { seen, unmatched }: Observations
): Differences => {
  const own = facetsOfDecision(decision, facets)
  const found = own.flatMap(({ name, pointer }) => seen.get(`${pointer} ${name}`) ?? [])
  return {
    facets: found.filter(({ differ }) => differ.size > 0),
    names: unmatched().filter(({ absent, schema }) =>
      own.some(({ name, pointer }) => pointer === schema && absent.some((each) => name === `properties.${each}`))
    )
  }
}

export const describeDifferences = ({ facets, names }: Differences): string =>
  list([...names.map(describeNames), ...facets.map(describeSeen)])

/**
 * Determines the outcome for a decision from the observations about the facets that express it. A facet is a single claim in the API document, such
 * as the type of a field.
 */
export const verdictByFacets = (
  decision: Decision,
  facets: ReadonlyArray<Facet>,
  seen: ReadonlyMap<string, Seen>
): Verdict => {
  const own = facetsOfDecision(decision, facets)
  const found = own.flatMap(({ name, pointer }) => seen.get(`${pointer} ${name}`) ?? [])
  const differing = found.filter(({ differ }) => differ.size > 0)
  if (differing.length > 0) return { outcome: "differs", detail: list(differing.map(describeSeen)) }
  const isComplete =
    own.length > 0 && own.every((facet) => !isUnobservable(facet) && seen.has(`${facet.pointer} ${facet.name}`))
  return isComplete
    ? { outcome: "holds", detail: `seen in ${found.reduce((sum, { agree }) => sum + agree, 0)} values` }
    : { outcome: "cannot tell", detail: decision.probe }
}

const known = new WeakMap<Document, ReadonlyArray<Facet>>()

export const facetsIn = (document: Document): ReadonlyArray<Facet> => {
  const facets = known.get(document) ?? facetsOf(document)
  known.set(document, facets)
  return facets
}
