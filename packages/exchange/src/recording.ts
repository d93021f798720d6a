/**
 * Records sessions for tests: real traffic is recorded once, without secrets and personal identifiers, and replayed without a network.
 */
export * from "@fieldwork/core/recording"
