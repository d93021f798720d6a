/**
 * Defines what a lift table contains.
 */
import type { Input } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { MultiplicityMethod } from "@fieldwork/lift-statistics"
import type { Progress } from "./Progress.ts"
import type { Breakdown } from "./TableRow.ts"

/** A demographic by which the service can break down lift. */
export type Demographic = Input<operations["listLiftByDemographic"]>["demo_filter_name"]

/** A custom variable of the tracking tag, as named in the lift filters. */
export type CustomVariable = keyof Input<operations["getQuestionLift"]> extends infer Name
  ? Name extends `custom_variables__${infer Variable}`
    ? Variable
    : never
  : never

/** The breakdowns into parts, which excludes `overall`. */
export type PartBreakdown = Exclude<Breakdown, "overall">

export interface Choice {
  /** The breakdowns. Default: all nine. */
  readonly breakdowns?: ReadonlyArray<PartBreakdown> | undefined
  /** The demographics. Default: all except `demo_hhi_int`. */
  readonly demographics?: ReadonlyArray<Demographic> | undefined
  /** The custom variables. Default: all five. */
  readonly customVariables?: ReadonlyArray<string> | undefined
}

/** The lift filter parameters that every lift operation accepts. */
export type Filters = Omit<
  Input<operations["listCampaignLift"]>,
  "campaigns_pk" | "confidence_level" | "confidence_level__in"
>

/** The campaign, questions and breakdowns of a table, and the level at which it is read. */
export interface TableInput extends Choice {
  /**
   * The campaign's id: `campaign_id` in the response of `campaigns.create`, `id` in the input of `campaigns.get`, and `campaigns_pk` in the operations
   * below a campaign.
   */
  readonly campaign: string
  /** The `id`s of the questions. Default: all questions on which lift is measured. */
  readonly questions?: ReadonlyArray<number> | undefined
  /** Lift filter parameters, such as `timestamp__lte` or `channel__in`. The table contains only the respondents that match them. */
  readonly filters?: Filters | undefined
  /** The level of confidence, between 0 and 1. Default 0.9. */
  readonly level?: number | undefined
  /** The minimum number of respondents in each group of a part. Smaller parts are not read. Default 50. */
  readonly minimumPerGroup?: number | undefined
  /** How p-values are adjusted over the parts of a question. Default `"benjaminiHochberg"`. */
  readonly adjustment?: MultiplicityMethod | undefined
  /** The maximum number of concurrent calls. Default 4. */
  readonly concurrency?: number | undefined
  /** Called after each call. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}
