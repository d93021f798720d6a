/**
 * The meanings of the codes that the exchange sends. The lists are open, so the exchange may also send codes that they do not contain.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/exchange/known-values"
