/**
 * Manages IP matching, which matches respondents by IP address for individual sites or placements.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Returns the state of IP matching, with one page of ids. */
  get: api.method(definitions.getIpMatching, validators.getIpMatching),
  /** Lists the ids of all sites and placements for which IP matching is configured. */
  list: api.list(definitions.getIpMatching, validators.getIpMatching, "items"),
  /** Enables or disables IP matching for the given ids of sites or placements. */
  configure: api.method(definitions.configureIpMatching, validators.configureIpMatching, {
    check: "compare the ids in ipMatching.list"
  }),
  /** Enables or disables IP matching for ids that are already configured. Fails if an id does not exist. */
  update: api.method(definitions.updateIpMatching, validators.updateIpMatching),
  /** Adds ids of sites or placements to IP matching. */
  create: api.method(definitions.createIpMatchingIds, validators.createIpMatchingIds, {
    check: "compare the ids in ipMatching.list"
  })
})

/**
 * The service that manages IP matching.
 *
 * @example
 * ```ts
 * import { IpMatching } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(IpMatching, (ipMatching) => ipMatching.get({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
 * const fake = IpMatching.layerTest({ get: { is_enabled: true } })
 * const { is_enabled } = await Effect.runPromise(Effect.provide(program, fake))
 * is_enabled // => true
 * ```
 */
export class IpMatching extends clientService<IpMatching>()("@fieldwork/brand-lift/IpMatching", BrandLiftApi, make) {}
