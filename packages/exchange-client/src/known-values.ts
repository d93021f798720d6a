/**
 * The meanings of the codes that the exchange sends. The lists are open: the exchange may add codes.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/exchange/known-values"
