/**
 * The rules that the exchange document states in words, as scenarios.
 */
import type { Scenario } from "../Scenario.ts"

export const exchangeScenarios: ReadonlyArray<Scenario> = []
