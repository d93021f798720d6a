/**
 * A `fetch` function for a service that differs from its API document. Pass it as the client's `fetch` setting.
 */
export { correctedFetch, type Corrections } from "@fieldwork/exchange-client/corrections"
