/**
 * Properties of requests that the document restricts in words beyond the schema, so that a service may refuse values that conform to the schema.
 *
 * Each entry has a pattern for the operations, a pattern for the position of the property, and the restriction. All other values must be accepted.
 */
interface Open {
  readonly operations: RegExp
  readonly at: RegExp
  /** The reason why a service may refuse a value. */
  readonly words: string
}

const ofAnEntry = "the entry that an id, a code or a name refers to has to exist"

const open: ReadonlyArray<Open> = [
  { operations: /^(?:create|update)(?:Launched)?Campaign$/, at: /_date$/, words: "dates have an order and lie ahead" },
  { operations: /^(?:create|update)(?:Launched)?Campaign$/, at: /_id$/, words: ofAnEntry },
  {
    operations: /^updateLaunchedCampaign$/,
    at: /expected_impressions_count/,
    words: "counts only rise, by a least amount"
  },
  {
    operations: /^(?:create|update)Campaign$/,
    at: /data_partners$|linear_tv$/,
    words: "impressions on linear TV need data partners"
  },
  { operations: /^(?:create|update)Campaign$/, at: /expected_impressions_count/, words: "counts are not negative" },
  { operations: /^export/, at: /filters/, words: "the names of filters come from the breakdown by demographic" },
  { operations: /^export/, at: /to_emails$/, words: "a list of e-mail addresses" },
  { operations: /^createFrequencyReport$/, at: /./, words: "the part json is read by a schema of its own" },
  { operations: /IpMatching/, at: /(?:^|\/|_)(?:id|type|ids\/0)$/, words: "an id is known by its type and its text" },
  { operations: /Pixel/, at: /campaign_pixels$|\/0$|id$/, words: `a pixel has an ad server, and ${ofAnEntry}` },
  { operations: /Groups$/, at: /group_id|group_name|groups\/0$/, words: `a new group has a name, and ${ofAnEntry}` },
  { operations: /^assignCampaignNames$/, at: /_(?:id|name)$|\/0$/, words: "a name belongs to an id" },
  { operations: /S2sMapping/, at: /partner_id$/, words: ofAnEntry },
  { operations: /^listDictionary$/, at: /query$/, words: "users only" },
  { operations: /^createOpportunitiesSubscription$/, at: /country_language|industry|study_type/, words: ofAnEntry },
  { operations: /Subscription$/, at: /callback$/, words: "a URL that can be called" },
  { operations: /Survey$/, at: /(?:ID|Code|CPI|Quota|SurveyNumber|Interview|Incidence)$/, words: ofAnEntry },
  { operations: /SupplierLink$/, at: /Code$/, words: ofAnEntry },
  { operations: /^createToken$/, at: /./, words: "credentials of one client" },
  {
    operations: /./,
    at: /^query (?:.*(?:range|regex)|page_size|page)$/,
    words: "two bounds, a valid expression, pages from 1"
  }
]

export const isOpen = (operation: string, at: string): boolean =>
  open.some((each) => each.operations.test(operation) && each.at.test(at))
