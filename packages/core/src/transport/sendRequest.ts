/**
 * One attempt on the wire: sends the request, follows its redirects, and records in the attempt's state what came back.
 */
import { harmlessHeaders } from "../request/extraHeaders.ts"
import * as Redirect from "./Redirect.ts"
import type { FetchResponse, Transport, TransportRequest } from "./Transport.ts"

export interface SendOptions {
  /** The request body is itself a credential and must stay with its origin. */
  readonly hasSecretBody: boolean
  /** The body of a success is left to the caller, unless it is an HTML page. */
  readonly streamsBody: boolean
}

const isHtml = (contentType: string | null): boolean => contentType !== null && /^text\/html/i.test(contentType)

/** A browser shows a redirect that it was told not to follow as type `opaqueredirect` with status 0. */
const isFinal = ({ status, type }: FetchResponse): boolean =>
  (status < 300 || status > 399) && type !== "opaqueredirect"

const receive = async ({ state }: TransportRequest, response: FetchResponse, streamsBody: boolean): Promise<void> => {
  state.stage = "reading"
  const { body, headers, status } = response
  if (streamsBody && body && status >= 200 && status < 300 && !isHtml(headers.get("content-type"))) state.body = body
  else state.text = await response.text()
  state.stage = "done"
}

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
    if (isFinal(response) || !Redirect.isRedirect(response)) return receive(request, response, options.streamsBody)
    // The body of a redirect is not used, and its connection is not free until the body is read or cancelled.
    await response.body?.cancel()
    const step = Redirect.next(request, response, { followed, hasSecretBody: options.hasSecretBody })
    if (step._tag === "Refuse") {
      state.refusedRedirect = step
      return
    }
    state.hasLeftOrigin ||= !step.keepsCredentials
    request = redirected(request, step)
  }
}
