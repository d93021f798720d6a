/**
 * Manages groups of site, placement and creative names.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all groups of a type. */
  list: api.list(definitions.listGroups, validators.listGroups, "items"),
  /** Renames the groups that have an id, and creates the groups that do not. */
  save: api.method(definitions.createOrUpdateGroups, validators.createOrUpdateGroups, {
    check: "compare the groups in groups.list"
  }),
  /** Removes groups. */
  remove: api.method(definitions.removeGroups, validators.removeGroups, {
    check: "compare the groups in groups.list"
  })
})

/**
 * The service that manages groups of site, placement and creative names.
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
