/**
 * Who is asked, and by what answers and exposures can be filtered.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** The options of targeted recruitment for the setup of a campaign. */
  targetedRecruitmentOptions: api.list(
    rows.listTargetedRecruitmentOptions,
    validators.listTargetedRecruitmentOptions,
    (options) => options
  ),
  /** The target audiences of a campaign. */
  targetAudiences: api.list(rows.listTargetAudiences, validators.listTargetAudiences, "target_audiences"),
  /** The demographic filters of a campaign; their names are parameters of lift. */
  demographicFilters: api.list(rows.listDemographicFilters, validators.listDemographicFilters, "items"),
  /** The other filters of a campaign: devices, creatives, placements and so on. */
  nonDemographicFilters: api.method(rows.getNonDemographicFilters, validators.getNonDemographicFilters)
})

/**
 * The audiences and filters that a campaign can use, as a service.
 *
 * @example
 * ```ts
 * import { Audiences } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Audiences, (audiences) =>
 *   Stream.runCollect(Stream.map(audiences.targetAudiences({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ target_name }) => target_name))
 * )
 * const fake = Audiences.layerTest({ targetAudiences: [{ id: 1, target_name: "Adults 18 to 34" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Adults 18 to 34"]
 * ```
 */
export class Audiences extends Context.Service<Audiences, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Audiences"
) {
  static readonly layer = serviceLayer(Audiences, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Audiences, fakes)
}
