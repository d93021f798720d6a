/** Functions for JSON Pointers in the form of URI fragments, as in `$ref`: `#/paths/~1campaigns/get`. */

/**
 * Returns the pointer that consists of the given steps, starting at the root of a document.
 *
 * @example
 * ```ts
 * import { pointerOf } from "@fieldwork/specs/openapi"
 * pointerOf("paths", "/campaigns", "get") // => "#/paths/~1campaigns/get"
 * ```
 */
export const pointerOf = (...steps: ReadonlyArray<string | number>): string =>
  ["#", ...steps.map((step) => encodeURIComponent(String(step).replaceAll("~", "~0").replaceAll("/", "~1")))].join("/")

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/**
 * Returns the steps of a pointer. Percent-encoding is decoded only if the pointer starts with `#`, because only then is it a URI fragment.
 *
 * @example
 * ```ts
 * import { stepsOf } from "@fieldwork/specs/openapi"
 * stepsOf("#/paths/~1campaigns/get") // => ["paths","/campaigns","get"]
 * ```
 */
export const stepsOf = (pointer: string): ReadonlyArray<string> => {
  const read = pointer.startsWith("#") ? decoded : (step: string) => step
  const steps = pointer.replace(/^#/, "").split("/").slice(1)
  return steps.map((step) => read(step).replaceAll("~1", "/").replaceAll("~0", "~"))
}

/**
 * Returns the pointer to the node that the given steps reach from the node at `pointer`.
 *
 * @example
 * ```ts
 * import { below } from "@fieldwork/specs/openapi"
 * below("#/paths", "/campaigns", "get") // => "#/paths/~1campaigns/get"
 * ```
 */
export const below = (pointer: string, ...steps: ReadonlyArray<string | number>): string =>
  pointer + pointerOf(...steps).slice(1)

const child = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/**
 * Returns the nodes on the path from `document` to the node at `pointer`, including both ends. If the pointer is invalid, returns only the nodes that
 * exist.
 *
 * @example
 * ```ts
 * import { nodesTo } from "@fieldwork/specs/openapi"
 * nodesTo({ a: { b: 1 } }, "#/a/b").length // => 3
 * ```
 */
export const nodesTo = (document: object, pointer: string): ReadonlyArray<unknown> => {
  const nodes: Array<unknown> = [document]
  for (const step of stepsOf(pointer)) {
    const next = child(nodes.at(-1), step)
    if (next === undefined) break
    nodes.push(next)
  }
  return nodes
}

/**
 * Returns the node at a pointer, or undefined if the node does not exist.
 *
 * @example
 * ```ts
 * import { at } from "@fieldwork/specs/openapi"
 * at({ a: { b: 1 } }, "#/a/b") // => 1
 * at({ a: { b: 1 } }, "#/a/c") // => undefined
 * ```
 */
export const at = (document: object, pointer: string): unknown => stepsOf(pointer).reduce<unknown>(child, document)
