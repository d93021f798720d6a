/**
 * Converts the values of an input to the form in which they are sent. This implementation is independent of the clients.
 */

/** The result of `wireOf` for a value that JSON cannot represent. */
export const unwritable = Symbol("unwritable")

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export const wireOf = (value: unknown, depth = 0): unknown => {
  if (depth > 150) return unwritable
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  if (typeof value === "number") return Number.isFinite(value) ? value : unwritable
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : unwritable
  if (typeof value !== "object") return unwritable
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? unwritable : value.toISOString()
  if ("toJSON" in value) return wireOf((value as { toJSON: () => unknown }).toJSON(), depth + 1)
  if (Object.prototype.toString.call(value) === "[object Number]") return wireOf(value.valueOf())
  if (Array.isArray(value)) {
    const items = Array.from(value, (item: unknown) => wireOf(item, depth + 1))
    return items.includes(unwritable) ? unwritable : items
  }
  if (!isPlain(value)) return unwritable
  const members = Object.entries(value).flatMap(([name, item]) =>
    item === undefined ? [] : [[name, wireOf(item, depth + 1)] as const]
  )
  return members.some(([, item]) => item === unwritable) ? unwritable : Object.fromEntries(members)
}
