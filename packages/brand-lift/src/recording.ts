/**
 * Recorded sessions for tests: real traffic once, without secrets and identifiers of persons, and then with the network off.
 */
export * from "@fieldwork/core/recording"
