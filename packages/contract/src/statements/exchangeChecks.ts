/**
 * The requirements that the statements in the exchange API document impose on its spec, keyed by the id of the statement. The values are copied by
 * hand from the document.
 */
import type { Check, Checks } from "./Checks.ts"

// The API document states the limits of `payload_max_size_mb` twice: in the field's description and in the table of limits.
const payloadSize: ReadonlyArray<Check> = [
  { at: "schemas/OpportunitiesSubscriptionRequest/properties/payload_max_size_mb", byDefault: 8 },
  {
    at: "schemas/OpportunitiesSubscriptionRequest/properties/payload_max_size_mb",
    bound: "exclusiveMinimum",
    limit: 4
  },
  {
    at: "schemas/OpportunitiesSubscriptionRequest/properties/payload_max_size_mb",
    bound: "exclusiveMaximum",
    limit: 32
  }
]

const surveyCount: ReadonlyArray<Check> = [
  { at: "schemas/OpportunitiesSubscriptionRequest/properties/payload_max_survey_count", byDefault: 1000 },
  {
    at: "schemas/OpportunitiesSubscriptionRequest/properties/payload_max_survey_count",
    bound: "exclusiveMaximum",
    limit: 10000
  }
]

const sendInterval: ReadonlyArray<Check> = [
  { at: "schemas/OpportunitiesSubscriptionRequest/properties/send_interval_seconds", byDefault: 15 },
  {
    at: "schemas/OpportunitiesSubscriptionRequest/properties/send_interval_seconds",
    bound: "exclusiveMinimum",
    limit: 5
  },
  {
    at: "schemas/OpportunitiesSubscriptionRequest/properties/send_interval_seconds",
    bound: "exclusiveMaximum",
    limit: 30
  }
]

const linkLengths: ReadonlyArray<Check> = [
  { at: "schemas/DefaultLink", bound: "maxLength", limit: 2999 },
  { at: "schemas/SuccessLink", bound: "maxLength", limit: 2999 },
  { at: "schemas/FailureLink", bound: "maxLength", limit: 2999 },
  { at: "schemas/OverQuotaLink", bound: "maxLength", limit: 2999 },
  { at: "schemas/QualityTerminationLink", bound: "maxLength", limit: 2999 }
]

const priority: ReadonlyArray<Check> = [
  { at: "schemas/SurveyFields/properties/SurveyPriority", bound: "minimum", limit: 1 },
  { at: "schemas/SurveyFields/properties/SurveyPriority", bound: "maximum", limit: 11 }
]

const allocation: ReadonlyArray<Check> = [
  { at: "schemas/SurveyFields/properties/PlatformExchangeAllocation", bound: "minimum", limit: 0 },
  { at: "schemas/SurveyFields/properties/PlatformExchangeAllocation", bound: "maximum", limit: 100 }
]

