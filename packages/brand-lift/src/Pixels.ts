/**
 * Manages pixel groups. A pixel is a tag for an ad server.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists the pixel groups of a campaign. */
  list: api.list(definitions.listPixelGroups, validators.listPixelGroups, "items"),
  /** Creates pixels. */
  create: api.method(definitions.createPixels, validators.createPixels, {
    check: "compare the groups in pixels.list"
  }),
  /** Lists the pixels in a group. */
  get: api.list(definitions.getPixelGroup, validators.getPixelGroup, "items"),
  /** Replaces the pixels in a group. */
  update: api.method(definitions.updatePixelGroup, validators.updatePixelGroup)
})

/**
 * The service that manages the pixels that count impressions.
 *
 * @example
 * ```ts
 * import { Pixels } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Pixels, (pixels) =>
 *   Stream.runCollect(Stream.map(pixels.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ pixel_count }) => pixel_count))
 * )
 * const fake = Pixels.layerTest({ list: [{ id: 1, pixel_count: 3 }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => [3]
 * ```
 */
export class Pixels extends clientService<Pixels>()("@fieldwork/brand-lift/Pixels", BrandLiftApi, make) {}
