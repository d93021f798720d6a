/**
 * The value of a path or query parameter as it is written into the URL.
 *
 * `null`, an empty list and a nested object have no form in a URL and would be left out, and a filter that is left out selects everything.
 */
import type { Json } from "../errors/Problem.ts"
import { inMember, UnwritableError, wireValue } from "./wireValue.ts"

type Primitive = string | number | boolean

const primitive = (value: Json): Primitive => {
  if (value === null) throw new UnwritableError("must not be null: leave it out instead")
  if (typeof value === "object") throw new UnwritableError("must be a text, a number, a boolean or a date")
  if (typeof value === "string" && !value.isWellFormed()) throw new UnwritableError("must be well-formed Unicode")
  return value
}

const listOrPrimitive = (value: Json): Json => {
  if (!Array.isArray(value)) return primitive(value)
  if (value.length === 0)
    throw new UnwritableError("must not be empty: an empty list would be left out, and select all")
  return value.map((item: Json, index) => inMember(index, () => primitive(item)))
}

/** A URL holds integers of any size. */
const isHuge = (value: unknown): value is bigint => typeof value === "bigint" && !Number.isSafeInteger(Number(value))

/** A number, a text, a list of these, or an object with these as its members. Throws {@link UnwritableError}. */
export const queryValue = (given: unknown): Json => {
  const value = isHuge(given) ? String(given) : wireValue(given)
  if (value === null || typeof value !== "object" || Array.isArray(value)) return listOrPrimitive(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, inMember(name, () => listOrPrimitive(member))])
  )
}

/** An empty or dotted segment would address another resource: `/campaigns/` is the list. Throws {@link UnwritableError}. */
export const pathValue = (given: unknown): Primitive => {
  const value = given === undefined ? undefined : isHuge(given) ? String(given) : wireValue(given)
  if (value === undefined || value === null || value === "" || value === "." || value === "..") {
    throw new UnwritableError("must be a number or a text that is not empty")
  }
  return primitive(value)
}
