/**
 * The choices that the exchange document leaves open. The sandbox uses the first alternative by default; these settings select the other. Those marked
 * `observed` are the behaviour that public clients expect.
 */
import { once } from "../http/Message.ts"

/** Choices of the exchange side, each with its default. */
export interface Settings {
  /** `as_documented`: 0 while the survey is in a group. `as_observed`: 1. Default the first. */
  survey_group_exists: "as_documented" | "as_observed"
  /**
   * The form of the offerwall and the allocation lookup, which no document shows. `as_observed`: like the only public copy, with whole percents, the
   * link type by its id, a message on success, and only surveys with an entry link of the supplier. `as_streamed`: like the opportunities stream, with
   * shares from 0 to 1, the link type by its code, no message, and all surveys. Default the first.
   */
  legacy_offerwall: "as_observed" | "as_streamed"
  /** Whether subscriptions respond with plain text `OK`, without the key. Default false. */
  plain_ok: boolean
  /** How often a callback that was not received is resent: after 1, 2, 4… minutes, with the same signature. Default 0. */
  redeliveries: number
  /** The clock that the timestamps of signatures are read from. Default `real`, as receivers compare them with their own. */
  signature_time: "real" | "virtual"
  /** Shared secret of entry links: a link with a missing or wrong hash is refused. Default empty: no hash is required. */
  entry_link_key: string
  /** Name of the query parameter that carries the hash. Default `hash`. */
  entry_link_parameter: string
  /** Hash function of the HMAC. Default `sha1`, as in public material. */
  entry_link_algorithm: "sha1" | "sha256" | "sha384" | "sha512"
  /** The operations for a sandbox key: the buyer API, as the document states, or none. Default `buyer_api`. */
  sandbox_key: "buyer_api" | "refused"
  /** Observed. Locales are written `fra_fr`, `deu_de` and so on; filters take both spellings. Default false. */
  locale_aliases: boolean
  /** Observed. `full`: the lookups and dictionaries list every country language of the exchange. Default `short`. */
  locale_list: "short" | "full"
  /** Observed. The status code of creating a second link into a survey. Default 400. */
  existing_link_status: 400 | 409
  /** Observed. Whether null members of a new link are refused, or accepted and ignored. Default `refused`. */
  null_in_link_create: "refused" | "accepted"
  /** Observed. Whether null members of a link update are refused, or accepted as empty. Default `refused`. */
  null_in_link_update: "refused" | "accepted"
  /** Observed. The status code of requests that create surveys, links and subscriptions. Default 200. */
  created_status: 200 | 201
}

export const usual: Readonly<Settings> = {
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

/** The response to creating or replacing a subscription, serialized once for each key. */
export const subscribed = once((shown: { readonly public_key: string; readonly key_id: string }) => ({
  result: "OK" as const,
  ...shown
}))

/** The alternative response to a subscription. */
export const plainOk = { status: 200, type: "text/plain", body: "OK" } as const
