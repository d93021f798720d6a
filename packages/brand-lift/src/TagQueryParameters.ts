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

export class TagQueryParameters extends Context.Service<TagQueryParameters, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/TagQueryParameters"
) {
  static readonly layer = serviceLayer(TagQueryParameters, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(TagQueryParameters, fakes)
}
