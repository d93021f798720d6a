/**
 * Reads the audiences of a campaign, and the answers and exposures that can be used as filters.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists the options for targeted recruitment that are available when a campaign is set up. */
  targetedRecruitmentOptions: api.list(
    definitions.listTargetedRecruitmentOptions,
    validators.listTargetedRecruitmentOptions,
    (options) => options
  ),
  /** Lists the target audiences of a campaign. */
  targetAudiences: api.list(definitions.listTargetAudiences, validators.listTargetAudiences, "target_audiences"),
  /** Lists the demographic filters of a campaign. The names of the filters are parameters of the lift operations. */
  demographicFilters: api.list(definitions.listDemographicFilters, validators.listDemographicFilters, "items"),
  /** Returns the non-demographic filters of a campaign, such as devices, creatives and placements. */
  nonDemographicFilters: api.method(definitions.getNonDemographicFilters, validators.getNonDemographicFilters)
})

/**
 * The service that reads the audiences and filters of a campaign.
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
export class Audiences extends clientService<Audiences>()("@fieldwork/brand-lift/Audiences", BrandLiftApi, make) {}
