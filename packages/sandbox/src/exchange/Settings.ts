/**
 * Where the exchange document leaves a choice, the sandbox does the first; these settings make it do the other.
 */

export interface Settings {
  /** `as_documented`: 0 while the survey is in a group. `as_observed`: 1. Default the first. */
  survey_group_exists: "as_documented" | "as_observed"
  /** Subscriptions are answered `OK` as plain text, without the key. Default false. */
  plain_ok: boolean
  /** How often a callback that was not received is sent again: after 1, 2, 4… minutes, with the same signature. Default 0. */
  redeliveries: number
}

export const usual: Readonly<Settings> = { survey_group_exists: "as_documented", plain_ok: false, redeliveries: 0 }

/** The other reading of what a subscription answers. */
export const plainOk = { status: 200, type: "text/plain", body: "OK" } as const
