/**
 * Creates the URL that counts an impression. It consists of a pixel's URL with the campaign, the ad server's macros and up to five custom variables.
 *
 * ```ts
 * const url = TrackingTag.make({
 *   url: "https://pixel.example/i",
 *   campaignId: campaign.campaign_id,
 *   parameters: TrackingTag.macrosOf(adServer),
 *   custom: { c1: "spring", c2: TrackingTag.macro("%%SITE%%") }
 * })
 * ```
 *
 * A macro is written unchanged, so the ad server can replace it. All other values are percent-encoded. The brand lift document specifies neither the
 * URL nor its keys. The URL is the value of `pixel_url`. The keys `campaign_id`, `crid`, `pid` and `c1` to `c5` have been observed in practice.
 * Callers can therefore pass a different URL and different keys.
 */
import { taggedError } from "@fieldwork/core/promise"
import type { components } from "@fieldwork/brand-lift-client"

type AdServer = components["schemas"]["AdServer"]

/** A placeholder that an ad server replaces with a value, such as `%%CREATIVE_ID%%`. */
export interface Macro {
  readonly macro: string
}

/**
 * The value of a parameter. Strings and numbers are percent-encoded. Macros are not.
 */
export type Value = string | number | Macro

/**
 * A tag: the URL of a pixel, the campaign, and the parameters.
 */
export interface Tag {
  /** The HTTPS URL of the pixel. Its query parameters are kept, except those that the tag sets itself. */
  readonly url: string
  readonly campaignId: string
  /** The parameters, keyed by name. `crid` is the creative and `pid` is the placement. */
  readonly parameters?: Readonly<Record<string, Value>>
  readonly custom?: { readonly [_ in "c1" | "c2" | "c3" | "c4" | "c5"]?: Value }
  /** The name of the parameter that contains the campaign's id. Default: `campaign_id`. */
  readonly campaignKey?: string
}

/**
 * Thrown for a tag that would not count impressions, or would count them for another campaign.
 *
 * @example
 * ```ts
 * import { TrackingTag } from "@fieldwork/brand-lift"
 * TrackingTag.make({ url: "http://pixel.example/i", campaignId: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }) // throws a tag is an https URL
 * ```
 */
export class InvalidTagError extends taggedError("InvalidTagError")<{
  readonly why: "url" | "campaign" | "other campaign" | "key" | "macro"
  readonly value: string
}> {
  override get message(): string {
    return `${faults[this.why]}: ${this.value}`
  }
}

const faults = {
  url: "a tag is an https URL without a fragment",
  campaign: "a campaign_id must be a UUID",
  "other campaign": "the URL belongs to another campaign",
  key: "a key must be letters, digits, _ or -, unique, and not the campaign's",
  macro: "a macro is text without spaces, quotes, <, >, & or #"
} as const

const invalid = (why: InvalidTagError["why"], value: string) => new InvalidTagError({ why, value })

/**
 * Creates a macro, which is written into the tag unchanged. Throws an `InvalidTagError` if the string contains characters that would end the
 * parameter or the HTML attribute.
 *
 * @example
 * ```ts
 * import { TrackingTag } from "@fieldwork/brand-lift"
 * TrackingTag.macro("%%SITE%%") // => {"macro":"%%SITE%%"}
 * TrackingTag.macro("a b") // throws a macro is text without spaces
 * ```
 */
export const macro = (text: string): Macro => {
  if (/^[^\s"'<>&#\p{Cc}]+$/u.test(text)) return { macro: text }
  throw invalid("macro", text)
}

/**
 * Returns the parameters that an ad server fills in. Responses of `adServers.get` always contain these parameters. Responses of `adServers.list`
 * contain them only if `include_parameters` is set.
 *
 * @example
 * ```ts
 * import { TrackingTag } from "@fieldwork/brand-lift"
 * const adServer = { query_parameters: [{ query_parameter: "crid", default_macro: "%%CREATIVE_ID%%" }] }
 * TrackingTag.macrosOf(adServer as never) // => {"crid":{"macro":"%%CREATIVE_ID%%"}}
 * ```
 */
export const macrosOf = ({ query_parameters = [] }: AdServer): Readonly<Record<string, Macro>> =>
  Object.fromEntries(
    query_parameters.flatMap(({ default_macro, query_parameter }) =>
      query_parameter === undefined || default_macro === undefined ? [] : [[query_parameter, macro(default_macro)]]
    )
  )

const written = (value: Value): string =>
  typeof value === "object" ? macro(value.macro).macro : encodeURIComponent(value)

const keyOf = (pair: string): string => pair.split("=", 1)[0] ?? ""

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/**
 * Returns the URL of a tag. Throws an `InvalidTagError` if the tag is invalid.
 *
 * @example
 * ```ts
 * import { TrackingTag } from "@fieldwork/brand-lift"
 * TrackingTag.make({ url: "https://pixel.example/i", campaignId: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", custom: { c1: "spring" } }) // => "https://pixel.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&c1=spring"
 * ```
 */
export const make = ({ campaignId, campaignKey = "campaign_id", custom = {}, parameters = {}, url }: Tag): string => {
  if (!/^https:\/\/[^\s#]+$/i.test(url) || !URL.canParse(url)) throw invalid("url", url)
  if (!uuid.test(campaignId)) throw invalid("campaign", campaignId)
  const mark = url.indexOf("?")
  const pairs = mark < 0 ? [] : url.slice(mark + 1).split("&")
  const named = pairs.find((pair) => keyOf(pair) === campaignKey)?.slice(campaignKey.length + 1) ?? ""
  if (named !== "" && named.toLowerCase() !== campaignId.toLowerCase()) throw invalid("other campaign", named)

  const own = [...Object.entries(parameters), ...Object.entries(custom)].filter(([, value]) => value !== undefined)
  const keys = [campaignKey, ...own.map(([key]) => key)]
  const wrong = keys.find((key, index) => !/^[\w-]+$/.test(key) || keys.indexOf(key) !== index)
  if (wrong !== undefined) throw invalid("key", wrong)
  const kept = pairs.filter((pair) => pair !== "" && !keys.includes(keyOf(pair)))
  const query = [`${campaignKey}=${campaignId}`, ...kept, ...own.map(([key, value]) => `${key}=${written(value)}`)]
  return `${mark < 0 ? url : url.slice(0, mark)}?${query.join("&")}`
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#39;",
  "<": "&lt;",
  ">": "&gt;"
}

/**
 * Returns the tag as HTML for a creative: an invisible one-pixel image.
 *
 * @example
 * ```ts
 * import { TrackingTag } from "@fieldwork/brand-lift"
 * TrackingTag.image("https://pixel.example/i?a=1&b=2").includes("a=1&amp;b=2") // => true
 * ```
 */
export const image = (url: string): string =>
  `<img src="${url.replace(/[&"'<>]/g, (character) => entities[character] ?? "")}" width="1" height="1" alt="" style="display:none">`
