/**
 * The Promise face of a service under its declared type, which mentions no type of Effect.
 */
import { promiseClient } from "./PromiseClient.ts"

/** `Client` is what `PromiseClient` computes for the service; a test of the service compares the two. */
export const declaredClient = <Client extends object>(service: object): Client => promiseClient(service) as Client
