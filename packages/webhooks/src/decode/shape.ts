/**
 * Checks values against the shapes that are generated from the spec. A quick check accepts most values, and a slow one describes what is wrong.
 *
 * Both are as lenient as a receiver must be, because callbacks are not resent: null counts as absent, and exceeding a limit, such as the maximum
 * length of a name, is not a problem.
 */
import type { ArrayShape, ObjectShape, Shape } from "@fieldwork/exchange-client"
import type { Issue } from "./Item.ts"

/** Whether a value has the type, without any null that the spec does not allow. */
export type Check = (value: unknown) => boolean

const primitives: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === "string",
  // Beyond 2^53 a double stands for several integers, so an id might be confused with another one.
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
  // Most of the content of a callback consists of lists of short strings.
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
 * Finds the check for a field by its name. Objects of one kind usually have their fields in one order, so the name at a position is compared with the
 * previous one there, which is faster than a look-up.
 *
 * Fields are iterated instead of read by name, which would miss the engine's caches if the objects have different fields.
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
    // Beyond the number of fields of any known object, positions are not useful.
    if (position < maxPositions) {
      this.#names[position] = name
      this.#found[position] = found
    }
    return found
  }
}

const maxPositions = 64

/**
 * Returns the problems of `value`, the most serious first: missing fields, then others in the order of the spec. Removes any null that the spec does
 * not allow from `value`. In a list it remains, because the other indexes would change.
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

/** Returns the problem of a mismatched type. The message contains nothing of the value. */
const mismatch = (type: string, value: unknown, path: string): Issue => ({
  path,
  message: isInexact(value) ? "it is too large to be exact" : `it is not of type ${type.replace("?", "")}`
})

/** Whether a number is inexact: beyond 2^53 it stands for several integers, and 1e400 is infinite. */
const isInexact = (value: unknown): boolean =>
  typeof value === "number" && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
