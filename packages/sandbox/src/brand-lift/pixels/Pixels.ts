/**
 * Tracking pixels, which count impressions. Pixels are created in groups. The URL of a pixel contains macros that the ad server replaces.
 */
import { toText } from "../Instant.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { adServers, toAdServer } from "../tags/tagParameters.ts"

export interface Pixel {
  readonly id: number
  readonly adServer: number
  readonly queryParams: Readonly<Record<string, string>>
  readonly createdAt: number
}

export interface PixelGroup {
  readonly id: number
  readonly createdAt: number
  readonly pixels: ReadonlyArray<Pixel>
}

/** The pixel groups, by `campaign_id`. */
export interface PixelState {
  readonly pixelGroups: Map<string, ReadonlyArray<PixelGroup>>
}

const kind = "standard"

/** Percent-encodes a string but keeps the characters that ad servers use in macros. */
const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll(/%(?:25|5B|5D|7B|7D|24)/g, (escaped) => decodeURIComponent(escaped))

const urlOf = (campaign_id: string, params: Readonly<Record<string, string>>): string => {
  const query = Object.entries({ campaign_id, ...params }).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `https://pixel.brand-lift.example/i?${query.join("&")}`
}

/** Returns the default query parameters of a pixel: the standard parameters with the macros of the ad server. */
export const standardParams = (adServer: number): Readonly<Record<string, string>> => {
  const server = adServers.find(({ id }) => id === adServer)
  const parameters = server === undefined ? [] : (toAdServer(server, ["standard"]).query_parameters ?? [])
  return Object.fromEntries(
    parameters.map(({ default_macro = "", query_parameter = "" }) => [query_parameter, default_macro])
  )
}

const isEqual = (one: Pixel["queryParams"], other: Pixel["queryParams"]): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => one[name] === other[name])

/**
 * Returns the pixel with another ad server. Default query parameters are replaced by those of the new ad server, because each ad server has its own
 * macro syntax. Other query parameters are kept.
 */
export const moveTo = (pixel: Pixel, adServer: number): Pixel => {
  const isDefault = isEqual(pixel.queryParams, standardParams(pixel.adServer))
  return { ...pixel, adServer, queryParams: isDefault ? standardParams(adServer) : pixel.queryParams }
}

const nameOf = (adServer: number): string => adServers.find(({ id }) => id === adServer)?.name ?? ""

export const toEntry = (campaign_id: string, { adServer, queryParams }: Pixel): Wire.PixelEntry => ({
  ad_server_id: adServer,
  ad_server_name: nameOf(adServer),
  pixel_type: kind,
  query_params: { ...queryParams },
  pixel_url: urlOf(campaign_id, queryParams)
})

export const toPixel = (campaign_id: string, pixel: Pixel): Wire.Pixel => ({
  pixel_id: pixel.id,
  ...toEntry(campaign_id, pixel),
  query_params: { ...pixel.queryParams },
  created_at: toText(pixel.createdAt)
})

export const toGroup = (campaign_id: string, group: PixelGroup, details: boolean): Wire.PixelGroup => ({
  id: group.id,
  ad_servers: [...new Set(group.pixels.map(({ adServer }) => nameOf(adServer)))],
  pixel_count: group.pixels.length,
  created_at: toText(group.createdAt),
  pixel_type: kind,
  ...(details && { details: group.pixels.map((pixel) => toPixel(campaign_id, pixel)) })
})
