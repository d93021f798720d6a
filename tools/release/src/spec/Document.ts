/**
 * Reads from a bundled document the data that determines the release level of a change: which components a caller sends, and the annotations of the
 * changed node and its parents.
 */
import {
  below,
  type Document,
  operationsOf,
  pointerOf,
  referencesIn,
  stepsOf,
  webhooksOf
} from "@fieldwork/specs/openapi"
import { markOf } from "@fieldwork/specs/provenance"

export type { Document }

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const members = new Set(["properties", "responses", "content", "headers"])

/**
 * Returns the details of the spec that a change may affect, each as the pointer of a node and the name of a detail, such as `type` or
 * `properties.id`.
 */
const facetsAt = (pointer: string, property?: string): ReadonlyArray<readonly [pointer: string, name: string]> => {
  if (property !== undefined) return [[pointer, property]]
  const steps = stepsOf(pointer)
  const [kind = "", last = ""] = steps.slice(-2)
  const upper = (count: number) => pointerOf(...steps.slice(0, -count))
  return members.has(kind)
    ? [[upper(2), `${kind}.${last}`]]
    : [
        [upper(1), last],
        [pointer, "path"],
        [pointer, "type"]
      ]
}

/** Checks whether the spec marks the changed part as inferred, which means that the API's own documentation does not state it. */
export const isInferred = (document: Document, pointer: string, property?: string): boolean =>
  facetsAt(pointer, property)
    .map(([at, name]) => markOf(document, at, name)?.kind)
    .find((kind) => kind !== undefined) === "inferred"

/**
 * Returns the pointers of the components that a caller sends, directly or through other components: parameters, request bodies, and the responses to
 * webhooks, for which the caller is the server.
 */
export const sentComponents = (document: Document): ReadonlySet<string> => {
  const sent = [
    ...operationsOf(document).map(({ object: { parameters, requestBody } }) => [parameters, requestBody]),
    ...Object.values(document.paths ?? {}).map(({ parameters }) => parameters),
    ...webhooksOf(document).map(({ object: { responses } }) => responses)
  ]
  return referencesIn(document, sent)
}

/** Checks whether a caller sends the part at `pointer`, which is in a component, a path or a webhook. */
export const isSent = (document: Document, pointer: string, sent = sentComponents(document)): boolean => {
  const [kind, ...steps] = stepsOf(pointer)
  if (kind === "components") return sent.has(`#/${[kind, ...steps.slice(0, 2)].join("/")}`)
  const isRequest = steps.includes("requestBody") || steps.includes("parameters")
  return kind === "webhooks" ? !isRequest : kind === "paths" && isRequest
}

/** Returns the values of every open enum, keyed by the enum's pointer, without their meanings. */
export const knownValuesOf = (
  node: unknown,
  pointer = "#",
  found = new Map<string, ReadonlyArray<unknown>>()
): ReadonlyMap<string, ReadonlyArray<unknown>> => {
  if (!isNode(node)) return found
  const known = node["x-known-values"]
  if (Array.isArray(known)) {
    found.set(
      pointer,
      known.map((each: unknown) => (isNode(each) && "value" in each ? each["value"] : each))
    )
  }
  for (const [key, each] of Object.entries(node)) {
    knownValuesOf(each, below(pointer, key), found)
  }
  return found
}
