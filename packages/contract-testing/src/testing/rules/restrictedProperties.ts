/**
 * Lists the request properties that the API document restricts in words, so a service may refuse values that conform to the schema.
 *
 * Each entry has a regular expression for the operation ids, a regular expression for the position of the property, and the restriction. A service
 * must accept all valid values of properties that are not listed.
 */
interface Restriction {
  readonly operations: RegExp
  readonly at: RegExp
  /** The reason why a service may refuse a value. */
  readonly reason: string
}

const ofAnEntry = "the entry that an id, a code or a name refers to must exist"

const restrictions: ReadonlyArray<Restriction> = [
  {
    operations: /^(?:create|update)(?:Launched)?Campaign$/,
    at: /_date$/,
    reason: "dates must be in order and in the future"
  },
  { operations: /^(?:create|update)(?:Launched)?Campaign$/, at: /_id$/, reason: ofAnEntry },
  {
    operations: /^updateLaunchedCampaign$/,
    at: /expected_impressions_count/,
    reason: "counts can only be increased, by a minimum amount"
  },
  {
    operations: /^(?:create|update)Campaign$/,
    at: /data_partners$|linear_tv$/,
    reason: "impressions on linear TV need data partners"
  },
  { operations: /^(?:create|update)Campaign$/, at: /expected_impressions_count/, reason: "counts are not negative" },
  { operations: /^export/, at: /filters/, reason: "the names of filters come from the breakdown by demographic" },
  { operations: /^export/, at: /to_emails$/, reason: "a list of e-mail addresses" },
  { operations: /^createFrequencyReport$/, at: /./, reason: "the part json has its own schema" },
  {
    operations: /IpMatching/,
    at: /(?:^|\/|_)(?:id|type|ids\/0)$/,
    reason: "an id is identified by its type and its value"
  },
  { operations: /Pixel/, at: /campaign_pixels$|\/0$|id$/, reason: `a pixel has an ad server, and ${ofAnEntry}` },
  { operations: /Groups$/, at: /group_id|group_name|groups\/0$/, reason: `a new group has a name, and ${ofAnEntry}` },
  { operations: /^assignCampaignNames$/, at: /_(?:id|name)$|\/0$/, reason: "a name belongs to an id" },
  { operations: /S2sMapping/, at: /partner_id$/, reason: ofAnEntry },
  { operations: /^listDictionary$/, at: /query$/, reason: "only for users" },
  { operations: /^createOpportunitiesSubscription$/, at: /country_language|industry|study_type/, reason: ofAnEntry },
  { operations: /Subscription$/, at: /callback$/, reason: "a URL that can be called" },
  { operations: /Survey$/, at: /(?:ID|Code|CPI|Quota|SurveyNumber|Interview|Incidence)$/, reason: ofAnEntry },
  { operations: /SupplierLink$/, at: /Code$/, reason: ofAnEntry },
  { operations: /^createToken$/, at: /./, reason: "credentials of one client" },
  {
    operations: /./,
    at: /^query (?:.*(?:range|regex)|page_size|page)$/,
    reason: "a range has two bounds, an expression must be valid, and pages start at 1"
  }
]

export const isRestricted = (operation: string, at: string): boolean =>
  restrictions.some((each) => each.operations.test(operation) && each.at.test(at))
