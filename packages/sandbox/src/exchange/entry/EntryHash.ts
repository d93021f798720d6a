/**
 * The hash at the end of an entry link: an HMAC of everything before its parameter, so that the link cannot be altered.
 *
 * From public material: it is base64 with `-` and `_` and without `=`. The algorithm and the name of the parameter are
 * agreed with each supplier.
 */
import { toBase64Url } from "../../bytes.ts"
import type { Incoming } from "../../http/Message.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { marketplace } from "../sessions/Codes.ts"
import type { Settings } from "../Settings.ts"

/**
 * Returns the link up to the parameter of the hash, including its `&`. Undefined if there is no hash, or if it is not
 * the last parameter.
 */
const signedPart = (link: string, parameter: string): { readonly text: string; readonly given: string } | undefined => {
  const at = link.lastIndexOf(`&${parameter}=`)
  if (at < 0) return undefined
  const given = link.slice(at + parameter.length + 2)
  return given === "" || given.includes("&") ? undefined : { text: link.slice(0, at + 1), given }
}

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** Returns the code that refuses a link. Undefined if its hash is correct, or if none is required. */
export const refusal = (incoming: Incoming, settings: Settings, { hmac }: Hashes): number | undefined => {
  const { entry_link_algorithm, entry_link_key, entry_link_parameter } = settings
  if (entry_link_key === "") return undefined
  const { origin, path, search } = incoming
  const found = signedPart(`${origin}${path}?${search}`, entry_link_parameter)
  if (found === undefined) return marketplace.encryption
  const right = toBase64Url(hmac(entry_link_algorithm, entry_link_key, found.text))
  return isSame(found.given.replace(/=+$/, ""), right) ? undefined : marketplace.signature
}
