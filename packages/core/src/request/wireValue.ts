/**
 * The JSON value that a value of a request becomes on the wire.
 *
 * `JSON.stringify` turns what JSON cannot hold into something else: `NaN` and an invalid date into `null`, a `Map` into `{}`, `undefined` in a
 * list into `null`, a function into nothing. A request must say what its caller wrote, so each of these is refused by its place.
 */
import type { Json } from "../errors/Problem.ts"

/** A part of a request that cannot be written as it was given. */
export class UnwritableError extends Error {
  /** Members and indices that lead to the part, such as `["body", "quotas", 0]`. */
  readonly path: Array<string | number> = []
  readonly complaint: string

  constructor(complaint: string) {
    super(complaint)
    this.complaint = complaint
  }
}

/** Deeper values are taken for circular ones. */
const maxDepth = 200

/** Made by a literal or by `Object.create(null)`, also in another realm. */
export const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** `new Number(7)` is written as 7. */
export const isBoxed = (value: unknown): boolean =>
  typeof value === "object" && /^\[object (Number|String|Boolean)\]$/.test(Object.prototype.toString.call(value))

/** Instances of a program's own classes are written by their members. Built-in objects without any, such as a `Map`, hold theirs elsewhere. */
const isWritable = (value: object): boolean =>
  isPlain(value) || (Object.keys(value).length > 0 && !ArrayBuffer.isView(value))

/** Runs `write`, and adds `key` to the path of its error. */
export const inMember = <A>(key: string | number, write: () => A): A => {
  try {
    return write()
  } catch (error) {
    if (error instanceof UnwritableError) error.path.unshift(key)
    throw error
  }
}

const within = (key: string | number, value: unknown, depth: number): Json =>
  inMember(key, () => convert(value, String(key), depth))

const convertObject = (value: object, key: string, depth: number): Json => {
  if (depth >= maxDepth) throw new UnwritableError("must not contain itself")
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new UnwritableError("must be a valid date")
    return value.toISOString()
  }
  if ("toJSON" in value && typeof value.toJSON === "function") {
    const written: unknown = value.toJSON(key)
    return convert(written, key, depth + 1)
  }
  if (isBoxed(value)) return convert(value.valueOf(), key, depth)
  // By index: `map` passes over holes.
  if (Array.isArray(value)) return Array.from(value, (item: unknown, index) => within(index, item, depth + 1))
  if (!isWritable(value)) throw new UnwritableError("must be a plain object, a list, a text, a number or a boolean")
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, within(name, member, depth + 1)]))
}

const convert = (value: unknown, key: string, depth: number): Json => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  if (typeof value === "object") return convertObject(value, key, depth)
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value
    throw new UnwritableError("must be a finite number")
  }
  if (typeof value === "bigint") {
    if (Number.isSafeInteger(Number(value))) return Number(value)
    throw new UnwritableError("must be between -(2^53 - 1) and 2^53 - 1, as larger integers are rounded")
  }
  throw new UnwritableError(value === undefined ? "must not be undefined" : `must not be a ${typeof value}`)
}

/** Throws {@link UnwritableError}. Members that are `undefined` are absent. */
export const wireValue = (value: unknown): Json => convert(value, "", 0)
