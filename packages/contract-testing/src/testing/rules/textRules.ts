/**
 * Creates rules for requirements that a document states only in words.
 *
 * Each check of a rule specifies the expected outcome of the last interaction, such as `refused`. One rule can therefore cover all consequences of a
 * sentence in the API document.
 */
import { asText, type CheckedInteraction, memberOf } from "../run/Call.ts"
import { matches, formatValue } from "./matches.ts"
import { accepted, refused } from "./messageRules.ts"
import { register } from "./registry.ts"
import type { Details, Rule } from "./Rule.ts"

type Path = ReadonlyArray<string | number>

const pathOf = ({ path }: Details): Path => (Array.isArray(path) ? (path as Path) : [])

const shows = (interactions: ReadonlyArray<CheckedInteraction>, details: Details): string | undefined => {
  const path = pathOf(details)
  const actual = memberOf(interactions.at(-1)?.json, ...path)
  const { value } = details
  return matches(actual, value)
    ? undefined
    : `${path.length === 0 ? "the body" : path.join("/")} is ${formatValue(actual)}, not ${formatValue(value)}`
}

const agrees = (interactions: ReadonlyArray<CheckedInteraction>, details: Details): string | undefined => {
  const path = pathOf(details)
  const [first, last] = [interactions[0], interactions.at(-1)]
  const [one, other] = [memberOf(first?.json, ...path), memberOf(last?.json, ...path)]
  return matches(one, other) && matches(other, one)
    ? undefined
    : `${path.length === 0 ? "the body" : path.join("/")} is ${formatValue(other)}, and was ${formatValue(one)}`
}

const expectations: Readonly<Record<string, Rule["broken"]>> = { accepted, refused, shows, agrees }

/**
 * Creates a rule about the last of the interactions that are checked. The `expect` detail states the requirement: the request is accepted (default)
 * or refused, the response contains a value, or the response has the same value as the first response.
 */
export const textRule = (id: string, place: string, sentence: string): Rule =>
  register({
    id,
    place,
    sentence,
    broken: (interactions, details) => expectations[asText(details["expect"]) || "accepted"]?.(interactions, details)
  })

/** Creates a rule with a custom condition. */
export const condition = (
  id: string,
  place: string,
  sentence: string,
  broken: (
    json: unknown,
    interaction: CheckedInteraction,
    interactions: ReadonlyArray<CheckedInteraction>
  ) => string | undefined
): Rule =>
  register({
    id,
    place,
    sentence,
    broken: (interactions) => {
      const last = interactions.at(-1)
      return last === undefined ? undefined : broken(last.json, last, interactions)
    }
  })
