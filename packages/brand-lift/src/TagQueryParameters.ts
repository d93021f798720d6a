/**
 * The query parameters of tracking tags.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every parameter of the given types. */
  list: api.list(rows.listTagQueryParameters, validators.listTagQueryParameters, "items")
})

/**
 * The query parameters that a tag can have, as a service.
 *
 * @example
 * ```ts
 * import { TagQueryParameters } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(TagQueryParameters, (tagQueryParameters) =>
 *   Stream.runCollect(Stream.map(tagQueryParameters.list(), ({ query_key }) => query_key))
 * )
 * const fake = TagQueryParameters.layerTest({ list: [{ id: 1, query_key: "crid" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["crid"]
 * ```
 */
export class TagQueryParameters extends Context.Service<TagQueryParameters, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/TagQueryParameters"
) {
  static readonly layer = serviceLayer(TagQueryParameters, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(TagQueryParameters, fakes)
}
