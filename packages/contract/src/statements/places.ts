/**
 * Finds the parameter or body field to which a check applies.
 */
import { at, below, type Document, type Operation, operationsOf, resolvePointer } from "@fieldwork/specs/openapi"

/** A path into an input. `*` stands for the first item of an array, and `json:` for the JSON within a string. */
export type Path = ReadonlyArray<string>

export interface Place {
  readonly operation: Operation
  /** The path in the input of a client method. It starts with the name of a parameter or with `body`. */
  readonly path: Path
}

const inner = (schema: object): ReadonlyArray<readonly [steps: Path, into: Path]> => {
  const of = (key: string) => Object.keys(Object(Reflect.get(schema, key)))
  return [
    ...["allOf", "anyOf", "oneOf"].flatMap((key) => of(key).map((name) => [[key, name], []] as const)),
    ...of("properties").map((name) => [["properties", name], [name]] as const),
    ...("items" in schema ? [[["items"], ["*"]] as const] : []),
    ...("contentSchema" in schema ? [[["contentSchema"], ["json:"]] as const] : [])
  ]
}

const find = (document: Document, target: string, pointer: string, path: Path, open: Path): Path | undefined => {
  const place = resolvePointer(document, pointer)
  if (pointer === target || place === target) return path
  const schema = at(document, place)
  if (typeof schema !== "object" || schema === null || open.includes(place)) return undefined
  for (const [steps, into] of inner(schema)) {
    const found = find(document, target, below(place, ...steps), [...path, ...into], [...open, place])
    if (found !== undefined) return found
  }
  return undefined
}

const inParameters = (document: Document, { object, pointer }: Operation, target: string): Path | undefined => {
  const item = pointer.slice(0, pointer.lastIndexOf("/"))
  const lists = [below(item, "parameters"), below(pointer, "parameters")]
  const places = lists.flatMap((list) =>
    Object.keys(Object(at(document, list))).map((index) => resolvePointer(document, below(list, index)))
  )
  const own = places.find((place) => target === place || target.startsWith(`${place}/`))
  if (own === undefined || object === undefined) return undefined
  const { name } = at(document, own) as { readonly name: string }
  return target.endsWith("/items") ? [name, "*"] : [name]
}

/**
 * Returns the first operation whose request contains the node at `pointer`, with the path in its input. Returns undefined if only responses contain
 * the node.
 */
export const placeInRequest = (document: Document, pointer: string): Place | undefined => {
  for (const operation of operationsOf(document)) {
    const path = inParameters(document, operation, pointer)
    if (path !== undefined) return { operation, path }
    for (const type of Object.keys(operation.body?.content ?? {})) {
      const found = find(document, pointer, below(operation.bodyPointer, "content", type, "schema"), ["body"], [])
      if (found !== undefined) return { operation, path: found }
    }
  }
  return undefined
}

/** Returns a copy of `value` in which the value at the path is replaced, or removed if `next` is undefined. Missing parents are created. */
export const withValue = (value: unknown, [step, ...rest]: Path, next: unknown): unknown => {
  if (step === undefined) return next
  if (step === "json:")
    return JSON.stringify(withValue(JSON.parse(typeof value === "string" ? value : "{}"), rest, next))
  if (step === "*") {
    const items: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
    return [withValue(items[0], rest, next), ...items.slice(1)]
  }
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}
  const { [step]: own, ...others } = members as Record<string, unknown>
  const changed = withValue(own, rest, next)
  return changed === undefined ? others : { ...others, [step]: changed }
}
