/**
 * Completes abbreviated overlays. In an overlay, an operation with a new path needs only its `operationId`, and a new status code needs only its
 * description.
 */
import {
  at,
  type Document,
  type Operation,
  type OperationObject,
  operationsOf,
  type PathItem
} from "../openapi/index.ts"
import { isObject } from "./Overlay.ts"
import { statusCorrections } from "./statuses.ts"

const withContent = (before: OperationObject, after: OperationObject): OperationObject => {
  const responses = { ...after.responses }
  for (const { document, service } of statusCorrections(before, after)) {
    const [old, now] = [before.responses?.[document], responses[service]]
    if (isObject(now) && now["$ref"] === undefined && now["content"] === undefined && old !== undefined)
      responses[service] = { ...old, ...now }
  }
  return { ...after, responses }
}

/** Returns an operation whose parameters include the parameters of its path item. */
export const operationWithParameters = (document: Document, { object, pointer }: Operation): OperationObject => {
  const item = at(document, pointer.slice(0, pointer.lastIndexOf("/"))) as PathItem
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])]
  return { ...object, ...(parameters.length > 0 && { parameters }) }
}

/** Adds to the operations of a corrected document the parts that they omit. The parts are copied from the original operations. */
export const completeOperations = (original: Document, corrected: Document): Document => {
  const before = new Map(operationsOf(original).map((operation) => [operation.id, operation]))
  const paths: Record<string, object> = {}
  for (const [path, item] of Object.entries(corrected.paths ?? {}))
    paths[path] = Object.fromEntries(
      Object.entries(item).map(([key, value]) => {
        const own = isObject(value) ? (value as OperationObject) : undefined
        const old = before.get(own?.operationId ?? "")
        if (own === undefined || old === undefined) return [key, value]
        return [
          key,
          own.responses === undefined
            ? { ...operationWithParameters(original, old), ...own }
            : withContent(old.object, own)
        ]
      })
    )
  return { ...corrected, paths }
}
