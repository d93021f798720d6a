/**
 * Lists ad servers, and the query parameters of a pixel's URL that each ad server fills in.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all ad servers. */
  list: api.list(definitions.listAdServers, validators.listAdServers, "items"),
  /** Returns one ad server. */
  get: api.method(definitions.getAdServer, validators.getAdServer)
})

/**
 * The service that lists ad servers, and the query parameters of a pixel's URL that each ad server fills in.
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
export class AdServers extends clientService<AdServers>()("@fieldwork/brand-lift/AdServers", BrandLiftApi, make) {}
