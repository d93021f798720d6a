/**
 * The expected number of impressions for each channel.
 *
 * A campaign stores the numbers in one object. In the API, they also appear as integer properties of `draft_settings`.
 */
import type { Channel, DraftSettings, ExpectedImpressions } from "@fieldwork/specs/brand-lift/schema"

export type Counts = { readonly [_ in Channel]: number }

export const channels = ["digital", "linear_tv", "social"] as const satisfies ReadonlyArray<Channel>

export const none: Counts = { digital: 0, linear_tv: 0, social: 0 }

export const total = ({ digital, linear_tv, social }: Counts): number => digital + linear_tv + social

/**
 * Returns the expected impressions after a request is applied. The request may contain them as one object, as properties of `draft_settings`, or not
 * at all.
 */
export const after = (
  before: Counts,
  named: ExpectedImpressions | undefined,
  settings: DraftSettings | undefined
): Counts => ({
  digital: named?.digital ?? settings?.expected_impressions_count ?? before.digital,
  linear_tv: named?.linear_tv ?? settings?.expected_impressions_count_linear_tv ?? before.linear_tv,
  social: named?.social ?? settings?.expected_impressions_count_social ?? before.social
})

/** Returns the expected impressions as properties of `draft_settings`. */
export const asSettings = (counts: Counts) => ({
  expected_impressions_count: counts.digital,
  expected_impressions_count_linear_tv: counts.linear_tv,
  expected_impressions_count_social: counts.social
})
