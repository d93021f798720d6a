/**
 * Ad servers and their query parameters, for pixels.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every ad server. */
  list: api.list(rows.listAdServers, validators.listAdServers, "items"),
  /** One ad server. */
  get: api.method(rows.getAdServer, validators.getAdServer)
})

/**
 * Ad servers and the query parameters that they fill in, as a service.
 *
 * @example
 * ```ts
 * import { AdServers } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(AdServers, (adServers) =>
 *   Stream.runCollect(Stream.map(adServers.list(), ({ ad_server_name }) => ad_server_name))
 * )
 * const fake = AdServers.layerTest({ list: [{ id: 1, ad_server_name: "Adserver One" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Adserver One"]
 * ```
 */
export class AdServers extends Context.Service<AdServers, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/AdServers"
) {
  static readonly layer = serviceLayer(AdServers, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(AdServers, fakes)
}
