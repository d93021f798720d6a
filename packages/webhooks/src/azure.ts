/**
 * A receiver for Azure Functions, programming model v4.
 */
import type { SignatureHeaders } from "./findHeader.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receiveCallback.ts"
import { discardBody, requestBody, type RequestLike } from "./receive/requestBody.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * The part of the `HttpRequest` from `@azure/functions` that this package uses, declared here so that the types of `@azure/functions` are not needed.
 */
export interface AzureRequestLike {
  readonly method: string
  readonly headers: { get(name: string): string | null }
  /** A web `ReadableStream`. The type is `unknown`, because libraries declare it differently. */
  readonly body: unknown
  readonly bodyUsed: boolean
}

/** The response, which can be used as an `HttpResponseInit`. */
export interface AzureResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * Creates a handler for `app.http("callbacks", { methods: ["POST"], authLevel: "anonymous", handler })`. The handler responds with 200 once `accept`
 * has resolved, and otherwise with 400, 401, 405, 408, 413, 415, 500 or 503. The handler never rejects.
 *
 * @example
 * ```ts
 * import { receiver } from "@fieldwork/webhooks"
 * import { azureReceiver } from "@fieldwork/webhooks/azure"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const handler = azureReceiver(
 *   receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * )
 * const callback = await sender.send(buildOpportunities(2))
 * const request = new Request("https://supplier.example/callbacks", { method: "POST", ...callback })
 * const response = await handler(request)
 * response.status // => 200
 * surveys // => [1, 2]
 * ```
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
