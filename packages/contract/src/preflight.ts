/**
 * Checks that the client's preflight check, which validates an update before it is sent, and the sandbox reject the same fields when random campaigns
 * are updated at random times. The sandbox and the clients do not share code, so the rules for updates are implemented twice.
 */
import assert from "node:assert/strict"
import { ApiError, CampaignPreflight, createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import fc from "fast-check"

/**
 * The number of random updates to test, and the seed from which the campaigns and the updates are generated. If `seed` is omitted, the global seed of
 * the test run is used.
 */
export interface Sample {
  readonly numRuns: number
  readonly seed?: number
}

const url = "https://brand-lift.example"
const [hour, day] = [3_600_000, 86_400_000]

/**
 * Each campaign starts one day after its draft is created and runs for ten days. `moments` contains the possible times of its update, in milliseconds
 * since the creation of the draft.
 */
const starts = day
const ends = 11 * day
const moments = { draft: 0, pending: 0, live: starts + day, "nearly over": ends - 12 * hour, complete: ends + day }

const [partners, count, raise] = [
  fc.constantFrom<Array<string> | null>(null, [], ["partner"]),
  fc.constantFrom(0, 1, 6_000_000),
  fc.constantFrom(-1, 0, 1, 6_000_000, 6_299_999, 6_300_000, 6_999_999, 7_000_000, 10_999_999, 11_000_000)
]

/** The new start or end date, relative to the time of the update, in milliseconds. */
const offset = fc.constantFrom(-20 * day, -1, 0, 1, day - 1, day, day + 1, 2 * day, 30 * day)
const optional = { requiredKeys: [] }

const campaign = fc.record({
  digital: count,
  linear_tv: count,
  social: count,
  data_partners: partners,
  moment: fc.constantFrom(...(Object.keys(moments) as Array<keyof typeof moments>))
})

const update = fc.record(
  {
    campaign_name: fc.constant("Other"),
    client_name: fc.constantFrom("Other", null),
    start_date: offset,
    end_date: offset,
    country_language_id: fc.constantFrom(8, 9),
    industry_id: fc.constantFrom(12, null),
    channels: fc.constantFrom<Array<"social"> | null>(null, ["social"]),
    data_partners: partners,
    expected_impressions_count: fc.record({ digital: raise, linear_tv: raise, social: raise }, optional),
    draft_settings: fc.record(
      {
        allow_ip: fc.boolean(),
        data_partners: fc.constantFrom<Array<string>>([], ["partner"]),
        expected_impressions_count: raise,
        expected_impressions_count_linear_tv: raise,
        expected_impressions_count_social: raise
      },
      optional
    )
  },
  optional
)

const launchedUpdate = fc.record(
  {
    campaign_name: fc.constant("Other"),
    client_name: fc.constant("Other"),
    end_date: offset,
    expected_impressions_count: raise,
    expected_impressions_count_linear_tv: raise,
    expected_impressions_count_social: raise
  },
  optional
)

/** Creates a campaign and advances the clock to the time of the update. Returns the campaign as the client reads it. */
const arrange = async ({
  data_partners,
  moment,
  ...counts
}: typeof campaign extends fc.Arbitrary<infer A> ? A : never) => {
  const sandbox = createSandbox()
  const brandLift = createBrandLift({
    baseUrl: url,
    authUrl: url,
    ...credentials.brandLift,
    fetch: sandbox.fetch,
    onDeprecation: () => {}
  })
  const start = sandbox.now().getTime()
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()
  const { campaign_id: id } = await brandLift.campaigns.create({
    body: {
      campaign_name: "Alder Coffee winter",
      client_name: "Alder Coffee",
      country_language_id: 9,
      industry_id: 12,
      start_date: at(starts),
      end_date: at(ends),
      channels: ["digital", "linear_tv", "social"],
      expected_impressions_count: counts,
      // The sandbox refuses a draft for linear TV without a data partner.
      data_partners: counts.linear_tv > 0 ? ["partner"] : data_partners,
      draft_settings: { questions: [{ answers: ["A", "B"], target_option_index: 0 }] }
    }
  })
  if (moment !== "draft") await brandLift.campaigns.launch({ id })
  await sandbox.advance({ seconds: moments[moment] / 1000 })
  const now = sandbox.now().getTime()
  return { brandLift, id, now, before: await brandLift.campaigns.get({ id }) }
}

const dated = <A extends { readonly start_date?: number; readonly end_date?: number }>(
  { end_date, start_date, ...rest }: A,
  now: number
) => ({
  ...rest,
  ...(start_date !== undefined && { start_date: new Date(now + start_date).toISOString() }),
  ...(end_date !== undefined && { end_date: new Date(now + end_date).toISOString() })
})

/** Returns the fields that the service rejects, or an empty list if the service accepts the update. */
const refusedBy = async (call: Promise<unknown>): Promise<ReadonlyArray<string>> => {
  const cause = await call.then(
    () => undefined,
    (error: unknown) => error
  )
  if (cause === undefined) return []
  if (!(cause instanceof ApiError && cause.reason._tag === "InvalidRequestError")) throw cause
  return Object.keys(cause.reason.problem.fields).toSorted()
}

const namedBy = (violations: ReadonlyArray<CampaignPreflight.Violation>): ReadonlyArray<string> =>
  [...new Set(violations.map(({ field }) => field))].toSorted()

/** Rejects if the client's preflight check and the sandbox reject different fields of an update. */
export const compareUpdates = (parameters: Sample): Promise<void> =>
  fc.assert(
    fc.asyncProperty(campaign, update, async (made, change) => {
      const { before, brandLift, id, now } = await arrange(made)
      const body = dated(change, now)
      const refused = await refusedBy(brandLift.campaigns.update({ id, body }))
      assert.deepEqual(namedBy(CampaignPreflight.check(before, body, now)), refused)
    }),
    parameters
  )

/**
 * Rejects if the client's preflight check and the sandbox reject different fields of an update of a launched campaign. Uses the deprecated operation
 * for such updates.
 */
export const compareLaunchedUpdates = (parameters: Sample): Promise<void> =>
  fc.assert(
    fc.asyncProperty(campaign, launchedUpdate, async (made, change) => {
      const { before, brandLift, id, now } = await arrange(made)
      const body = dated(change, now)
      const refused = await refusedBy(brandLift.campaigns.updateLaunched({ id, body }))
      assert.deepEqual(namedBy(CampaignPreflight.checkLaunched(before, body, now)), refused)
    }),
    parameters
  )
