/**
 * Checks the requirements for a subscription's `callback` that go beyond `format: uri` in the spec.
 */
import * as Beta from "./BetaErrors.ts"
import { memoize } from "../http/memoize.ts"
import type { BetaErrors } from "@fieldwork/specs/exchange/schema"

const pattern = "http or https URL without credentials"

const isCallback = memoize((callback: string) => {
  const url = URL.parse(callback)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
})

/**
 * Returns the error response for a URL to which callbacks cannot be sent, and otherwise undefined. `fetch` supports only HTTP and HTTPS, and rejects
 * a URL that contains credentials.
 */
export const refusal = (callback: string): { readonly status: 400; readonly body: BetaErrors } | undefined =>
  isCallback(callback)
    ? undefined
    : { status: 400, body: Beta.malformed("callback", pattern, `callback: This value must be an ${pattern}.`) }
