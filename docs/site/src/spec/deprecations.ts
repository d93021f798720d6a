/**
 * The deprecated operations of both APIs, with their replacements.
 */
import type { Deprecation } from "@fieldwork/specs/openapi"
import { operationNamed, operations, type Route } from "./operations.ts"

export interface Deprecated {
  readonly route: Route
  readonly deprecation: Deprecation
  readonly replacement: Route | undefined
}

export const deprecated: ReadonlyArray<Deprecated> = operations.flatMap((route) => {
  const deprecation = route.operation["x-deprecation"]
  if (deprecation === undefined) return []
  return [{ route, deprecation, replacement: operationNamed(route.api, deprecation.replacement) }]
})
