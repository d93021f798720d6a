/**
 * Sends the request of one attempt, follows its redirects, and records the response in the attempt's state.
 */
import { harmlessHeaders } from "../request/extraHeaders.ts"
import * as Redirect from "./Redirect.ts"
import type { Transport, TransportRequest } from "./Transport.ts"
import type { FetchResponse, ResponseBody } from "./Fetch.ts"

export interface SendOptions {
  /** Whether the request body contains credentials, which must not be sent to another origin. */
  readonly hasSecretBody: boolean
  /** Whether the body of a successful response is streamed to the caller. An HTML page is never streamed. */
  readonly streamsBody: boolean
  /** Whether the first request goes to a host other than the API's. */
  readonly isOtherHost: boolean
  /** Called with the target of each redirect to or on another host, because the target may grant access to a file. */
  readonly rememberLink: (target: URL) => void
}

const isHtml = (contentType: string | null): boolean => contentType !== null && /^text\/html/i.test(contentType)

/** Checks whether the response is a redirect. In manual mode, browsers report a redirect as type `opaqueredirect` with status 0. */
const isRedirect = ({ status, type }: FetchResponse): boolean =>
  (status > 300 && status < 309 && (status < 304 || status > 306)) || type === "opaqueredirect"

/** Returns the body if the response is successful and not an HTML page, or else undefined. */
const streamedBody = ({ body, headers, status }: FetchResponse): ResponseBody | undefined =>
  body && status >= 200 && status < 300 && !isHtml(headers.get("content-type")) ? body : undefined

const redirected = (request: TransportRequest, step: Redirect.FollowedRedirect): TransportRequest => {
  const headers = step.keepsCredentials ? request.headers : harmlessHeaders(request.headers)
  return { ...request, url: step.url, headers }
}

export const sendRequest = async (
  transport: Transport,
  first: TransportRequest,
  options: SendOptions
): Promise<void> => {
  const { state } = first
  let request = first
  for (let followed = 0; ; followed++) {
    state.stage = "waiting"
    const response = await transport(request)
    state.status = response.status
    state.headers = response.headers
    if (!isRedirect(response)) {
      state.stage = "reading"
      state.body = options.streamsBody ? streamedBody(response) : undefined
      if (state.body === undefined) state.text = await response.text()
      state.stage = "done"
      return
    }
    // The body of a redirect is not used, but its connection stays busy until the body is read or cancelled.
    await response.body?.cancel()
    const target = Redirect.targetOf(request.url, response)
    const isOnOtherHost = options.isOtherHost || state.hasLeftOrigin
    if (target !== undefined && (isOnOtherHost || target.origin !== new URL(request.url).origin))
      options.rememberLink(target)
    const step = Redirect.next(request, response, { followed, hasSecretBody: options.hasSecretBody })
    if (step._tag === "Refuse") {
      state.refusedRedirect = step
      return
    }
    state.hasLeftOrigin ||= !step.keepsCredentials
    request = redirected(request, step)
  }
}
