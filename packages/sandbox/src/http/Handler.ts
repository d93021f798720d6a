/**
 * The types of handlers, which are derived from the OpenAPI document. A missing handler or a reply that does not match the document is a compile-time
 * error.
 */
import type { Chunks, Incoming } from "./Message.ts"

type Parameters<O> = O extends { parameters: infer P }
  ? (P extends { path: infer Path extends object } ? Path : object) &
      (P extends { query?: infer Query } ? ([Query] extends [undefined] ? object : NonNullable<Query>) : object)
  : object

type Content<M> = M extends { content: infer C } ? C[keyof C] : undefined

/** The type of the request body. It includes undefined if the OpenAPI document does not require a body. */
type Body<O> = O extends { requestBody: infer B }
  ? Content<B>
  : O extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined

export interface Request<O> {
  /** The path and query parameters by name. Absent parameters have the OpenAPI document's default values. */
  readonly params: Parameters<O>
  /** The body, validated against the OpenAPI document. */
  readonly body: Body<O>
  readonly incoming: Incoming
}

/** The type of a reply body. A body that the OpenAPI document declares as a string may also be returned as bytes or in chunks. */
type StringOrChunks<B> = [B] extends [string] ? B | Uint8Array | Chunks : B

type ReplyBody<R> = R extends { content: infer C } ? StringOrChunks<C[keyof C]> : undefined

/** A documented status code with its documented body. */
export type Reply<O> = O extends { responses: infer R }
  ? {
      [Status in keyof R]: {
        readonly status: Status
        readonly body: ReplyBody<R[Status]>
        /** The media type. Default: `application/json`. */
        readonly type?: string
        readonly headers?: Readonly<Record<string, string>>
      }
    }[keyof R]
  : never

export type Handler<O> = (request: Request<O>) => Reply<O> | Promise<Reply<O>>

export type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id]> }
