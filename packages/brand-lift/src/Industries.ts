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

export class Industries extends Context.Service<Industries, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Industries"
) {
  static readonly layer = serviceLayer(Industries, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Industries, fakes)
}
