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

export class AdServers extends Context.Service<AdServers, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/AdServers"
) {
  static readonly layer = serviceLayer(AdServers, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(AdServers, fakes)
}
