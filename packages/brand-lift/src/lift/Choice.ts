/**
 * Defines the options for a lift table.
 */
import type { Input } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { MultiplicityMethod } from "@fieldwork/lift-statistics"
import type { Progress } from "./Progress.ts"
import type { Breakdown } from "./TableRow.ts"

/** A demographic by which the API can break down lift. */
export type Demographic = Input<operations["listLiftByDemographic"]>["demo_filter_name"]

/** The name of a custom variable of the tracking tag, as used in the lift filters. */
export type CustomVariable = keyof Input<operations["getQuestionLift"]> extends infer Name
  ? Name extends `custom_variables__${infer Variable}`
    ? Variable
    : never
  : never

/** The breakdowns that divide respondents into subsets. `overall`, which is the total, is excluded. */
export type PartBreakdown = Exclude<Breakdown, "overall">

export interface Choice {
  /** The breakdowns to read. Default: all nine. */
  readonly breakdowns?: ReadonlyArray<PartBreakdown> | undefined
  /** The demographics to read. Default: all except `demo_hhi_int`. */
  readonly demographics?: ReadonlyArray<Demographic> | undefined
  /** The custom variables to read. Default: all five. */
  readonly customVariables?: ReadonlyArray<string> | undefined
}

/** The filter parameters that all lift operations accept. */
export type Filters = Omit<
  Input<operations["listCampaignLift"]>,
  "campaigns_pk" | "confidence_level" | "confidence_level__in"
>

/** The campaign, questions and breakdowns of a table, and the settings used to interpret them. */
export interface TableInput extends Choice {
  /**
   * The id of the campaign. The API calls it `campaign_id` in the response of `campaigns.create`, `id` in the input of `campaigns.get`, and
   * `campaigns_pk` in operations whose path is below a campaign.
   */
  readonly campaign: string
  /** The ids of the questions. Default: all questions for which lift is measured. */
  readonly questions?: ReadonlyArray<number> | undefined
  /** Filter parameters, such as `timestamp__lte` or `channel__in`. Only respondents who match the filters are counted. */
  readonly filters?: Filters | undefined
  /** The confidence level, between 0 and 1. Default: 0.9. */
  readonly level?: number | undefined
  /**
   * The minimum number of respondents in the exposed group and in the control group. If either group has fewer respondents in a subset, the lift for
   * that subset is never reported as significant. A number of at least 0. Default: 50.
   */
  readonly minimumPerGroup?: number | undefined
  /** The method that adjusts p-values for multiple comparisons. Default: `"benjaminiHochberg"`. */
  readonly adjustment?: MultiplicityMethod | undefined
  /** The maximum number of concurrent calls, at least 1. Default: 4. */
  readonly concurrency?: number | undefined
  /** Called after each breakdown is read. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}
