/**
 * Names of sites, placements and creatives.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every name of one type, with the group that it is in. */
  list: api.list(rows.listNames, validators.listNames, (sets) =>
    sets.flatMap(({ group_id, items }) => items.map((name) => Object.assign({ group_id }, name)))
  ),
  /** Every name of one type, with its impressions. */
  withImpressions: api.list(rows.listNamesWithImpressions, validators.listNamesWithImpressions, (sets) =>
    sets.flatMap(({ items }) => items)
  ),
  /** The names of a campaign, by type. */
  get: api.method(rows.getCampaignNames, validators.getCampaignNames),
  /** Gives names, by type. */
  assign: api.method(rows.assignCampaignNames, validators.assignCampaignNames, {
    check: "read them with names.get"
  }),
  /** Gives names and groups within one type. */
  assignWithGroups: api.method(rows.assignNamesAndGroups, validators.assignNamesAndGroups, {
    check: "read them with names.list"
  })
})

/**
 * The names of sites, placements and creatives, as a service.
 *
 * @example
 * ```ts
 * import { Names } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Names, (names) =>
 *   Stream.runCollect(Stream.map(names.list({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", spca_type: "creative" }), ({ name }) => name))
 * )
 * const fake = Names.layerTest({ list: [{ id: "c-1", name: "Spring video" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Spring video"]
 * ```
 */
export class Names extends Context.Service<Names, ReturnType<typeof make>>()("@fieldwork/brand-lift/Names") {
  static readonly layer = serviceLayer(Names, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Names, fakes)
}
