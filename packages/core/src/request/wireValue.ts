/**
 * Converts a part of a request to its JSON value.
 *
 * `JSON.stringify` silently changes values that JSON cannot represent: `NaN` and an invalid date become `null`, a `Map` becomes `{}`, `undefined` in
 * a list becomes `null`, and a function disappears. A request must contain exactly what its caller wrote, so such values are rejected, and the error
 * contains their paths.
 */
import type { Json } from "../errors/Problem.ts"

/** The reason why a value cannot be serialised. The messages are in `serializationErrors.ts`, which is loaded when the first error is created. */
export type SerializationFault =
  | "body"
  | "built-in"
  | "circular"
  | "date"
  | "empty list"
  | "form"
  | "huge"
  | "infinite"
  | "input"
  | "nested"
  | "null"
  | "path"
  | "surrogate"
  | "undefined"
  | "function"
  | "symbol"

/** The error for a value in a request that cannot be serialised. */
export class SerializationError extends Error {
  /** The path to the value, with property names and indexes, such as `["body", "quotas", 0]`. */
  readonly path: Array<string | number> = []
  readonly why: SerializationFault

  constructor(why: SerializationFault) {
    super(why)
    this.why = why
  }
}

/** The maximum nesting depth. Deeper values are assumed to be circular. */
const maxDepth = 200

/** Checks whether an object was created by a literal or by `Object.create(null)`, possibly in another realm. */
export const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Checks whether the value is a boxed primitive, such as `new Number(7)`, which is serialised as 7. */
export const isBoxed = (value: unknown): boolean =>
  typeof value === "object" && /^\[object (Number|String|Boolean)\]$/.test(Object.prototype.toString.call(value))

/**
 * Checks whether an object can be serialised. Instances of a program's own classes are serialised by their properties. Built-in objects such as a
 * `Map` are rejected, because they have internal state instead of properties.
 */
const isWritable = (value: object): boolean =>
  isPlain(value) || (Object.keys(value).length > 0 && !ArrayBuffer.isView(value))

/** Runs `write`. If `write` throws a `SerializationError`, adds `key` to the error's path. */
export const atPath = <A>(key: string | number, write: () => A): A => {
  try {
    return write()
  } catch (error) {
    if (error instanceof SerializationError) error.path.unshift(key)
    throw error
  }
}

const within = (key: string | number, value: unknown, depth: number): Json =>
  atPath(key, () => convert(value, String(key), depth))

const convertObject = (value: object, key: string, depth: number): Json => {
  if (depth >= maxDepth) throw new SerializationError("circular")
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new SerializationError("date")
    return value.toISOString()
  }
  if ("toJSON" in value && typeof value.toJSON === "function") {
    const written: unknown = value.toJSON(key)
    return convert(written, key, depth + 1)
  }
  if (isBoxed(value)) return convert(value.valueOf(), key, depth)
  // `Array.from` visits every index, whereas `map` skips holes.
  if (Array.isArray(value)) return Array.from(value, (item: unknown, index) => within(index, item, depth + 1))
  if (!isWritable(value)) throw new SerializationError("built-in")
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.map(([name, member]) => [name, within(name, member, depth + 1)]))
}

const convert = (value: unknown, key: string, depth: number): Json => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  if (typeof value === "object") return convertObject(value, key, depth)
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value
    throw new SerializationError("infinite")
  }
  if (typeof value === "bigint") {
    if (Number.isSafeInteger(Number(value))) return Number(value)
    throw new SerializationError("huge")
  }
  throw new SerializationError(typeof value as "undefined" | "function" | "symbol")
}

/** Returns `value` as JSON, without undefined properties. Throws {@link SerializationError} if the value cannot be serialised. */
export const wireValue = (value: unknown): Json => convert(value, "", 0)
