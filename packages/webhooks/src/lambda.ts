/**
 * A receiver for AWS Lambda: API Gateway REST (v1) and HTTP APIs (v2), function URLs and Application Load Balancers.
 */
import { wholeBody } from "./receive/whole-body.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receive-callback.ts"
import type { Reply } from "./receive/reply.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

type Fields<Value> = Readonly<Record<string, Value | undefined>>

/** The part of an event that is read, of any of the four kinds. */
export interface LambdaEvent {
  /** v1 and ALB. */
  readonly httpMethod?: string | undefined
  readonly headers?: Fields<string> | null | undefined
  /** v1, and an ALB whose target group has multi-value headers on; it sends no `headers` then. */
  readonly multiValueHeaders?: Fields<ReadonlyArray<string>> | null | undefined
  readonly body?: unknown
  readonly isBase64Encoded?: boolean | undefined
  /** Where middleware that parses `body` keeps its text. */
  readonly rawBody?: unknown
  readonly requestContext?:
    | {
        readonly elb?: unknown
        /** v2 and function URLs. */
        readonly http?: { readonly method?: string | undefined; readonly sourceIp?: string | undefined } | undefined
        /** v1. */
        readonly identity?: { readonly sourceIp?: string | null | undefined } | null | undefined
      }
    | undefined
}

/** The result that all four kinds take. */
export interface LambdaResult {
  readonly statusCode: number
  /** ALB only. */
  readonly statusDescription?: string
  readonly headers?: Record<string, string>
  readonly multiValueHeaders?: Record<string, Array<string>>
  readonly body: string
  readonly isBase64Encoded: false
}

/** A handler that responds with 200 once `accept` has resolved, otherwise with 400, 401, 405, 413, 415, 500 or 503. Never rejects. */
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