export const exchangeChecks: Checks = {
  "resources-opportunity.2": [{ at: "schemas/Opportunity/properties/survey_name", bound: "maxLength", limit: 128 }],
  "resources-opportunity.7": [{ at: "schemas/StudyType", known: ["adhoc", "recruit", "recontact"] }],
  "resources-opportunity.25": [{ at: "schemas/Opportunity/properties/relationship_type", known: ["open", "private"] }],
  "resources-opportunity.27": [
    { at: "schemas/Opportunity/properties/message_reason", known: ["new", "updated", "deactivated", "reactivated"] }
  ],
  "resources-opportunity.32": [{ at: "schemas/SurveyQuota/properties/survey_quota_type", known: ["Total", "Client"] }],
  "resources-opportunity.36": [
    { at: "schemas/SurveyQualification/properties/logical_operator", known: ["OR"] },
    { at: "schemas/SurveyQuestion/properties/logical_operator", known: ["OR"] }
  ],
  "resources-supplier-link.2": [
    { at: "schemas/TrackingTypeCode", known: ["NONE", "PIXEL", "S2S"] },
    { at: "schemas/TrackingTypeCode", byDefault: "NONE" }
  ],
  "resources-supplier-link.3": linkLengths,
  "resources-survey-group.1": [{ at: "schemas/SurveyGroup/properties/SurveyGroup", bound: "maxLength", limit: 200 }],
  "resources-survey.3": priority,
  "resources-survey.5": [{ at: "schemas/SurveyFields/properties/SurveyName", bound: "maxLength", limit: 128 }],
  "resources-survey.11": [
    { at: "schemas/SurveyFields/properties/ClientSurveyLiveURL", bound: "maxLength", limit: 3000 }
  ],
  "resources-survey.12": [{ at: "schemas/SurveyFields/properties/TestRedirectURL", bound: "maxLength", limit: 3000 }],
  "resources-survey.15": allocation,
  "resources-survey.22": [{ at: "schemas/SurveyFields/properties/QuotaCalculationTypeID", known: [1, 2] }],
  "states-and-transitions.6": [
    {
      at: "schemas/BetaFieldError/properties/code",
      means: { v12: "The field cannot be modified after the survey first goes live (400)." }
    }
  ],
  "endpoints-1.2": [
    { at: "parameters/Bundle", requires: "" },
    {
      at: "parameters/Bundle/schema",
      known: [
        "Countries",
        "CountryLanguages",
        "Industries",
        "SampleTypes",
        "StudyTypes",
        "SupplierLinkTypes",
        "SurveyStatuses",
        "BidProbabilities",
        "BidStatuses",
        "ProposalTypes",
        "CategoryLockOutDurations",
        "QuestionClassifications",
        "SupplierPreferenceTypes",
        "SupplierRequestStatuses",
        "ThirdPartyServices"
      ]
    }
  ],
  "endpoints-4.2": [{ at: "parameters/CountryLanguageID", requires: "" }],
  "endpoints-6.2": [
    { at: "parameters/CountryLanguageID", requires: "" },
    { at: "parameters/QuestionID", requires: "" }
  ],
  "endpoints-8.1": [
    { at: "parameters/Property", requires: "" },
    {
      at: "parameters/Property/schema",
      values: [
        "business-units",
        "clients",
        "industries",
        "locales",
        "lockouts",
        "study-types",
        "survey-groups",
        "suppliers",
        "users"
      ]
    }
  ],
  "endpoints-10.1": [{ at: "parameters/SubscriptionSupplierCode", requires: "" }],
  "endpoints-10.8": [{ at: "schemas/OpportunitiesSubscriptionRequest", requires: "callback" }],
  "endpoints-10.10": payloadSize,
  "endpoints-10.11": surveyCount,
  "endpoints-10.12": sendInterval,
  "endpoints-10.13": [{ at: "schemas/OpportunitiesSubscriptionRequest", requires: "opportunities" }],
  "endpoints-10.14": [
    { at: "schemas/OpportunityFilter", requires: "country_language" },
    { at: "schemas/CompareNonNegativeFloat/properties/eq", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeFloat/properties/ne", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeFloat/properties/gte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeFloat/properties/lte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeFloat/properties/in/items", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeFloat/properties/nin/items", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/eq", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/eq", bound: "maximum", limit: 100 },
    { at: "schemas/ComparePercentage/properties/ne", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/ne", bound: "maximum", limit: 100 },
    { at: "schemas/ComparePercentage/properties/gte", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/gte", bound: "maximum", limit: 100 },
    { at: "schemas/ComparePercentage/properties/lte", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/lte", bound: "maximum", limit: 100 },
    { at: "schemas/ComparePercentage/properties/in/items", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/in/items", bound: "maximum", limit: 100 },
    { at: "schemas/ComparePercentage/properties/nin/items", bound: "minimum", limit: 0 },
    { at: "schemas/ComparePercentage/properties/nin/items", bound: "maximum", limit: 100 },
    { at: "schemas/CompareFraction/properties/eq", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/eq", bound: "maximum", limit: 1 },
    { at: "schemas/CompareFraction/properties/ne", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/ne", bound: "maximum", limit: 1 },
    { at: "schemas/CompareFraction/properties/gte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/gte", bound: "maximum", limit: 1 },
    { at: "schemas/CompareFraction/properties/lte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/lte", bound: "maximum", limit: 1 },
    { at: "schemas/CompareFraction/properties/in/items", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/in/items", bound: "maximum", limit: 1 },
    { at: "schemas/CompareFraction/properties/nin/items", bound: "minimum", limit: 0 },
    { at: "schemas/CompareFraction/properties/nin/items", bound: "maximum", limit: 1 },
    { at: "schemas/CompareNonNegativeInt/properties/eq", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeInt/properties/ne", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeInt/properties/gte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeInt/properties/lte", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeInt/properties/in/items", bound: "minimum", limit: 0 },
    { at: "schemas/CompareNonNegativeInt/properties/nin/items", bound: "minimum", limit: 0 }
  ],
  "endpoints-13.4": [{ at: "schemas/OutcomesSubscriptionRequest", requires: "callback" }],
  "endpoints-13.5": [
    { at: "schemas/OutcomesSubscriptionRequest", requires: "outcomes" },
    { at: "schemas/OutcomesSubscriptionRequest/properties/outcomes", bound: "minItems", limit: 1 }
  ],
  "endpoints-16.2": [
    { at: "parameters/SurveyNumber", requires: "" },
    { at: "parameters/SupplierCode", requires: "" }
  ],
  "endpoints-18.2": [
    { at: "schemas/SupplierLinkRequest", requires: "SupplierLinkTypeCode" },
    { at: "schemas/SupplierLinkRequest", requires: "TrackingTypeCode" }
  ],
  "endpoints-19.2": [
    { at: "schemas/SupplierLinkUpdate", requires: "SupplierLinkTypeCode" },
    { at: "schemas/SupplierLinkUpdate", requires: "TrackingTypeCode" },
    { at: "schemas/SupplierLinkUpdate", requires: "DefaultLink" },
    { at: "schemas/SupplierLinkUpdate", requires: "SuccessLink" },
    { at: "schemas/SupplierLinkUpdate", requires: "FailureLink" },
    { at: "schemas/SupplierLinkUpdate", requires: "OverQuotaLink" },
    { at: "schemas/SupplierLinkUpdate", requires: "QualityTerminationLink" }
  ],
  "endpoints-22.4": [
    { at: "schemas/SurveyRequest", requires: "SurveyStatusCode" },
    { at: "schemas/SurveyRequest", requires: "SurveyName" },
    { at: "schemas/SurveyRequest", requires: "CountryLanguageID" },
    { at: "schemas/SurveyRequest", requires: "ClientSurveyLiveURL" }
  ],
  "authentication-3.1": [{ at: "parameters/PlatformSignature", requires: "" }],
  "errors.3": [
    { at: "schemas/BetaServerError/properties/code", values: ["a01"] },
    { at: "schemas/BetaServerError/properties/code", means: { a01: "Undefined error, the catch-all (500)." } }
  ],
  "limits.3": payloadSize,
  "limits.4": surveyCount,
  "limits.5": sendInterval,
  "limits.7": linkLengths,
  "limits.8": [
    { at: "schemas/SurveyFields/properties/ClientSurveyLiveURL", bound: "maxLength", limit: 3000 },
    { at: "schemas/SurveyFields/properties/TestRedirectURL", bound: "maxLength", limit: 3000 }
  ],
  "limits.9": [
    { at: "schemas/SurveyFields/properties/SurveyName", bound: "maxLength", limit: 128 },
    { at: "schemas/Opportunity/properties/survey_name", bound: "maxLength", limit: 128 },
    { at: "schemas/SubscribedSurvey/properties/survey_name", bound: "maxLength", limit: 128 }
  ],
  "limits.10": [{ at: "schemas/SurveyGroup/properties/SurveyGroup", bound: "maxLength", limit: 200 }],
  "limits.11": priority,
  "limits.13": allocation
}
