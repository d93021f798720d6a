/**
 * What a subscription's `callback` must be beyond the spec's `format: uri`.
 */
import * as Beta from "./BetaErrors.ts"
import { remembered } from "../http/remembered.ts"
import type { BetaErrors } from "@fieldwork/specs/exchange/schema"

const pattern = "http or https URL without credentials"

const isCallback = remembered((callback) => {
  const url = URL.parse(callback)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
})

/** Undefined when callbacks can be sent there; `fetch` takes no other scheme and refuses a URL with credentials. */
export const refusal = (callback: string): { readonly status: 400; readonly body: BetaErrors } | undefined =>
  isCallback(callback)
    ? undefined
    : { status: 400, body: Beta.malformed("callback", pattern, `callback: This value must be an ${pattern}.`) }
