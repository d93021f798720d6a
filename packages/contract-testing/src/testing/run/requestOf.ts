/**
 * Converts a call to a request that contains the run's credentials.
 */
import type { SentRequest } from "../../validation/Message.ts"
import { authorizationForms } from "./authorization.ts"
import type { Call } from "./Call.ts"
import { encoded } from "./callOf.ts"
import type { Keys } from "./Keyring.ts"

type Pairs = ReadonlyArray<readonly [name: string, value: string]>

/** Returns the percent-encoded query string, without the question mark. */
export const queryOf = (pairs: Pairs): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&")

const headersOf = (
  { authorization, bearer }: Call,
  keys: Keys | undefined,
  contentType: string | undefined
): Readonly<Record<string, string>> => {
  const usual = keys?.headers["authorization"]
  return {
    ...keys?.headers,
    ...(authorization !== undefined &&
      usual !== undefined && { authorization: authorizationForms[authorization].apply(usual) }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(contentType !== undefined && { "content-type": contentType })
  }
}

export const requestOf = (url: string, call: Call, keys: Keys | undefined): SentRequest => {
  const query = queryOf(keys === undefined ? call.query : [...call.query, ...keys.query])
  const [contentType, body] = encoded(call) ?? []
  return {
    method: call.method,
    url: `${url}${call.path}${query === "" ? "" : `?${query}`}`,
    headers: headersOf(call, keys, contentType),
    body
  }
}
