/**
 * The Promise face of a service for a declared type, which mentions no type of Effect.
 */
import { type ErrorMap, promiseClient } from "./PromiseClient.ts"

export type { ErrorMap }

/** Has the type that `PromiseClient` computes for the service: a test of the service compares that with the declared one. */
export const declaredClient = (service: object, mapError?: ErrorMap): object => promiseClient(service, mapError)
