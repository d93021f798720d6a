/**
 * Where the exchange document leaves a choice, the sandbox does the first; these settings make it do the other. Those marked `observed` are
 * how public clients expect the service to be.
 */
import { once } from "../http/Message.ts"

/** Choices of the exchange side, each with its default. */
export interface Settings {
  /** `as_documented`: 0 while the survey is in a group. `as_observed`: 1. Default the first. */
  survey_group_exists: "as_documented" | "as_observed"
  /**
   * How the offerwall and the allocation lookup are written, which no document shows. `as_observed`: as the one public copy, with whole percents, the
   * link type by its id, a message on success, and surveys without an entry link of the supplier only. `as_streamed`: as the opportunities stream,
   * with shares from 0 to 1, the link type by its code, no message, and all surveys. Default the first.
   */
  legacy_offerwall: "as_observed" | "as_streamed"
  /** Subscriptions are answered `OK` as plain text, without the key. Default false. */
  plain_ok: boolean
  /** How often a callback that was not received is sent again: after 1, 2, 4… minutes, with the same signature. Default 0. */
  redeliveries: number
  /** The clock that the timestamps of signatures are read from. Default `real`, as receivers compare them with their own. */
  signature_time: "real" | "virtual"
  /** Shared secret of entry links: a link with a missing or wrong hash is refused. Default empty: no hash is asked for. */
  entry_link_key: string
  /** Name of the query parameter that carries the hash. Default `hash`. */
  entry_link_parameter: string
  /** Hash function of the HMAC. Default `sha1`, as in public material. */
  entry_link_algorithm: "sha1" | "sha256" | "sha384" | "sha512"
  /** What a sandbox key opens: the buyer API, as the document says, or nothing at all. Default `buyer_api`. */
  sandbox_key: "buyer_api" | "refused"
  /** Observed. Locales are written `fra_fr`, `deu_de` and so on; filters take both spellings. Default false. */
  locale_aliases: boolean
  /** Observed. `full`: the lookups and dictionaries list every country language of the exchange. Default `short`. */
  locale_list: "short" | "full"
  /** Observed. Status of a second link into one survey. Default 400. */
  existing_link_status: 400 | 409
  /** Observed. Members that are null in a link that is created are left out. Default `refused`. */
  null_in_link_create: "refused" | "accepted"
  /** Observed. Members that are null in a link that is updated are empty. Default `refused`. */
  null_in_link_update: "refused" | "accepted"
  /** Observed. Status of what was created: surveys, links and subscriptions. Default 200. */
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

/** What a subscription answers that is made or replaced, written once for each key. */
export const subscribed = once((shown: { readonly public_key: string; readonly key_id: string }) => ({
  result: "OK" as const,
  ...shown
}))

/** The other reading of what a subscription answers. */
export const plainOk = { status: 200, type: "text/plain", body: "OK" } as const
