/**
 * The types of handlers, which are derived from the spec. A missing handler or a reply with another shape does not
 * compile.
 */
import type { Chunks, Incoming } from "./Message.ts"

type Parameters<O> = O extends { parameters: infer P }
  ? (P extends { path: infer Path extends object } ? Path : object) &
      (P extends { query?: infer Query } ? ([Query] extends [undefined] ? object : NonNullable<Query>) : object)
  : object

type Content<M> = M extends { content: infer C } ? C[keyof C] : undefined

/** The body may be undefined if the spec does not require it. */
type Body<O> = O extends { requestBody: infer B }
  ? Content<B>
  : O extends { requestBody?: infer B }
    ? Content<NonNullable<B>> | undefined
    : undefined

export interface Request<O> {
  /** Path and query parameters, by name, with the spec's defaults filled in. */
  readonly params: Parameters<O>
  /** The body, validated against the spec. */
  readonly body: Body<O>
  readonly incoming: Incoming
}

/** A text of the spec may be returned as bytes, or in chunks. */
type Written<B> = [B] extends [string] ? B | Uint8Array | Chunks : B

type ReplyBody<R> = R extends { content: infer C } ? Written<C[keyof C]> : undefined

/** A documented status with its documented body. */
export type Reply<O> = O extends { responses: infer R }
  ? {
      [Status in keyof R]: {
        readonly status: Status
        readonly body: ReplyBody<R[Status]>
        /** The media type, if it is not JSON. */
        readonly type?: string
        readonly headers?: Readonly<Record<string, string>>
      }
    }[keyof R]
  : never

export type Handler<O> = (request: Request<O>) => Reply<O> | Promise<Reply<O>>

export type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id]> }
