/**
 * The nine breakdowns of a question's lift as calls of one form.
 */
import type { Api, ApiError, Input } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import type { WireBreakdownItem } from "@fieldwork/lift-statistics"
import type * as Effect from "effect/Effect"
import type { Breakdown } from "../LiftTable.ts"

/** A demographic that the service breaks down by. */
export type Demographic = Input<operations["listLiftByDemographic"]>["demo_filter_name"]

/** A custom variable of the tracking tag, as the lift filters name them. */
export type CustomVariable = keyof Input<operations["getQuestionLift"]> extends infer Name
  ? Name extends `custom_variables__${infer Variable}`
    ? Variable
    : never
  : never

/** The question, the levels that figures are asked for, and the filters beside them. */
export interface Ids {
  readonly campaigns_pk: string
  readonly questions_pk: number
  readonly confidence_level: number
  readonly confidence_level__in: ReadonlyArray<0.8 | 0.85 | 0.9 | 0.95>
}

type Reply = Effect.Effect<{ readonly items: ReadonlyArray<WireBreakdownItem> }, ApiError>

/** One breakdown of a question. */
export interface Call {
  readonly breakdown: Exclude<Breakdown, "overall">
  readonly variable: string | null
  readonly read: (ids: Ids) => Reply
}

/** All of them; `demo_hhi_int` is the income of `demo_hhi` in dollars, and is left out unless it is asked for. */
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

export interface Choice {
  /** Default all nine. */
  readonly breakdowns?: ReadonlyArray<Exclude<Breakdown, "overall">> | undefined
  /** Default all but `demo_hhi_int`. */
  readonly demographics?: ReadonlyArray<Demographic> | undefined
  /** Default all five. */
  readonly customVariables?: ReadonlyArray<string> | undefined
}

/** The row of a call that the table makes by itself: a warning of deprecation would tell its caller what they cannot change. */
const asked = <Row extends { readonly deprecation?: unknown }>(row: Row): Omit<Row, "deprecation"> => {
  const { deprecation: _deprecation, ...rest } = row
  return rest
}

/** The calls of a choice, in the order of the table. */
export const callsOf = (api: Api.Api<operations>, choice: Choice): ReadonlyArray<Call> => {
  const byAdChannel = api.method(asked(rows.listLiftByAdChannel), validators.listLiftByAdChannel)
  const byAdLength = api.method(rows.listLiftByAdLength, validators.listLiftByAdLength)
  const byBucket = api.method(rows.listLiftByBucket, validators.listLiftByBucket)
  const byCreative = api.method(rows.listLiftByCreative, validators.listLiftByCreative)
  const byCustomVariable = api.method(rows.listLiftByCustomVariable, validators.listLiftByCustomVariable)
  const byDaypart = api.method(rows.listLiftByDaypart, validators.listLiftByDaypart)
  const byDemographic = api.method(rows.listLiftByDemographic, validators.listLiftByDemographic)
  const byDevice = api.method(rows.listLiftByDevice, validators.listLiftByDevice)
  const byFrequency = api.method(rows.listLiftByFrequency, validators.listLiftByFrequency)
  const calls: ReadonlyArray<Call> = [
    { breakdown: "device", variable: null, read: byDevice },
    ...(choice.demographics ?? demographics).map((name): Call => ({
      breakdown: "demographic",
      variable: name,
      read: (ids) => byDemographic({ ...ids, demo_filter_name: name })
    })),
    { breakdown: "frequency", variable: null, read: byFrequency },
    { breakdown: "creative", variable: null, read: byCreative },
    { breakdown: "adLength", variable: null, read: byAdLength },
    { breakdown: "adChannel", variable: null, read: byAdChannel },
    { breakdown: "daypart", variable: null, read: byDaypart },
    ...(choice.customVariables ?? customVariables).map((name): Call => ({
      breakdown: "customVariable",
      variable: name,
      read: (ids) => byCustomVariable({ ...ids, custom_var: name })
    })),
    { breakdown: "bucket", variable: null, read: byBucket }
  ]
  const { breakdowns } = choice
  return breakdowns === undefined ? calls : calls.filter(({ breakdown }) => breakdowns.includes(breakdown))
}
