/**
 * Converts a path or query parameter to its form in the URL.
 *
 * `null`, an empty list and a nested object are rejected, because a URL cannot represent them. Omitting a filter instead would select everything.
 */
import type { Json } from "../errors/Problem.ts"
import { atPath, SerializationError, wireValue } from "./wireValue.ts"

type Primitive = string | number | boolean

const primitive = (value: Json): Primitive => {
  if (value === null) throw new SerializationError("null")
  if (typeof value === "object") throw new SerializationError("nested")
  if (typeof value === "string" && !value.isWellFormed()) throw new SerializationError("surrogate")
  return value
}

const listOrPrimitive = (value: Json): Json => {
  if (!Array.isArray(value)) return primitive(value)
  if (value.length === 0) throw new SerializationError("empty list")
  return value.map((item: Json, index) => atPath(index, () => primitive(item)))
}

/** Checks whether the value is a bigint outside the safe integer range. A URL can contain integers of any size. */
const isHuge = (value: unknown): value is bigint => typeof value === "bigint" && !Number.isSafeInteger(Number(value))

/** Converts `input` to a primitive, a list of primitives, or an object of both. Throws {@link SerializationError} if that is not possible. */
export const queryValue = (input: unknown): Json => {
  const value = isHuge(input) ? String(input) : wireValue(input)
  if (value === null || typeof value !== "object" || Array.isArray(value)) return listOrPrimitive(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, atPath(name, () => listOrPrimitive(member))])
  )
}

/**
 * Returns the value of a path segment. Throws {@link SerializationError} for an empty segment, `.` and `..`, which would address another resource.
 * For example, `/campaigns/` is the list of campaigns.
 */
export const pathValue = (input: unknown): Primitive => {
  const value = input === undefined ? undefined : isHuge(input) ? String(input) : wireValue(input)
  if (value === undefined || value === null || value === "" || value === "." || value === "..") {
    throw new SerializationError("path")
  }
  return primitive(value)
}
