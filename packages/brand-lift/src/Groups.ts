/**
 * Manages the groups that a campaign's sites, placements and creatives are assigned to.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all groups of one type, which is site, placement or creative. */
  list: api.list(definitions.listGroups, validators.listGroups, "items"),
  /** Renames each group that has an id, and creates each group that has no id. */
  save: api.method(definitions.createOrUpdateGroups, validators.createOrUpdateGroups, {
    check: "compare the groups in groups.list"
  }),
  /** Removes groups. */
  remove: api.method(definitions.removeGroups, validators.removeGroups, {
    check: "compare the groups in groups.list"
  })
})

/**
 * The service that manages the groups that a campaign's sites, placements and creatives are assigned to.
 *
 * @example
 * ```ts
 * import { Groups } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Groups, (groups) =>
 *   Stream.runCollect(Stream.map(groups.list({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", spca_type: "creative" }), ({ group_name }) => group_name))
 * )
 * const fake = Groups.layerTest({ list: [{ group_id: 1, group_name: "Video" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Video"]
 * ```
 */
export class Groups extends clientService<Groups>()("@fieldwork/brand-lift/Groups", BrandLiftApi, make) {}
