/**
 * The scenarios for the rules that the exchange document states in words.
 */
import type { Scenario } from "../Scenario.ts"
import { callbacks } from "./callbacks.ts"
import { dictionaryRules } from "./dictionaries.ts"
import { entries } from "./entries.ts"
import { keyRules } from "./keys.ts"
import { supplierLinks } from "./links.ts"
import { exchangeLookups } from "./lookups.ts"
import { subscriptions } from "./subscriptions.ts"
import { supply } from "./supply.ts"
import { surveys } from "./surveys.ts"

export const exchangeScenarios: ReadonlyArray<Scenario> = [
  ...exchangeLookups,
  ...dictionaryRules,
  ...surveys,
  ...supplierLinks,
  ...supply,
  ...subscriptions,
  ...callbacks,
  ...entries,
  ...keyRules
]
