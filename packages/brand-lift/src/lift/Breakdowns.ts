/**
 * Provides a uniform interface to the operations for the nine breakdowns of a question's lift.
 */
import type { ApiError } from "@fieldwork/core"
import type { WireBreakdownItem } from "@fieldwork/lift-statistics"
import type * as Effect from "effect/Effect"
import type { Choice, CustomVariable, Demographic, PartBreakdown } from "./Choice.ts"

/** The question and the requested confidence levels. Filters are passed as additional properties. */
export interface Ids {
  readonly campaigns_pk: string
  readonly questions_pk: number
  readonly confidence_level: number
  readonly confidence_level__in: ReadonlyArray<0.8 | 0.85 | 0.9 | 0.95>
}

type Reply = Effect.Effect<{ readonly items: ReadonlyArray<WireBreakdownItem> }, ApiError>

/** The additional parameters of some breakdown operations. */
interface Variables {
  readonly demographic: { readonly demo_filter_name: Demographic }
  readonly customVariable: { readonly custom_var: string }
}

/** The API operation for each breakdown. */
export type Readers = {
  readonly [Each in PartBreakdown]: (ids: Ids & (Each extends keyof Variables ? Variables[Each] : {})) => Reply
}

/** A call that reads one breakdown of a question. */
export interface Call {
  readonly breakdown: PartBreakdown
  readonly variable: string | null
  readonly read: (ids: Ids) => Reply
}

/**
 * The demographics that are read by default. `demo_hhi_int`, which is the household income (`demo_hhi`) as an amount in dollars, is read only if it
 * is requested.
 */
export const demographics = Object.keys({
  demo_age: true,
  demo_gender: true,
  demo_education: true,
  demo_hhi: true,
  demo_region: true
} satisfies Record<Exclude<Demographic, "demo_hhi_int">, true>) as ReadonlyArray<Demographic>

export const customVariables = Object.keys({
  c1: true,
  c2: true,
  c3: true,
  c4: true,
  c5: true
} satisfies Record<CustomVariable, true>) as ReadonlyArray<CustomVariable>

/** Returns the calls for the chosen breakdowns, in the order in which the table lists them. */
export const callsOf = (readers: Readers, choice: Choice): ReadonlyArray<Call> => {
  const calls: ReadonlyArray<Call> = [
    { breakdown: "device", variable: null, read: readers.device },
    ...(choice.demographics ?? demographics).map((name): Call => ({
      breakdown: "demographic",
      variable: name,
      read: (ids) => readers.demographic({ ...ids, demo_filter_name: name })
    })),
    { breakdown: "frequency", variable: null, read: readers.frequency },
    { breakdown: "creative", variable: null, read: readers.creative },
    { breakdown: "adLength", variable: null, read: readers.adLength },
    { breakdown: "adChannel", variable: null, read: readers.adChannel },
    { breakdown: "daypart", variable: null, read: readers.daypart },
    ...(choice.customVariables ?? customVariables).map((name): Call => ({
      breakdown: "customVariable",
      variable: name,
      read: (ids) => readers.customVariable({ ...ids, custom_var: name })
    })),
    { breakdown: "bucket", variable: null, read: readers.bucket }
  ]
  const { breakdowns } = choice
  return breakdowns === undefined ? calls : calls.filter(({ breakdown }) => breakdowns.includes(breakdown))
}
