/**
 * The Promise face of a service for a declared type, which mentions no type of Effect.
 */
import { promiseClient } from "./PromiseClient.ts"
import type { ErrorMap } from "./PromiseTypes.ts"

/** Has the type that `PromiseClient` computes for the service: a test of the service compares that with the declared one. */
export const declaredClient = (service: object, mapError?: ErrorMap): object => promiseClient(service, mapError)
