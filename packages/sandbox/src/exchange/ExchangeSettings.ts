/**
 * The settings for behaviour that the exchange's API document leaves open. Some settings can select the behaviour that publicly available clients
 * expect.
 */
import { memoizeSerialized } from "../http/Message.ts"

/** The settings of the exchange. */
export interface ExchangeSettings {
  /** The value of `SurveyGroupExists` for a survey that is in a group. `as_documented`: 0. `as_observed`: 1. Default: `as_documented`. */
  survey_group_exists: "as_documented" | "as_observed"
  /**
   * The format of the offerwall and the allocation lookup, which the exchange's API document does not show. `as_observed` follows the only public
   * example: whole percentages, the id of the link type, a message on success, and only surveys for which the supplier has no entry link.
   * `as_streamed` follows the opportunities stream: shares from 0 to 1, the code of the link type, no message, and all surveys. Default:
   * `as_observed`.
   */
  legacy_offerwall: "as_observed" | "as_streamed"
  /** Whether the response to creating a subscription is the plain text `OK`, without the signing key. Default: false. */
  plain_ok: boolean
  /** The maximum number of times an undelivered callback is resent, after 1, 2, 4… minutes, each time with the same signature. Default: 0. */
  redeliveries: number
  /** The clock that provides the timestamps in signatures. Default: `real`, because receivers compare the timestamps with their own clock. */
  signature_time: "real" | "virtual"
  /**
   * The shared secret for entry links. If it is set, a link with a missing or wrong hash is rejected. Default: an empty string, which means that no
   * hash is required.
   */
  entry_link_key: string
  /** The name of the query parameter that contains the hash. Default: `hash`. */
  entry_link_parameter: string
  /** The hash function of the HMAC. Default: `sha1`, as in publicly available sources. */
  entry_link_algorithm: "sha1" | "sha256" | "sha384" | "sha512"
  /** The operations that accept a sandbox key: the buyer API, as the exchange's API document states, or none. Default: `buyer_api`. */
  sandbox_key: "buyer_api" | "refused"
  /**
   * Whether locales are spelled `fra_fr`, `deu_de` and so on, as some publicly available clients expect, instead of `fre_fr` and `ger_de`. If true,
   * filters accept both spellings. Default: false.
   */
  locale_aliases: boolean
  /**
   * The combinations of country and language in the lookups and dictionaries. `full` lists every combination that the exchange supports, as some
   * publicly available clients expect. Default: `short`.
   */
  locale_list: "short" | "full"
  /**
   * The status code that is returned if a supplier tries to create a second link for the same survey. Some publicly available clients expect 409.
   * Default: 400.
   */
  existing_link_status: 400 | 409
  /** Whether null values in a new link are rejected, or accepted and ignored, as some publicly available clients expect. Default: `refused`. */
  null_in_link_create: "refused" | "accepted"
  /**
   * Whether null values in a link update are rejected, or accepted as empty strings, which some publicly available clients expect. Default:
   * `refused`.
   */
  null_in_link_update: "refused" | "accepted"
  /**
   * The status code of a successful request that creates a survey, a link or a subscription. Some publicly available clients expect 201. Default:
   * 200.
   */
  created_status: 200 | 201
}

export const defaults: Readonly<ExchangeSettings> = {
  survey_group_exists: "as_documented",
  legacy_offerwall: "as_observed",
  plain_ok: false,
  redeliveries: 0,
  signature_time: "real",
  entry_link_key: "",
  entry_link_parameter: "hash",
  entry_link_algorithm: "sha1",
  sandbox_key: "buyer_api",
  locale_aliases: false,
  locale_list: "short",
  existing_link_status: 400,
  null_in_link_create: "refused",
  null_in_link_update: "refused",
  created_status: 200
}

/** Returns the response to a request that creates or replaces a subscription. It is serialized once for each signing key. */
export const subscriptionCreated = memoizeSerialized(
  (shown: { readonly public_key: string; readonly key_id: string }) => ({
    result: "OK" as const,
    ...shown
  })
)

/** The response to creating a subscription if `plain_ok` is set. */
export const plainOk = { status: 200, type: "text/plain", body: "OK" } as const
