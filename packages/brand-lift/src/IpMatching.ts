/**
 * Matching of respondents by IP address, site by site or placement by placement.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** The state, with one page of its ids. */
  get: api.method(rows.getIpMatching, validators.getIpMatching),
  /** Every id of the state. */
  list: api.list(rows.getIpMatching, validators.getIpMatching, "items"),
  /** Switches matching on or off for the given ids. */
  configure: api.method(rows.configureIpMatching, validators.configureIpMatching, {
    check: "compare the ids in ipMatching.list"
  }),
  /** Switches ids on or off. Fails when some of them do not exist. */
  update: api.method(rows.updateIpMatching, validators.updateIpMatching),
  /** Adds ids. */
  create: api.method(rows.createIpMatchingIds, validators.createIpMatchingIds, {
    check: "compare the ids in ipMatching.list"
  })
})

/**
 * The matching of respondents by IP address, as a service.
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
export class IpMatching extends Context.Service<IpMatching, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/IpMatching"
) {
  static readonly layer = serviceLayer(IpMatching, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(IpMatching, fakes)
}
