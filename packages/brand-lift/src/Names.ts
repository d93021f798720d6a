/**
 * Manages the names of sites, placements and creatives.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all names of one type (site, placement or creative), each with its group. */
  list: api.list(definitions.listNames, validators.listNames, (sets) =>
    sets.flatMap(({ group_id, items }) => items.map((name) => Object.assign({ group_id }, name)))
  ),
  /** Lists all names of one type (site, placement or creative), with their impressions. */
  withImpressions: api.list(definitions.listNamesWithImpressions, validators.listNamesWithImpressions, (sets) =>
    sets.flatMap(({ items }) => items)
  ),
  /** Returns the names of a campaign's sites, placements and creatives, grouped by type. */
  get: api.method(definitions.getCampaignNames, validators.getCampaignNames),
  /** Assigns names to the ids of sites, placements and creatives, grouped by type. */
  assign: api.method(definitions.assignCampaignNames, validators.assignCampaignNames, {
    check: "read them with names.get"
  }),
  /** Assigns names and groups to the ids of one type (site, placement or creative). */
  assignWithGroups: api.method(definitions.assignNamesAndGroups, validators.assignNamesAndGroups, {
    check: "read them with names.list"
  })
})

/**
 * The service that manages the names of sites, placements and creatives.
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
export class Names extends clientService<Names>()("@fieldwork/brand-lift/Names", BrandLiftApi, make) {}
