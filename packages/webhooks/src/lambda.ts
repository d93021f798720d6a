/**
 * A receiver for AWS Lambda. Supports API Gateway REST APIs (v1) and HTTP APIs (v2), function URLs and Application Load Balancers.
 */
import { wholeBody } from "./receive/wholeBody.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receiveCallback.ts"
import type { Reply } from "./receive/Reply.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

type Fields<Value> = Readonly<Record<string, Value | undefined>>

/** The part of a Lambda event that the receiver reads. Covers REST API (v1), HTTP API (v2), function URL and ALB events. */
export interface LambdaEvent {
  /** The HTTP method. Present in v1 and ALB events. */
  readonly httpMethod?: string | undefined
  readonly headers?: Fields<string> | null | undefined
  /**
   * The headers as lists of values. Present in v1 events, and in events from an ALB whose target group has multi-value headers enabled. Such ALB
   * events have no `headers`.
   */
  readonly multiValueHeaders?: Fields<ReadonlyArray<string>> | null | undefined
  readonly body?: unknown
  readonly isBase64Encoded?: boolean | undefined
  /** The raw body, if middleware parsed `body` and stored the raw body here. */
  readonly rawBody?: unknown
  readonly requestContext?:
    | {
        readonly elb?: unknown
        /** The method and the sender's address. Present in v2 and function URL events. */
        readonly http?: { readonly method?: string | undefined; readonly sourceIp?: string | undefined } | undefined
        /** The sender's address. Present in v1 events. */
        readonly identity?: { readonly sourceIp?: string | null | undefined } | null | undefined
      }
    | undefined
}

/** A result that API Gateway (v1 and v2), function URLs and ALBs accept. */
export interface LambdaResult {
  readonly statusCode: number
  /** The status code, followed by the response body as the reason phrase. Set only for an ALB. */
  readonly statusDescription?: string
  readonly headers?: Record<string, string>
  readonly multiValueHeaders?: Record<string, Array<string>>
  readonly body: string
  readonly isBase64Encoded: false
}

/**
 * Creates a handler that responds with 200 once `accept` has resolved, and otherwise with 400, 401, 405, 413, 415, 500 or 503. The handler never
 * rejects.
 *
 * @example
 * ```ts
 * import { receiver } from "@fieldwork/webhooks"
 * import { lambdaReceiver } from "@fieldwork/webhooks/lambda"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const handler = lambdaReceiver(
 *   receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * )
 * const { body, headers } = await sender.send(buildOpportunities(2))
 * const requestContext = { http: { method: "POST", sourceIp: "192.0.2.1" } }
 * const event = { headers, body: Buffer.from(body).toString("base64"), isBase64Encoded: true, requestContext }
 * const { statusCode } = await handler(event)
 * statusCode // => 200
 * surveys // => [1, 2]
 * ```
 */
export const lambdaReceiver =
  (options: ReceiverOptions): ((event: LambdaEvent) => Promise<LambdaResult>) =>
  async (event) => {
    const { http, identity } = event.requestContext ?? {}
    const method = http?.method ?? event.httpMethod
    const remoteAddress = http?.sourceIp ?? identity?.sourceIp ?? undefined
    const headers = event.headers ?? event.multiValueHeaders ?? {}
    const incoming = { method, headers, remoteAddress, body: () => wholeBody(event) }
    const { release, reply } = await receiveCallback(options, incoming, nodeInflate)
    release()
    return resultOf(reply, event)
  }

const resultOf = ({ body, headers, status }: Reply, event: LambdaEvent): LambdaResult => {
  const result = { statusCode: status, body, isBase64Encoded: false } as const
  if (event.requestContext?.elb === undefined) return { ...result, headers: { ...headers } }
  const balanced = { ...result, statusDescription: `${status} ${body}` }
  if (event.headers) return { ...balanced, headers: { ...headers } }
  const multiValueHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
  return { ...balanced, multiValueHeaders }
}
