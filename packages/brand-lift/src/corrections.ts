/**
 * A `fetch` for a service that differs from its document, for the setting `fetch` of the client.
 */
export { correctedFetch, type Corrections } from "@fieldwork/brand-lift-client/corrections"
