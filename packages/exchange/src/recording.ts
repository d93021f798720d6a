/**
 * Records API traffic for tests. Real traffic is recorded once, without secrets or personal identifiers, and replayed without a network.
 */
export * from "@fieldwork/core/recording"
