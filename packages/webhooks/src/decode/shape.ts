/**
 * Reads values by the shapes that are generated from the spec: a quick look that finds most values right, and a slow one
 * that says in words what is wrong.
 *
 * Both read as leniently as a receiver must, because nothing is sent again: null is as good as absent, and passing a limit,
 * such as the length of a name, is not an issue.
 */
import type { ArrayShape, ObjectShape, Shape } from "@fieldwork/exchange-client"
import type { Issue } from "./item.ts"

/** Whether a value has the type, with no null where the spec allows none. */
export type Check = (value: unknown) => boolean

const primitives: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === "string",
  // Beyond 2^53 a double stands for several integers, so an id there may be another's.
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
  // Most of what a callback contains is lists of short texts.
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
 * Finds what belongs to a field's name. Objects of one kind have their fields in one order for the most part, so the name at
 * a position is compared with the one that was there last, which is quicker than a look-up.
 *
 * Fields are walked as they are and not asked for by name: where each object has other fields, that would miss every cache
 * of the engine.
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
    // Beyond what any known object has, positions are of no use.
    if (position < maxPositions) {
      this.#names[position] = name
      this.#found[position] = found
    }
    return found
  }
}

const maxPositions = 64

/**
 * What is wrong with `value`, the most serious first: missing fields, then others in the order of the spec. A null that the
 * spec does not allow is removed from `value`; in a list it stays, because the others would move.
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

/** The message repeats nothing of the value. */
const mismatch = (type: string, value: unknown, path: string): Issue => ({
  path,
  message: isInexact(value) ? "it is too large to be exact" : `it is not of type ${type.replace("?", "")}`
})

/** Beyond 2^53 a number stands for several integers, and 1e400 is infinite. */
const isInexact = (value: unknown): boolean =>
  typeof value === "number" && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
