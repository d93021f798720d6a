/**
 * A `fetch` function for a service that differs from its API document. Pass the function as the client's `fetch` setting.
 */
export { correctedFetch, type Corrections } from "@fieldwork/brand-lift-client/corrections"
