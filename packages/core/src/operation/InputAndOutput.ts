/**
 * The types of a method, computed from the generated `operations` interface by `operationId`.
 *
 * Input is one flat object: path parameters, query parameters, and `body` if there is one. Output is the wire value.
 */

type Primitive = string | number | boolean | bigint | null | undefined

/** What a caller may pass: read-only all the way down, so that constants fit as they are. */
export type DeepReadonly<T> = T extends Primitive | Blob
  ? T
  : T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<DeepReadonly<Item>>
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T

/** The parameters of one place, `{}` when the place has none. */
type Place<Shape, Name extends "path" | "query"> = Shape extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? [NonNullable<Parameters[Name]>] extends [never]
      ? {}
      : NonNullable<Parameters[Name]>
    : {}
  : {}

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

/** A part of a form may be a file. */
type Form<T> = { [Name in keyof T]: T[Name] | Blob }

type Sent<T> = T extends { content: { "multipart/form-data": infer Parts } } ? Form<Parts> : Content<T>

type Body<Shape> = Shape extends { requestBody: infer Request extends { content: unknown } }
  ? { body: Sent<Request> }
  : Shape extends { requestBody?: infer Request }
    ? [NonNullable<Request>] extends [never]
      ? {}
      : { body?: Sent<NonNullable<Request>> }
    : {}

/** The generated interface of one operation. Methods name it by its id, which keeps declarations and hovers short. */
export type Shape<Operations, Id> = Id extends keyof Operations ? Operations[Id] : never

/** The one argument of a method. */
export type Input<Shape> = DeepReadonly<Place<Shape, "path"> & Place<Shape, "query"> & Body<Shape>>

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX"

/** The wire value of a success. */
export type Output<Shape> = Shape extends { responses: infer Replies }
  ? { [Status in keyof Replies & Success]: Content<Replies[Status]> }[keyof Replies & Success]
  : never

/** The names of the lists in a reply. */
export type ListKey<Reply> =
  Reply extends ReadonlyArray<unknown>
    ? never
    : { [Key in keyof Reply]-?: NonNullable<Reply[Key]> extends ReadonlyArray<unknown> ? Key : never }[keyof Reply]

/** An item of the list that `From` names, or takes out of the reply. */
export type Item<Reply, From> = From extends (reply: never) => ReadonlyArray<infer Each>
  ? Each
  : From extends keyof Reply
    ? NonNullable<Reply[From]> extends ReadonlyArray<infer Each>
      ? Each
      : never
    : never

/** No argument when nothing can be said, an optional one when nothing must be said. */
export type Arguments<Input> = keyof Input extends never ? [] : {} extends Input ? [input?: Input] : [input: Input]
