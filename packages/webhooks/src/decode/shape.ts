/**
 * Checks values against the shapes that are generated from the spec. A quick check accepts most values, and a slower check describes the problems
 * with the other values.
 *
 * Both checks are lenient, because callbacks are not resent. A null field counts as absent, and exceeding a limit, such as the maximum length of a
 * name, is not a problem.
 */
import type { ArrayShape, ObjectShape, Shape } from "@fieldwork/exchange-client"
import type { Issue } from "./Item.ts"

/** Returns whether a value has the expected type and does not contain any null that the spec does not allow. */
export type Check = (value: unknown) => boolean

const primitives: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === "string",
  // Beyond 2^53, one double represents several integers, so two different ids might appear equal.
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === "boolean"
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const checkOf = (shape: Shape): Check => {
  if (typeof shape === "string") {
    const isNullable = shape.endsWith("?")
    const check = primitives[isNullable ? shape.slice(0, -1) : shape] ?? never
    return isNullable ? (value) => value === null || check(value) : check
  }
  const check = "items" in shape ? arrayCheck(shape) : objectCheck(shape)
  return shape.nullable === true ? (value) => value === null || check(value) : check
}

const never: Check = () => false

const arrayCheck = ({ items }: ArrayShape): Check => {
  // Lists of short strings account for most of the bytes in a callback, so they have a specialised check.
  if (items === "string") {
    return (value) => {
      if (!Array.isArray(value)) return false
      for (let index = 0; index < value.length; index++) if (typeof value[index] !== "string") return false
      return true
    }
  }
  const check = checkOf(items)
  return (value) => {
    if (!Array.isArray(value)) return false
    for (let index = 0; index < value.length; index++) if (!check(value[index])) return false
    return true
  }
}

const objectCheck = (shape: ObjectShape): Check => {
  const plan = new FieldPlan(Object.entries(shape.fields).map(([name, field]) => [name, checkOf(field)]))
  const { required } = shape
  return (value) => {
    if (!isObject(value)) return false
    let position = 0
    for (const name in value) {
      const check = plan.find(name, position++)
      if (check !== undefined && !check(value[name])) return false
    }
    for (let index = 0; index < required.length; index++) if (value[required[index] ?? ""] === undefined) return false
    return true
  }
}

/**
 * Finds the check for a field by its name. Objects of the same kind usually have their fields in the same order. The name at each position is
 * therefore first compared with the name that the previous object had at this position, which is faster than a lookup.
 *
 * Callers iterate over the fields of an object. Reading the fields by name would be slow for objects with different fields, because the engine's
 * inline caches would not help.
 */
export class FieldPlan<A> {
  readonly #known: ReadonlyMap<string, A>
  readonly #names: Array<string> = []
  readonly #found: Array<A | undefined> = []

  constructor(known: Iterable<readonly [name: string, A]>) {
    this.#known = new Map(known)
  }

  find(name: string, position: number): A | undefined {
    if (this.#names[position] === name) return this.#found[position]
    const found = this.#known.get(name)
    // Positions beyond this limit are not cached, because no known object has so many fields.
    if (position < maxPositions) {
      this.#names[position] = name
      this.#found[position] = found
    }
    return found
  }
}

const maxPositions = 64

/**
 * Returns the problems with `value`, the most serious first: missing fields, then other problems in the order of the spec. Also removes null fields
 * that the spec does not allow from `value`. A null in a list is not removed, because the indexes of the following elements would change.
 */
export const issuesOf = (shape: Shape, value: unknown, path = ""): ReadonlyArray<Issue> => {
  if (value === null && isNullable(shape)) return []
  if (typeof shape === "string") return checkOf(shape)(value) ? [] : [mismatch(shape, value, path)]
  if ("items" in shape) {
    if (!Array.isArray(value)) return [mismatch("array", value, path)]
    return value.flatMap((item, index) => issuesOf(shape.items, item, `${path}/${index}`))
  }
  return isObject(value) ? fieldIssues(shape, value, path) : [mismatch("object", value, path)]
}

const fieldIssues = ({ fields, required }: ObjectShape, value: Record<string, unknown>, path: string) => {
  const names = Object.keys(fields)
  for (const name of names) {
    const field = fields[name]
    if (value[name] === null && field !== undefined && !isNullable(field)) Reflect.deleteProperty(value, name)
  }
  const missing = required.filter((name) => value[name] === undefined)
  const wrong = names.flatMap((name) => {
    const field = fields[name]
    return value[name] === undefined || field === undefined ? [] : issuesOf(field, value[name], `${path}/${name}`)
  })
  return [...missing.map((name) => ({ path: `${path}/${name}`, message: "it is missing" })), ...wrong]
}

const isNullable = (shape: Shape): boolean =>
  typeof shape === "string" ? shape.endsWith("?") : shape.nullable === true

/** Returns the issue for a value of the wrong type. The message contains no data from the value. */
const mismatch = (type: string, value: unknown, path: string): Issue => ({
  path,
  message: isInexact(value) ? "it is too large to be exact" : `it is not of type ${type.replace("?", "")}`
})

/** Checks whether a number is inexact. A double beyond 2^53 represents several integers, and 1e400 is parsed as infinity. */
const isInexact = (value: unknown): boolean =>
  typeof value === "number" && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
