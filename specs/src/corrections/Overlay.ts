/**
 * Implements OpenAPI Overlay 1.0, with the `copy` action of 1.1. An overlay is a list of actions that change a document.
 *
 * This implementation is stricter than the standard in one respect: a target that selects nothing is an error, because a misspelt target would
 * otherwise go unnoticed.
 */
import { jsonpath } from "json-p3"
import { type Location, type Target, targetsInOrder } from "./targetsInOrder.ts"

/** One change in an overlay: an `update`, a `remove` or a `copy`. */
export interface Action {
  /** The JSONPath (RFC 9535) of the nodes to change. */
  readonly target: string
  /** The reason for the change. It does not affect the result. */
  readonly description?: string
  /** The value to merge into each selected node. Objects are merged property by property, and values are appended to arrays. */
  readonly update?: unknown
  /** Whether to remove each selected node. Default: `false`. */
  readonly remove?: boolean
  /** The JSONPath of a single node to merge into each selected node (Overlay 1.1). */
  readonly copy?: string
}

/** The parsed contents of an overlay's YAML or JSON file. */
export interface Overlay {
  readonly overlay: string
  readonly info: { readonly title: string; readonly version: string }
  readonly extends?: string
  readonly actions: ReadonlyArray<Action>
}

/**
 * Thrown if an overlay is malformed or cannot be applied to the document. The message identifies the failed action.
 *
 * @example
 * ```ts
 * import { checkOverlay, OverlayError } from "@fieldwork/specs/corrections"
 *
 * const overlay = { overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions: [{ update: {} }] }
 * checkOverlay(overlay) // throws action 1 has no target
 * new OverlayError("action 1 has no target").name // => "OverlayError"
 * ```
 */
export class OverlayError extends Error {
  override readonly name = "OverlayError"
}

type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fail = (message: string): never => {
  throw new OverlayError(message)
}

const checkAction = (action: unknown, name: string): void => {
  if (!isObject(action)) return fail(`${name} is not an object`)
  if (typeof action["target"] !== "string") fail(`${name} has no target: set it to the JSONPath of the node to change`)
  const kinds = ["update", "remove", "copy"].filter((kind) => action[kind] !== undefined && action[kind] !== false)
  if (kinds.length !== 1)
    fail(
      `${name} has ${kinds.length === 0 ? "no update, remove or copy" : kinds.join(" and ")}: use exactly one of them`
    )
  const unknown = Object.keys(action).find(
    (key) => !["target", "description", "update", "remove", "copy"].includes(key) && !key.startsWith("x-")
  )
  if (unknown !== undefined) fail(`${name} has the unknown property ${unknown}`)
}

/**
 * Checks that a value, such as the parsed content of a YAML file, is an overlay of version 1.0 or 1.1, and returns the value.
 *
 * @example
 * ```ts
 * import { checkOverlay } from "@fieldwork/specs/corrections"
 *
 * const file = { overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions: [{ target: "$.paths", remove: true }] }
 * checkOverlay(file).actions.length // => 1
 * checkOverlay({ ...file, overlay: "2.0.0" }) // throws expected a version such as "1.0.0"
 * ```
 * @throws OverlayError
 */
export const checkOverlay = (value: unknown): Overlay => {
  if (!isObject(value)) return fail("the overlay is not an object")
  const { actions, overlay: version } = value
  if (typeof version !== "string" || !/^1\.[01]\.\d+$/.test(version))
    fail(`the property overlay is ${JSON.stringify(version)}: expected a version such as "1.0.0"`)
  if (!Array.isArray(actions) || actions.length === 0) return fail("the overlay has no actions")
  for (const [index, action] of actions.entries()) checkAction(action, `action ${index + 1}`)
  return value as unknown as Overlay
}

const select = (document: object, path: string, name: string): ReadonlyArray<Target> => {
  try {
    return [...jsonpath.query(path, document as never)].map(({ location, value }) => ({ location, value }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return fail(`${name}: ${path} is not an RFC 9535 JSONPath: ${reason}`)
  }
}

/** Returns `target` with `update` merged into it. */
const merge = (target: unknown, update: unknown): unknown => {
  if (Array.isArray(target))
    return [...target, ...(Array.isArray(update) ? structuredClone(update) : [structuredClone(update)])]
  if (!isObject(target) || !isObject(update)) return structuredClone(update)
  const merged: Json = { ...target }
  for (const [key, value] of Object.entries(update)) {
    // The property is defined instead of assigned, because assigning a property named `__proto__` would change the prototype.
    Object.defineProperty(merged, key, {
      value: Object.hasOwn(target, key) ? merge(target[key], value) : structuredClone(value),
      configurable: true,
      enumerable: true,
      writable: true
    })
  }
  return merged
}

/**
 * Returns a copy of a node in which the node at `location` is changed, or removed if `change` returns undefined. All nodes that are not on the path
 * to `location` are shared with the original.
 */
const changeAt = (node: unknown, [step, ...rest]: Location, change: (node: unknown) => unknown): unknown => {
  if (step === undefined) return change(node)
  const next = changeAt(Reflect.get(Object(node), step), rest, change)
  if (Array.isArray(node)) return next === undefined ? node.toSpliced(Number(step), 1) : node.with(Number(step), next)
  const { [step]: _, ...others } = node as Json
  return next === undefined ? others : { ...(node as Json), [step]: next }
}

/**
 * Returns the corrected document. The given document is not changed.
 *
 * @example
 * ```ts
 * import { applyOverlay } from "@fieldwork/specs/corrections"
 * import { documents } from "@fieldwork/specs/documents"
 *
 * const corrected = applyOverlay(documents.exchange, {
 *   overlay: "1.0.0",
 *   info: { title: "Ours", version: "1" },
 *   actions: [{ target: "$.info", update: { title: "Our account" } }]
 * })
 * corrected.info.title // => "Our account"
 * documents.exchange.info.title === "Our account" // => false
 * ```
 * @throws OverlayError for an action whose target selects nothing, or cannot be changed as the action specifies.
 */
export const applyOverlay = <A extends object>(document: A, overlay: Overlay): A => {
  let root: unknown = document
  for (const [index, action] of checkOverlay(overlay).actions.entries()) {
    const name = `action ${index + 1}`
    const targets = select(root as object, action.target, name)
    if (targets.length === 0) fail(`${name}: the target ${action.target} selects nothing in this document`)
    const [copied, ...more] = action.copy === undefined ? [] : select(root as object, action.copy, name)
    if (action.copy !== undefined && (copied === undefined || more.length > 0))
      fail(
        `${name}: ${action.copy} selects ${copied === undefined ? "nothing" : "several nodes"}; copy requires exactly one`
      )
    for (const { location, value } of targetsInOrder(targets)) {
      if (action.remove === true && location.length === 0) fail(`${name} removes the whole document`)
      if (action.remove !== true && (typeof value !== "object" || value === null))
        fail(`${name}: the target ${action.target} is a single value; select the object that contains it`)
      const update = copied === undefined ? action.update : copied.value
      root = changeAt(root, location, (node) => (action.remove === true ? undefined : merge(node, update)))
    }
  }
  return root as A
}
