/**
 * A receiver for Azure Functions, programming model v4.
 */
import type { SignatureHeaders } from "./headers.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receive-callback.ts"
import { discardBody, requestBody, type RequestLike } from "./receive/request-body.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** What is used of the `HttpRequest` of `@azure/functions`, so that no type of it is needed to name it. */
export interface AzureRequestLike {
  readonly method: string
  readonly headers: { get(name: string): string | null }
  /** A stream of Fetch, in the types of whichever library. */
  readonly body: unknown
  readonly bodyUsed: boolean
}

/** An `HttpResponseInit`. */
export interface AzureResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * A handler for `app.http("callbacks", { methods: ["POST"], authLevel: "anonymous", handler })`. Responds with 200 once `accept`
 * has resolved, otherwise with 400, 401, 405, 408, 413, 415, 500 or 503. Never rejects.
 */
export const azureReceiver =
  (options: ReceiverOptions): ((request: AzureRequestLike) => Promise<AzureResponse>) =>
  async (request) => {
    const { method } = request
    const headers: SignatureHeaders = request.headers
    const like = request as RequestLike
    const incoming = { method, headers, body: () => requestBody(like) }
    const { release, reply } = await receiveCallback(options, incoming, nodeInflate)
    discardBody(like)
    release()
    return { status: reply.status, headers: { ...reply.headers }, body: reply.body }
  }
