/**
 * Lists the query parameters of tracking tags.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all query parameters of the given types. */
  list: api.list(definitions.listTagQueryParameters, validators.listTagQueryParameters, "items")
})

/**
 * The service that lists the query parameters that a tracking tag can have.
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
export class TagQueryParameters extends clientService<TagQueryParameters>()(
  "@fieldwork/brand-lift/TagQueryParameters",
  BrandLiftApi,
  make
) {}
