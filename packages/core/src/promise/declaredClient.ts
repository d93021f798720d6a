/**
 * Creates a service's Promise API for a type that is declared separately and contains no Effect types.
 */
import { promiseClient } from "./promiseClient.ts"
import type { ErrorMap } from "./PromiseTypes.ts"

/**
 * Creates a service's Promise API. Its type is declared separately, and the service's tests compare that type with the one that `promiseClient`
 * computes.
 *
 * @example
 * ```ts
 * import { declaredClient } from "@fieldwork/core/promise"
 * const names = declaredClient({ limit: 3 }) as { readonly limit: number }
 * names.limit // => 3
 * ```
 */
export const declaredClient = (service: object, mapError?: ErrorMap): object => promiseClient(service, mapError)
