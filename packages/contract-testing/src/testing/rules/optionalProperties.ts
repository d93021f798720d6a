/**
 * Lists the response properties that may be absent although all examples have them.
 *
 * Each entry has a regular expression for the operation ids, a regular expression for the position of the property, and the reason.
 */
interface Optional {
  readonly operations: RegExp
  readonly at: RegExp
  /** The reason why the property may be absent. */
  readonly reason: string
}

const optional: ReadonlyArray<Optional> = [
  {
    operations: /Campaign$/,
    at: /^\/(?:draft_settings|social_configuration)\//,
    reason: "the caller provides it"
  },
  {
    operations: /^(?:create|update)Campaign$/,
    at: /^\/(?:control_survey_id|exposed_survey_id|default_question_\w+)$/,
    reason: "a draft has no surveys"
  },
  { operations: /FrequencyReports?$/, at: /\/output_columns\//, reason: "the caller provides it" },
  {
    operations: /OpportunitiesSubscription$/,
    at: /^\/(?:opportunities\/|surveys$)/,
    reason: "the caller provides the filters"
  },
  { operations: /OutcomesSubscription$/, at: /^\/outcomes\//, reason: "the caller provides the filters" },
  { operations: /^assignCampaignNames$/, at: /./, reason: "it shows the names that the caller provided" },
  { operations: /^listPixelGroups$/, at: /\/details$/, reason: "only with include_details" },
  {
    operations: /^(?:getAdServer|listAdServers|listTagQueryParameters)$/,
    at: /\/default_macro$/,
    reason: "only some macros have a default"
  },
  { operations: /Lift|Question/, at: /\/kpi_type$/, reason: "only for measured questions" },
  { operations: /QuestionTemplates$/, at: /\/\w+_answer$/, reason: "only for questions that offer it" },
  { operations: /^listCampaigns$/, at: /^\/sort_(?:by|order)$/, reason: "only if it was requested" },
  { operations: /^listDictionary$/, at: /^\/result\/\*\/code$/, reason: "only for dictionaries with codes" },
  { operations: /^listLiftByCreative$/, at: /\/creative_group_id$/, reason: "only for creatives in a group" },
  { operations: /^listNames/, at: /\/group_id$/, reason: "only for items in a group" },
  { operations: /^listRespondents$/, at: /\/ad_duration$/, reason: "only for ads with a duration" },
  { operations: /^getSurveyAllocation$/, at: /\/TargetModel\//, reason: "only for suppliers that have a link" },
  { operations: /./, at: /^\/errors\/\*\/detail\//, reason: "each code has its own details" }
]

export const isOptional = (operation: string, at: string): boolean =>
  optional.some((each) => each.operations.test(operation) && each.at.test(at))
