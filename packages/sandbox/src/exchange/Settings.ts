/**
 * Where the exchange document leaves a choice, the sandbox does the first; these settings make it do the other.
 */

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
}

export const usual: Readonly<Settings> = {
  survey_group_exists: "as_documented",
  legacy_offerwall: "as_observed",
  plain_ok: false,
  redeliveries: 0
}

/** The other reading of what a subscription answers. */
export const plainOk = { status: 200, type: "text/plain", body: "OK" } as const
