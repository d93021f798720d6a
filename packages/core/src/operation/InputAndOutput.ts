/**
 * Computes the input and output types of a method from its `operationId` and the generated `operations` interface.
 *
 * The input is one flat object: path parameters, query parameters, and `body` if the operation has one. The output is the value in the response body.
 */

type Primitive = string | number | boolean | bigint | null | undefined

/** A deeply read-only version of a type, so that methods accept `as const` values as arguments. */
export type DeepReadonly<T> = T extends Primitive | Blob
  ? T
  : T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<DeepReadonly<Item>>
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T

/** The path or query parameters. `{}` if the operation has none. */
type Place<Shape, Name extends "path" | "query"> = Shape extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? [NonNullable<Parameters[Name]>] extends [never]
      ? {}
      : NonNullable<Parameters[Name]>
    : {}
  : {}

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

/** The body of a form request, in which any field may be a file. */
type Form<T> = { [Name in keyof T]: T[Name] | Blob }

type Sent<T> = T extends { content: { "multipart/form-data": infer Parts } } ? Form<Parts> : Content<T>

type Body<Shape> = Shape extends { requestBody: infer Request extends { content: unknown } }
  ? { body: Sent<Request> }
  : Shape extends { requestBody?: infer Request }
    ? [NonNullable<Request>] extends [never]
      ? {}
      : { body?: Sent<NonNullable<Request>> }
    : {}

/** The generated interface of one operation. Methods refer to the operation by its id, which keeps declarations and editor hints short. */
export type Shape<Operations, Id> = Id extends keyof Operations ? Operations[Id] : never

/** The argument of a method. */
export type Input<Shape> = DeepReadonly<Place<Shape, "path"> & Place<Shape, "query"> & Body<Shape>>

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX"

/** The value in the body of a successful response. */
export type Output<Shape> = Shape extends { responses: infer Replies }
  ? { [Status in keyof Replies & Success]: Content<Replies[Status]> }[keyof Replies & Success]
  : never

/** The names of the response properties that contain arrays. */
export type ListKey<Reply> =
  Reply extends ReadonlyArray<unknown>
    ? never
    : { [Key in keyof Reply]-?: NonNullable<Reply[Key]> extends ReadonlyArray<unknown> ? Key : never }[keyof Reply]

/** The type of the items in a list. `From` is the name of the list in the response, or a function that returns the items. */
export type Item<Reply, From> = From extends (reply: never) => ReadonlyArray<infer Each>
  ? Each
  : From extends keyof Reply
    ? NonNullable<Reply[From]> extends ReadonlyArray<infer Each>
      ? Each
      : never
    : never

/** The argument list of a method: empty if there are no parameters, and optional if no parameter is required. */
export type Arguments<Input> = keyof Input extends never ? [] : {} extends Input ? [input?: Input] : [input: Input]
