/**
 * The Promise face of a service for a declared type, which mentions no type of Effect.
 */
import { promiseClient } from "./PromiseClient.ts"
import type { ErrorMap } from "./PromiseTypes.ts"

/**
 * The Promise face of a service for a type that is declared elsewhere. A test of the service compares that type with the one that `promiseClient` computes.
 *
 * @example
 * ```ts
 * import { declaredClient } from "@fieldwork/core/promise"
 * const names = declaredClient({ limit: 3 }) as { readonly limit: number }
 * names.limit // => 3
 * ```
 */
export const declaredClient = (service: object, mapError?: ErrorMap): object => promiseClient(service, mapError)
