/**
 * The query parameters of a tracking tag, and the macros that each ad server replaces in them.
 *
 * `crid`, `pid` and the five custom variables are common in such tags. The other keys are invented for the sandbox.
 */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"

export type TagType = Wire.TagType

interface TagParameter {
  readonly id: number
  readonly key: string
  readonly label: string
  readonly type: TagType
  /** The name of the macro that the ad server replaces with the value; undefined for custom variables. */
  readonly macro: string | undefined
}

const parameter = (id: number, key: string, label: string, type: TagType, macro?: string): TagParameter => ({
  id,
  key,
  label,
  type,
  macro
})

export const tagParameters: ReadonlyArray<TagParameter> = [
  parameter(1, "crid", "Creative", "standard", "CREATIVE_ID"),
  parameter(2, "pid", "Placement", "standard", "PLACEMENT_ID"),
  parameter(3, "sid", "Site", "standard", "SITE_ID"),
  parameter(4, "cb", "Cache buster", "extra", "CACHEBUSTER"),
  parameter(5, "consent", "Consent text", "extra", "GDPR_CONSENT"),
  parameter(6, "device_id", "Device", "ad_server", "DEVICE_ID"),
  parameter(7, "order_id", "Order", "ad_server", "ORDER_ID"),
  ...[1, 2, 3, 4, 5].map((index) => parameter(7 + index, `c${index}`, `Custom variable ${index}`, "custom"))
]

/** An ad server. `write` converts the name of a macro to the ad server's macro syntax. */
interface AdServer {
  readonly id: number
  readonly name: string
  readonly write: (macro: string) => string
}

export const adServers: ReadonlyArray<AdServer> = [
  { id: 1, name: "Acorn Ad Server", write: (macro) => `%%${macro}%%` },
  { id: 2, name: "Bramble Display", write: (macro) => `[${macro}]` },
  { id: 3, name: "Clover Video", write: (macro) => `\${${macro}}` },
  { id: 4, name: "Dogwood Social", write: (macro) => `{{${macro.toLowerCase()}}}` }
]

export const toTagParameter = ({ id, key, label, macro, type }: TagParameter): Wire.TagQueryParameter => ({
  id,
  query_key: key,
  query_label: label,
  tag_type: type,
  ...(macro !== undefined && { default_macro: `%%${macro}%%` }),
  sort_order: id
})

export const ofTypes = (types: ReadonlyArray<TagType> | undefined): ReadonlyArray<TagParameter> =>
  tagParameters.filter(({ type }) => types === undefined || types.includes(type))

/** Returns the ad server with its parameters of the given types, or with all parameters if `types` is undefined. */
export const toAdServer = ({ id, name, write }: AdServer, types?: ReadonlyArray<TagType>): Wire.AdServer => ({
  id,
  ad_server_name: name,
  query_parameters: ofTypes(types).flatMap(({ key, macro }) => ({
    ...(macro !== undefined && { default_macro: write(macro) }),
    query_parameter: key
  }))
})
