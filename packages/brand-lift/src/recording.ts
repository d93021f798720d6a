/**
 * Records HTTP traffic for tests. Real traffic is recorded once, without secrets or personal identifiers, and can then be replayed without a network.
 */
export * from "@fieldwork/core/recording"
