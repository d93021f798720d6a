/**
 * Creates the Promise API of a service for a declared type that contains no Effect types.
 */
import { promiseClient } from "./promiseClient.ts"
import type { ErrorMap } from "./PromiseTypes.ts"

/**
 * Creates the Promise API of a service whose type is declared elsewhere. A test of the service compares the declared type with the type that
 * `promiseClient` computes.
 *
 * @example
 * ```ts
 * import { declaredClient } from "@fieldwork/core/promise"
 * const names = declaredClient({ limit: 3 }) as { readonly limit: number }
 * names.limit // => 3
 * ```
 */
export const declaredClient = (service: object, mapError?: ErrorMap): object => promiseClient(service, mapError)
