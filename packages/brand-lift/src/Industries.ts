/**
 * Lists the industries that are valid values of a campaign's `industry_id`.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all industries. */
  list: api.list(definitions.listIndustries, validators.listIndustries, "items")
})

/**
 * The service that lists the industries that a campaign can have. Industries are stable and may be cached.
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
export class Industries extends clientService<Industries>()("@fieldwork/brand-lift/Industries", BrandLiftApi, make) {}
