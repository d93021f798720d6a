/**
 * Verifies the hash at the end of an entry link. The hash is an HMAC of the link up to the hash parameter, so a modified link is detected.
 *
 * According to publicly available sources, the hash is encoded as base64url without padding. The algorithm and the name of the parameter are agreed
 * with each supplier.
 */
import { toBase64Url } from "../../bytes.ts"
import type { Incoming } from "../../http/Message.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { marketplace } from "../sessions/ResponseCodes.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"

/**
 * Returns the link up to the hash parameter, including the `&` before it, and the hash in the link. Undefined if there is no hash or if the hash is
 * not the last parameter.
 */
const signedPart = (link: string, parameter: string): { readonly text: string; readonly hash: string } | undefined => {
  const at = link.lastIndexOf(`&${parameter}=`)
  if (at < 0) return undefined
  const hash = link.slice(at + parameter.length + 2)
  return hash === "" || hash.includes("&") ? undefined : { text: link.slice(0, at + 1), hash }
}

/** Compares two strings in constant time. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** Returns the response code if the link is rejected. Undefined if the hash is correct or not required. */
export const refusal = (incoming: Incoming, settings: ExchangeSettings, { hmac }: Hashes): number | undefined => {
  const { entry_link_algorithm, entry_link_key, entry_link_parameter } = settings
  if (entry_link_key === "") return undefined
  const { origin, path, search } = incoming
  const found = signedPart(`${origin}${path}?${search}`, entry_link_parameter)
  if (found === undefined) return marketplace.encryption
  const expected = toBase64Url(hmac(entry_link_algorithm, entry_link_key, found.text))
  return isSame(found.hash.replace(/=+$/, ""), expected) ? undefined : marketplace.signature
}
