/**
 * Manages the mappings from a campaign to the campaigns of server-to-server partners.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all mappings of a campaign. */
  list: api.list(definitions.listS2sMappings, validators.listS2sMappings, "items"),
  /** Adds mappings. */
  create: api.method(definitions.createS2sMappings, validators.createS2sMappings, {
    check: "compare the partners in s2sMappings.list"
  }),
  /** Removes the mapping to a partner's campaign. */
  remove: api.method(definitions.removeS2sMapping, validators.removeS2sMapping, {
    check: "compare the partners in s2sMappings.list"
  }),
  /** Lists the partners that support the given channels. */
  partners: api.list(definitions.listS2sPartners, validators.listS2sPartners, "items")
})

/**
 * The service that manages the mappings to partners that report impressions server to server.
 *
 * @example
 * ```ts
 * import { S2sMappings } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(S2sMappings, (s2sMappings) =>
 *   Stream.runCollect(Stream.map(s2sMappings.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ partner_name }) => partner_name))
 * )
 * const fake = S2sMappings.layerTest({ list: [{ partner_id: 1, partner_name: "Partner One" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Partner One"]
 * ```
 */
export class S2sMappings extends clientService<S2sMappings>()(
  "@fieldwork/brand-lift/S2sMappings",
  BrandLiftApi,
  make
) {}
