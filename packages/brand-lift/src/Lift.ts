/**
 * Reads lift, in total and by breakdown. The lift for a question is the share of exposed respondents who gave an in-target answer, minus the
 * corresponding share of control respondents.
 *
 * Results are null until `total_count` exceeds 50. Source: section "Typical workflow", item 6, of the vendor's brand lift document.
 */
import { type Api, type ApiError, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Effect from "effect/Effect"
import { BrandLiftApi } from "./BrandLiftApi.ts"
import { checkNumber } from "./checkNumber.ts"
import type { Readers } from "./lift/Breakdowns.ts"
import type { TableInput } from "./lift/Choice.ts"
import { readTable } from "./lift/readTable.ts"
import type { Table } from "./LiftTable.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Returns the lift for one question, with a test at each level in `confidence_level__in`. */
  get: api.method(definitions.getQuestionLift, validators.getQuestionLift),
  /** Lists the lift for all questions of a campaign. */
  list: api.list(definitions.listCampaignLift, validators.listCampaignLift, "items"),
  /**
   * Returns the lift for a campaign's default question, with the number of days completed, days left, impressions and completes.
   */
  overview: api.method(definitions.getCampaignOverviewLift, validators.getCampaignOverviewLift),
  /** @deprecated The API will remove this operation. Use `byDevice` instead. */
  byAdChannel: api.method(definitions.listLiftByAdChannel, validators.listLiftByAdChannel),
  /** Returns the lift for one question, broken down by ad length. */
  byAdLength: api.method(definitions.listLiftByAdLength, validators.listLiftByAdLength),
  /** Returns the lift for one question, broken down by bucket. The brand lift document does not specify what a bucket contains. */
  byBucket: api.method(definitions.listLiftByBucket, validators.listLiftByBucket),
  /** Returns the lift for one question, broken down by creative. */
  byCreative: api.method(definitions.listLiftByCreative, validators.listLiftByCreative),
  /** Returns the lift for one question, broken down by the values of a custom variable. */
  byCustomVariable: api.method(definitions.listLiftByCustomVariable, validators.listLiftByCustomVariable),
  /** Returns the lift for one question, broken down by daypart. */
  byDaypart: api.method(definitions.listLiftByDaypart, validators.listLiftByDaypart),
  /** Returns the lift for one question, broken down by demographic answer or by bucket of answers. */
  byDemographic: api.method(definitions.listLiftByDemographic, validators.listLiftByDemographic),
  /** Returns the lift for one question, broken down by device. */
  byDevice: api.method(definitions.listLiftByDevice, validators.listLiftByDevice),
  /** Returns the lift for one question, broken down by exposure frequency. */
  byFrequency: api.method(definitions.listLiftByFrequency, validators.listLiftByFrequency),
  /**
   * Returns the lift for an entire campaign as one table. The table contains all questions with all breakdowns, in uniform rows whose p-values are
   * adjusted for multiple comparisons. The method makes one call for the campaign and about 18 calls per question. `campaign` is the id of the
   * campaign.
   */
  table: tableOf(api)
})

/**
 * Returns an operation's definition without its deprecation notice. The method that builds the lift table calls a deprecated operation internally,
 * and its caller could not act on a warning.
 */
const notDeprecated = <Row extends { readonly deprecation?: unknown }>(row: Row): Omit<Row, "deprecation"> => {
  const { deprecation: _deprecation, ...rest } = row
  return rest
}

function tableOf(api: Api.Api<operations>) {
  const questions = api.method(definitions.listCampaignLift, validators.listCampaignLift)
  const readers: Readers = {
    adChannel: api.method(notDeprecated(definitions.listLiftByAdChannel), validators.listLiftByAdChannel),
    adLength: api.method(definitions.listLiftByAdLength, validators.listLiftByAdLength),
    bucket: api.method(definitions.listLiftByBucket, validators.listLiftByBucket),
    creative: api.method(definitions.listLiftByCreative, validators.listLiftByCreative),
    customVariable: api.method(definitions.listLiftByCustomVariable, validators.listLiftByCustomVariable),
    daypart: api.method(definitions.listLiftByDaypart, validators.listLiftByDaypart),
    demographic: api.method(definitions.listLiftByDemographic, validators.listLiftByDemographic),
    device: api.method(definitions.listLiftByDevice, validators.listLiftByDevice),
    frequency: api.method(definitions.listLiftByFrequency, validators.listLiftByFrequency)
  }
  return (input: TableInput): Effect.Effect<Table, ApiError> =>
    checkNumber(definitions.listCampaignLift, "concurrency", input.concurrency, 1).pipe(
      Effect.andThen(checkNumber(definitions.listCampaignLift, "minimumPerGroup", input.minimumPerGroup, 0)),
      Effect.andThen(readTable(questions, readers, input))
    )
}

/**
 * The service that reads a campaign's lift for each question, in total and in nine breakdowns. Shares are percentages and lifts are in percentage
 * points, as in the API.
 *
 * @example
 * ```ts
 * import { Lift } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Lift, (lift) => lift.get({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", questions_pk: 1 }))
 * const fake = Lift.layerTest({ get: { exposed_count: 2500, control_count: 2480 } })
 * const { exposed_count } = await Effect.runPromise(Effect.provide(program, fake))
 * exposed_count // => 2500
 * ```
 */
export class Lift extends clientService<Lift>()("@fieldwork/brand-lift/Lift", BrandLiftApi, make) {}
