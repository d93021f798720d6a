/**
 * Properties of responses that may be absent although all examples have them.
 *
 * Each entry has a pattern for the operations, a pattern for the position of the property, and the reason.
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
    reason: "it is what the caller has written"
  },
  {
    operations: /^(?:create|update)Campaign$/,
    at: /^\/(?:control_survey_id|exposed_survey_id|default_question_\w+)$/,
    reason: "a draft has no surveys"
  },
  { operations: /FrequencyReports?$/, at: /\/output_columns\//, reason: "it is what the caller has written" },
  {
    operations: /OpportunitiesSubscription$/,
    at: /^\/(?:opportunities\/|surveys$)/,
    reason: "filters are the caller's"
  },
  { operations: /OutcomesSubscription$/, at: /^\/outcomes\//, reason: "filters are the caller's" },
  { operations: /^assignCampaignNames$/, at: /./, reason: "it shows the names that were written" },
  { operations: /^listPixelGroups$/, at: /\/details$/, reason: "only with include_details" },
  {
    operations: /^(?:getAdServer|listAdServers|listTagQueryParameters)$/,
    at: /\/default_macro$/,
    reason: "not all have one"
  },
  { operations: /Lift|Question/, at: /\/kpi_type$/, reason: "only of measured questions" },
  { operations: /QuestionTemplates$/, at: /\/\w+_answer$/, reason: "only of questions that offer it" },
  { operations: /^listCampaigns$/, at: /^\/sort_(?:by|order)$/, reason: "only when it was asked for" },
  { operations: /^listDictionary$/, at: /^\/result\/\*\/code$/, reason: "only of dictionaries that have codes" },
  { operations: /^listLiftByCreative$/, at: /\/creative_group_id$/, reason: "only of creatives in a group" },
  { operations: /^listNames/, at: /\/group_id$/, reason: "only of things in a group" },
  { operations: /^listRespondents$/, at: /\/ad_duration$/, reason: "only where something plays" },
  { operations: /^getSurveyAllocation$/, at: /\/TargetModel\//, reason: "only of suppliers who have a link" },
  { operations: /./, at: /^\/errors\/\*\/detail\//, reason: "each code has details of its own" }
]

export const isOptional = (operation: string, at: string): boolean =>
  optional.some((each) => each.operations.test(operation) && each.at.test(at))
