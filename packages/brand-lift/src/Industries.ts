/**
 * Industries, for `industry_id`.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every industry. */
  list: api.list(rows.listIndustries, validators.listIndustries, "items")
})

/**
 * The industries of campaigns, as a service. They are stable and may be cached.
 *
 * @example
 * ```ts
 * import { Industries } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Industries, (industries) =>
 *   Stream.runCollect(Stream.map(industries.list(), ({ industry_name }) => industry_name))
 * )
 * const fake = Industries.layerTest({ list: [{ id: 1, industry_name: "Apparel" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Apparel"]
 * ```
 */
export class Industries extends Context.Service<Industries, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Industries"
) {
  static readonly layer = serviceLayer(Industries, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Industries, fakes)
}
