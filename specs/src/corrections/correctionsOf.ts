/** Determines the effect of an overlay on calls at run time. */
import { apiNames, type ApiName, documents } from "../documents.ts"
import { type Document, operationsOf } from "../openapi/index.ts"
import type { Corrections, OperationCorrection } from "./Corrections.ts"
import { completeOperations } from "./complete.ts"
import { operationCorrection } from "./operation.ts"
import { applyOverlay, checkOverlay, type Overlay, OverlayError } from "./Overlay.ts"
import type { Pair } from "./valueCorrection.ts"
import { differences, withoutEffect } from "./withoutEffect.ts"

const trailingSlash = (document: Document): boolean | undefined => {
  const value: unknown = Reflect.get(document, "x-wire-trailing-slash")
  if (value === undefined || typeof value === "boolean") return value
  throw new OverlayError(`x-wire-trailing-slash is ${JSON.stringify(value)}: expected true or false`)
}

const compare = (api: ApiName, overlay: Overlay): Corrections => {
  const original = documents[api]
  const corrected = completeOperations(original, applyOverlay(original, overlay))
  const pair: Pair = { original, corrected, applied: new Set() }
  if (differences(original.webhooks, corrected.webhooks).length > 0)
    throw new OverlayError("the overlay changes webhooks: callbacks cannot be corrected, only calls")
  const after = new Map(operationsOf(corrected).map((operation) => [operation.id, operation]))
  const before = operationsOf(original)
  const pairs = before.map((operation) => {
    const found = after.get(operation.id)
    if (found === undefined)
      throw new OverlayError(
        `the overlay removes the operation ${operation.id}: to move it, add it under its new path with the same operationId`
      )
    return [operation, found] as const
  })
  const operations: Record<string, OperationCorrection> = {}
  for (const [was, is] of pairs) {
    const correction = operationCorrection(pair, was, is)
    if (Object.keys(correction).length > 0) operations[was.id] = correction
  }
  const slash = trailingSlash(corrected)
  if (slash !== undefined) pair.applied.add("#/x-wire-trailing-slash")
  return {
    api,
    ...(slash !== undefined && { trailingSlash: slash }),
    routes: before.map(({ id, method, path }) => [id, method, path]),
    operations,
    withoutEffect: withoutEffect(pair, pairs)
  }
}

/**
 * Returns the API to which an overlay applies: the API named in `extends`, or otherwise the API whose document contains all targets of the overlay.
 */
const apiOf = (overlay: Overlay): ApiName => {
  const named = apiNames.filter((api) => overlay.extends?.includes(api) === true)
  const [only, ...others] = named
  if (only !== undefined && others.length === 0) return only
  const failures: Array<string> = []
  const fits = apiNames.filter((api) => {
    try {
      return applyOverlay(documents[api], overlay) !== undefined
    } catch (cause) {
      if (!(cause instanceof OverlayError)) throw cause
      failures.push(`${api}: ${cause.message}`)
      return false
    }
  })
  const [first, second] = fits
  if (first === undefined) throw new OverlayError(`the overlay applies to neither document (${failures.join("; ")})`)
  if (second !== undefined)
    throw new OverlayError("the overlay applies to both documents: select one, such as extends: exchange")
  return first
}

/**
 * Reads an overlay and returns its corrections, which can be passed to the `correctedFetch` function of a client or to the `corrections` option of
 * the sandbox.
 *
 * The result is plain data. It can therefore be passed as JSON to a program in which the entire document would take up too much space.
 *
 * @throws OverlayError with the number of the invalid action, or the operation that cannot be corrected as the overlay specifies.
 *
 * @example
 * ```ts
 * import { correctionsOf } from "@fieldwork/specs/corrections"
 *
 * const corrections = correctionsOf({
 *   overlay: "1.0.0",
 *   info: { title: "Our account", version: "1" },
 *   extends: "exchange",
 *   actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
 * })
 * corrections.trailingSlash // => true
 * ```
 */
export const correctionsOf = (overlay: unknown, api?: ApiName): Corrections => {
  const checked = checkOverlay(overlay)
  return compare(api ?? apiOf(checked), checked)
}
