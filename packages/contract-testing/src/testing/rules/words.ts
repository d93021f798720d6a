/**
 * Rules that a document states in words.
 *
 * What is expected of the last exchange is told with each check, so that one sentence covers all that follows from it.
 */
import { asText, type Exchange, memberOf } from "../run/Call.ts"
import { fits, shown } from "./fits.ts"
import { accepted, refused } from "./messageRules.ts"
import { register } from "./registry.ts"
import type { Details, Rule } from "./Rule.ts"

type Path = ReadonlyArray<string | number>

const pathOf = ({ path }: Details): Path => (Array.isArray(path) ? (path as Path) : [])

const shows = (exchanges: ReadonlyArray<Exchange>, details: Details): string | undefined => {
  const path = pathOf(details)
  const actual = memberOf(exchanges.at(-1)?.json, ...path)
  const { value } = details
  return fits(actual, value)
    ? undefined
    : `${path.length === 0 ? "the body" : path.join("/")} is ${shown(actual)}, not ${shown(value)}`
}

const agrees = (exchanges: ReadonlyArray<Exchange>, details: Details): string | undefined => {
  const path = pathOf(details)
  const [first, last] = [exchanges[0], exchanges.at(-1)]
  const [one, other] = [memberOf(first?.json, ...path), memberOf(last?.json, ...path)]
  return fits(one, other) && fits(other, one)
    ? undefined
    : `${path.length === 0 ? "the body" : path.join("/")} is ${shown(other)}, and was ${shown(one)}`
}

const expectations: Readonly<Record<string, Rule["broken"]>> = { accepted, refused, shows, agrees }

/** A rule about what the last of its exchanges does or shows. */
export const words = (id: string, place: string, sentence: string): Rule =>
  register({
    id,
    place,
    sentence,
    broken: (exchanges, details) => expectations[asText(details["expect"]) || "accepted"]?.(exchanges, details)
  })

/** A rule with a condition of its own. */
export const condition = (
  id: string,
  place: string,
  sentence: string,
  broken: (json: unknown, exchange: Exchange, exchanges: ReadonlyArray<Exchange>) => string | undefined
): Rule =>
  register({
    id,
    place,
    sentence,
    broken: (exchanges) => {
      const last = exchanges.at(-1)
      return last === undefined ? undefined : broken(last.json, last, exchanges)
    }
  })
