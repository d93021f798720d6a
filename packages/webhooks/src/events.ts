/**
 * Typed events: opportunities and outcomes out of verified callbacks.
 *
 * A value that the exchange document does not list (a `message_reason`, a code, a further field) passes: the validators
 * compiled from the spec leave those open.
 */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import * as spec from "@fieldwork/exchange-client/validators"
import { decodeItems, type DecodeOptions, type Item } from "./scan/decode-items.ts"
import { fromSpec } from "./scan/from-spec.ts"
import type { Verified } from "./verified.ts"

export { ArrayScanner, type ArrayFault, type ExpectedToken, type ItemSlice } from "./scan/array-scanner.ts"
export {
  type BadItem,
  decodeItems,
  type DecodeOptions,
  type GoodItem,
  type Issue,
  type Item,
  type Validate
} from "./scan/decode-items.ts"
export type { Scheduler } from "./scan/scheduler.ts"

/** `validate` is the spec's unless you bring another. */
export type EventOptions = Partial<DecodeOptions>

const validateOpportunity = fromSpec(spec.Opportunity)
const validateOutcome = fromSpec(spec.Outcome)

/** The opportunities of a callback, in the order sent. One object instead of an array is one opportunity. */
export const decodeOpportunities = (
  verified: Verified,
  { validate = validateOpportunity, ...options }: EventOptions = {}
): AsyncGenerator<Item<Opportunity>, void> => decodeItems(verified, { ...options, validate })

/**
 * The outcomes of a callback, in the order sent, as an array or alone: the exchange document does not show which. The last
 * one received for a session is final.
 */
export const decodeOutcomes = (
  verified: Verified,
  { validate = validateOutcome, ...options }: EventOptions = {}
): AsyncGenerator<Item<Outcome>, void> => decodeItems(verified, { ...options, validate })
