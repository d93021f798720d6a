/**
 * The meanings of the codes that the exchange sends: open lists, so more codes may come.
 *
 * @since 0.1.0
 */
export * from "@fieldwork/specs/exchange/known-values"
