/**
 * The hash at the end of an entry link: an HMAC of everything before its parameter, so that nobody changes a link on its way.
 *
 * Public material: base64 with `-` and `_`, without `=`; which algorithm and which name of the parameter is agreed upon with each supplier.
 */
import { toBase64Url } from "../../bytes.ts"
import type { Incoming } from "../../http/Message.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { marketplace } from "../sessions/Codes.ts"
import type { Settings } from "../Settings.ts"

/** The link as it was opened, up to the parameter of the hash, its `&` included; undefined when the hash is not there, or not last. */
const signedPart = (link: string, parameter: string): { readonly text: string; readonly given: string } | undefined => {
  const at = link.lastIndexOf(`&${parameter}=`)
  if (at < 0) return undefined
  const given = link.slice(at + parameter.length + 2)
  return given === "" || given.includes("&") ? undefined : { text: link.slice(0, at + 1), given }
}

/** Takes as long for a wrong hash as for a right one. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** The code that refuses a link; undefined when its hash is right, or none is asked for. */
export const refusal = (incoming: Incoming, settings: Settings, { hmac }: Hashes): number | undefined => {
  const { entry_link_algorithm, entry_link_key, entry_link_parameter } = settings
  if (entry_link_key === "") return undefined
  const { origin, path, search } = incoming
  const found = signedPart(`${origin}${path}?${search}`, entry_link_parameter)
  if (found === undefined) return marketplace.encryption
  const right = toBase64Url(hmac(entry_link_algorithm, entry_link_key, found.text))
  return isSame(found.given.replace(/=+$/, ""), right) ? undefined : marketplace.signature
}
