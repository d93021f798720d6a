/**
 * OpenAPI Overlay 1.0, with the `copy` of 1.1: a list of actions that change a document.
 *
 * Stricter than the standard in one point: a target that selects nothing is an error, because a correction that is misspelt would go unnoticed.
 */
import { jsonpath } from "json-p3"

export interface Action {
  /** JSONPath (RFC 9535) of the nodes to change. */
  readonly target: string
  readonly description?: string
  /** Merged into each node: objects member by member, arrays by appending. */
  readonly update?: unknown
  readonly remove?: boolean
  /** JSONPath of one node that is merged into each target. Overlay 1.1. */
  readonly copy?: string
}

/** An overlay as its YAML or JSON file contains it. */
export interface Overlay {
  readonly overlay: string
  readonly info: { readonly title: string; readonly version: string }
  readonly extends?: string
  readonly actions: ReadonlyArray<Action>
}

/** An overlay that cannot be read, or does not fit the document. The message names the action. */
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
  if (typeof action["target"] !== "string") fail(`${name} has no target: give the JSONPath of what it changes`)
  const kinds = ["update", "remove", "copy"].filter((kind) => action[kind] !== undefined && action[kind] !== false)
  if (kinds.length !== 1)
    fail(`${name} has ${kinds.length === 0 ? "no update, remove or copy" : kinds.join(" and ")}: it takes one of them`)
  const unknown = Object.keys(action).find(
    (key) => !["target", "description", "update", "remove", "copy"].includes(key) && !key.startsWith("x-")
  )
  if (unknown !== undefined) fail(`${name} has a member ${unknown}, which an action does not have`)
}

/**
 * Checks that a value is an overlay of version 1.0 or 1.1.
 *
 * @throws OverlayError
 */
export const checkOverlay = (value: unknown): Overlay => {
  if (!isObject(value)) return fail("the overlay is not an object")
  const { actions, overlay: version } = value
  if (typeof version !== "string" || !/^1\.[01]\.\d+$/.test(version))
    fail(`the member overlay is ${JSON.stringify(version)}: it takes a version such as "1.0.0"`)
  if (!Array.isArray(actions) || actions.length === 0) return fail("the overlay has no actions")
  for (const [index, action] of actions.entries()) checkAction(action, `action ${index + 1}`)
  return value as unknown as Overlay
}

type Location = ReadonlyArray<string | number>

const select = (
  document: object,
  path: string,
  name: string
): ReadonlyArray<{ location: Location; value: unknown }> => {
  try {
    return [...jsonpath.query(path, document as never)].map(({ location, value }) => ({ location, value }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return fail(`${name}: ${path} is not a JSONPath of RFC 9535: ${reason}`)
  }
}

/** Returns what `target` becomes. */
const merge = (target: unknown, update: unknown): unknown => {
  if (Array.isArray(target))
    return [...target, ...(Array.isArray(update) ? structuredClone(update) : [structuredClone(update)])]
  if (!isObject(target) || !isObject(update)) return structuredClone(update)
  const merged: Json = { ...target }
  for (const [key, value] of Object.entries(update)) {
    // Not by assignment: a member named __proto__ would change the prototype.
    Object.defineProperty(merged, key, {
      value: Object.hasOwn(target, key) ? merge(target[key], value) : structuredClone(value),
      configurable: true,
      enumerable: true,
      writable: true
    })
  }
  return merged
}

/** Returns a node with the one at `location` changed, or removed where `change` returns undefined. What is not on the way there is shared. */
const changeAt = (node: unknown, [step, ...rest]: Location, change: (node: unknown) => unknown): unknown => {
  if (step === undefined) return change(node)
  const next = changeAt(Reflect.get(Object(node), step), rest, change)
  if (Array.isArray(node)) return next === undefined ? node.toSpliced(Number(step), 1) : node.with(Number(step), next)
  const { [step]: _, ...others } = node as Json
  return next === undefined ? others : { ...(node as Json), [step]: next }
}

/**
 * Returns the document as the overlay corrects it. The document itself is not changed.
 *
 * @throws OverlayError for an action whose target selects nothing, or cannot be changed so.
 */
export const applyOverlay = <A extends object>(document: A, overlay: Overlay): A => {
  let root: unknown = document
  for (const [index, action] of checkOverlay(overlay).actions.entries()) {
    const name = `action ${index + 1}`
    const targets = select(root as object, action.target, name)
    if (targets.length === 0) fail(`${name}: the target ${action.target} selects nothing in this document`)
    const [copied, ...more] = action.copy === undefined ? [] : select(root as object, action.copy, name)
    if (action.copy !== undefined && (copied === undefined || more.length > 0))
      fail(`${name}: ${action.copy} selects ${copied === undefined ? "nothing" : "several nodes"}; copy takes one`)
    // From the end, so that an item that is removed does not move those still to come.
    for (const { location, value } of targets.toReversed()) {
      if (action.remove === true && location.length === 0) fail(`${name} removes the whole document`)
      if (action.remove !== true && (typeof value !== "object" || value === null))
        fail(`${name}: the target ${action.target} is a single value; select the object that contains it`)
      const update = copied === undefined ? action.update : copied.value
      root = changeAt(root, location, (node) => (action.remove === true ? undefined : merge(node, update)))
    }
  }
  return root as A
}
