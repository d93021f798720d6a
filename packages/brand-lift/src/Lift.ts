/**
 * Lift: the difference that the campaign made to the answers of one question, whole and broken down.
 *
 * Figures are there once `total_count` is above 50 (the brand lift document, Typical workflow 6); until then they are null.
 */
import { type Api, type ApiError, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import { BrandLiftApi } from "./BrandLiftApi.ts"
import type { Readers } from "./lift/Breakdowns.ts"
import type { TableInput } from "./lift/Choice.ts"
import { readTable } from "./lift/ReadTable.ts"
import type { Table } from "./LiftTable.ts"

export const make = (api: Api.Api<operations>) => ({
  /** The lift of one question, tested at each level of `confidence_level__in`. */
  get: api.method(rows.getQuestionLift, validators.getQuestionLift),
  /** The lift of every question of a campaign. */
  list: api.list(rows.listCampaignLift, validators.listCampaignLift, "items"),
  /** The lift of a campaign's default question, with its days, impressions and completes. */
  overview: api.method(rows.getCampaignOverviewLift, validators.getCampaignOverviewLift),
  /** @deprecated The service will remove it: use `byDevice`. */
  byAdChannel: api.method(rows.listLiftByAdChannel, validators.listLiftByAdChannel),
  /** The lift of one question, an ad length at a time. */
  byAdLength: api.method(rows.listLiftByAdLength, validators.listLiftByAdLength),
  /** The lift of one question, a bucket at a time. */
  byBucket: api.method(rows.listLiftByBucket, validators.listLiftByBucket),
  /** The lift of one question, a creative at a time. */
  byCreative: api.method(rows.listLiftByCreative, validators.listLiftByCreative),
  /** The lift of one question, a value of one custom variable at a time. */
  byCustomVariable: api.method(rows.listLiftByCustomVariable, validators.listLiftByCustomVariable),
  /** The lift of one question, a part of the day at a time. */
  byDaypart: api.method(rows.listLiftByDaypart, validators.listLiftByDaypart),
  /** The lift of one question, a demographic answer, or bucket of answers, at a time. */
  byDemographic: api.method(rows.listLiftByDemographic, validators.listLiftByDemographic),
  /** The lift of one question, a device at a time. */
  byDevice: api.method(rows.listLiftByDevice, validators.listLiftByDevice),
  /** The lift of one question, a frequency of exposure at a time. */
  byFrequency: api.method(rows.listLiftByFrequency, validators.listLiftByFrequency),
  /**
   * The lift of a whole campaign as one table: every question with all its breakdowns in rows of one form, read and adjusted for many comparisons.
   * It makes one call, and some 18 more for each question. `campaign` is the campaign's id.
   */
  table: tableOf(api)
})

/** The row of a call that the table makes by itself: a warning of deprecation would tell its caller what they cannot change. */
const asked = <Row extends { readonly deprecation?: unknown }>(row: Row): Omit<Row, "deprecation"> => {
  const { deprecation: _deprecation, ...rest } = row
  return rest
}

function tableOf(api: Api.Api<operations>) {
  const questions = api.method(rows.listCampaignLift, validators.listCampaignLift)
  const readers: Readers = {
    adChannel: api.method(asked(rows.listLiftByAdChannel), validators.listLiftByAdChannel),
    adLength: api.method(rows.listLiftByAdLength, validators.listLiftByAdLength),
    bucket: api.method(rows.listLiftByBucket, validators.listLiftByBucket),
    creative: api.method(rows.listLiftByCreative, validators.listLiftByCreative),
    customVariable: api.method(rows.listLiftByCustomVariable, validators.listLiftByCustomVariable),
    daypart: api.method(rows.listLiftByDaypart, validators.listLiftByDaypart),
    demographic: api.method(rows.listLiftByDemographic, validators.listLiftByDemographic),
    device: api.method(rows.listLiftByDevice, validators.listLiftByDevice),
    frequency: api.method(rows.listLiftByFrequency, validators.listLiftByFrequency)
  }
  return (input: TableInput): Effect.Effect<Table, ApiError> => readTable(questions, readers, input)
}

/**
 * Lift of a campaign, by question and by its nine breakdowns, as a service. Shares and lifts are in percentage points, as on the wire.
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
export class Lift extends Context.Service<Lift, ReturnType<typeof make>>()("@fieldwork/brand-lift/Lift") {
  static readonly layer = serviceLayer(Lift, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Lift, fakes)
}
