/**
 * What a lift table is of.
 */
import type { Input } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { MultiplicityMethod } from "@fieldwork/lift-statistics"
import type { Breakdown, Progress } from "../LiftTable.ts"

/** A demographic that the service breaks down by. */
export type Demographic = Input<operations["listLiftByDemographic"]>["demo_filter_name"]

/** A custom variable of the tracking tag, as the lift filters name them. */
export type CustomVariable = keyof Input<operations["getQuestionLift"]> extends infer Name
  ? Name extends `custom_variables__${infer Variable}`
    ? Variable
    : never
  : never

/** The breakdowns into parts. */
export type PartBreakdown = Exclude<Breakdown, "overall">

export interface Choice {
  /** Default all nine. */
  readonly breakdowns?: ReadonlyArray<PartBreakdown> | undefined
  /** Default all but `demo_hhi_int`. */
  readonly demographics?: ReadonlyArray<Demographic> | undefined
  /** Default all five. */
  readonly customVariables?: ReadonlyArray<string> | undefined
}

/** The lift filter parameters that every lift operation takes. */
export type Filters = Omit<
  Input<operations["listCampaignLift"]>,
  "campaigns_pk" | "confidence_level" | "confidence_level__in"
>

export interface TableInput extends Choice {
  /**
   * The campaign's id: what `campaigns.create` answers as `campaign_id`, `campaigns.get` takes as `id`, and the operations below a campaign take as
   * `campaigns_pk`. The three are one.
   */
  readonly campaign: string
  /** Questions by their `id`. Default every question that lift is measured on. */
  readonly questions?: ReadonlyArray<number> | undefined
  /** Lift filter parameters, such as `timestamp__lte` or `channel__in`: the table is of the respondents that pass. */
  readonly filters?: Filters | undefined
  /** Between 0 and 1. Default 0.9. */
  readonly level?: number | undefined
  /** Respondents that each group of a part needs before it is read. Default 50. */
  readonly minimumPerGroup?: number | undefined
  /** How p-values are adjusted over the parts of a question. Default `"benjaminiHochberg"`. */
  readonly adjustment?: MultiplicityMethod | undefined
  /** Calls at a time. Default 4. */
  readonly concurrency?: number | undefined
  /** Called after each call. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}
