// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The known values of the API with their meanings. The lists are open: the service can send other values.
 */

/**
 * The known values of `MarketplaceStatus` with their meanings; more values may be added. The response code for the respondent's session at the exchange. Codes other than those listed are possible. Code 3 means that the respondent is in the client survey.
 *
 * @example
 * ```ts
 * import { MarketplaceStatus } from "@fieldwork/exchange-client/known-values"
 * MarketplaceStatus.find(({ value }) => value === -6)?.meaning // => "Shown an intermediate page."
 * ```
 */
export const MarketplaceStatus = [
  { value: -6, meaning: "Shown an intermediate page." },
  { value: -5, meaning: "Shown an external intermediate page." },
  { value: -1, meaning: "The survey failed to load." },
  { value: 1, meaning: "In the exchange's screener." },
  { value: 3, meaning: "In the client survey; `client_status` shows the progress." },
  { value: 21, meaning: "Locked out of the industry." },
  { value: 23, meaning: "Failed a standard qualification." },
  { value: 24, meaning: "Failed a custom qualification." },
  { value: 30, meaning: "Duplicate IP address." },
  { value: 31, meaning: "Duplicate by RelevantID; retired." },
  { value: 32, meaning: "Invalid traffic." },
  { value: 35, meaning: "Duplicate supplier PID." },
  { value: 36, meaning: "Duplicate cookie." },
  { value: 37, meaning: "Location does not match." },
  { value: 38, meaning: "Fraud profile; retired." },
  { value: 40, meaning: "Quota full." },
  { value: 41, meaning: "The supplier's allocation is full." },
  { value: 42, meaning: "Survey closed." },
  { value: 50, meaning: "Below the rate card." },
  { value: 98, meaning: "End of the router." },
  { value: 120, meaning: "Opted out." },
  { value: 122, meaning: "Opted out." },
  { value: 123, meaning: "Maximum number of entries reached." },
  { value: 124, meaning: "Reached the router's time limit." },
  { value: 125, meaning: "Opted out." },
  { value: 126, meaning: "Reached the answer limit." },
  { value: 131, meaning: "Encryption failure." },
  { value: 132, meaning: "PID blocked." },
  { value: 133, meaning: "IP address blocked." },
  { value: 134, meaning: "Maximum number of completes per day reached." },
  { value: 138, meaning: "Duplicate in the survey group, by cookie." },
  { value: 139, meaning: "Duplicate in the survey group, by PID." },
  { value: 230, meaning: "Duplicate in the survey group, by IP address." },
  { value: 234, meaning: "Sanctioned country." },
  { value: 236, meaning: "No privacy consent; `panelist_id` and `session_id` are blank." },
  { value: 237, meaning: "Under age; `panelist_id` and `session_id` are blank." },
  { value: 238, meaning: "On a deny list." },
  { value: 240, meaning: "Invalid browser." },
  { value: 241, meaning: "Respondent threshold reached." },
  { value: 242, meaning: "Quality score too low." },
  { value: 243, meaning: "Signature check failed." },
  { value: 301, meaning: "The meaning of this code is not published." },
  { value: 302, meaning: "The meaning of this code is not published." },
  { value: 303, meaning: "The meaning of this code is not published." }
] as const

/**
 * The known values of `ClientStatus` with their meanings; more values may be added. The response code for the respondent's attempt at the client survey. Codes other than those listed are possible.
 *
 * @example
 * ```ts
 * import { ClientStatus } from "@fieldwork/exchange-client/known-values"
 * ClientStatus.find(({ value }) => value === -1)?.meaning // => "Never reached the client survey."
 * ```
 */
export const ClientStatus = [
  { value: -1, meaning: "Never reached the client survey." },
  { value: 1, meaning: "In the client survey." },
  { value: 10, meaning: "Complete." },
  { value: 11, meaning: "Adjusted to a complete." },
  { value: 20, meaning: "Terminated." },
  { value: 26, meaning: "Adjusted to a terminate." },
  { value: 28, meaning: "Adjusted to a terminate." },
  { value: 30, meaning: "Terminated for quality." },
  { value: 33, meaning: "Terminated for quality: speeding." },
  { value: 34, meaning: "Terminated for quality: open-ended answers." },
  { value: 35, meaning: "Encryption failure." },
  { value: 38, meaning: "Adjusted to a terminate." },
  { value: 40, meaning: "Quota full." },
  { value: 60, meaning: "Terminated for quality before the client survey." },
  { value: 62, meaning: "Declined to be routed." },
  { value: 66, meaning: "Declined to be routed." },
  { value: 70, meaning: "Complete of the audience product." },
  { value: 80, meaning: "Terminate of the audience product." },
  { value: 91, meaning: "The redirect carried a status that is not listed." },
  { value: 110, meaning: "Opt-in study." },
  { value: 134, meaning: "Encryption failure." },
  { value: 135, meaning: "Encryption failure." },
  { value: 136, meaning: "Survey closed." },
  { value: 137, meaning: "The callback could not be verified." },
  { value: 233, meaning: "Invalid response." },
  { value: 235, meaning: "The callback failed." }
] as const

/**
 * The known values of `SurveyGroupExists` with their meanings; more values may be added. Whether the survey is in a group in which a respondent may enter only one survey. According to the vendor's documentation, the value 0 means that the survey is in a group. According to public material, the value 1 has this meaning. Regardless of the value, do not send a respondent to two surveys in the same group.
 *
 * @example
 * ```ts
 * import { SurveyGroupExists } from "@fieldwork/exchange-client/known-values"
 * SurveyGroupExists.find(({ value }) => value === 0)?.meaning // => "In a group according to the vendor's documentation; in no group according to public material."
 * ```
 */
export const SurveyGroupExists = [
  { value: 0, meaning: "In a group according to the vendor's documentation; in no group according to public material." },
  { value: 1, meaning: "In a group according to public material." }
] as const

/**
 * The known values of `SupplierLinkTypeCode` with their meanings; more values may be added. The way in which the supplier provides respondents, as a code from the `SupplierLinkTypes` lookup.
 *
 * @example
 * ```ts
 * import { SupplierLinkTypeCode } from "@fieldwork/exchange-client/known-values"
 * SupplierLinkTypeCode.find(({ value }) => value === "OWS")?.meaning // => "Offerwall."
 * ```
 */
export const SupplierLinkTypeCode = [
  { value: "OWS", meaning: "Offerwall." },
  { value: "TS", meaning: "Targeted." }
] as const

/**
 * The known values of `TrackingTypeCode` with their meanings; more values may be added. The way in which the exchange reports the end of a session. With `NONE`, the recommended default, the respondent is redirected back to the supplier's system. With `PIXEL`, a pixel is fired. With `S2S`, the exchange sends a server-to-server request.
 *
 * @example
 * ```ts
 * import { TrackingTypeCode } from "@fieldwork/exchange-client/known-values"
 * TrackingTypeCode.find(({ value }) => value === "NONE")?.meaning // => "Redirects the respondent back to the supplier's system; the recommended default."
 * ```
 */
export const TrackingTypeCode = [
  { value: "NONE", meaning: "Redirects the respondent back to the supplier's system; the recommended default." },
  { value: "PIXEL", meaning: "Fires a pixel." },
  { value: "S2S", meaning: "Posts back server-to-server." }
] as const

