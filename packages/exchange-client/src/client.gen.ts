// Generated from tools/codegen/src/clients/client.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * The types of the fetch client: openapi-fetch's, but for the replies.
 *
 * openapi-fetch takes `string & {}`, the open end of an open enum, for an object, and maps it to its methods; here text stays text.
 * Each client has a copy, as neither may import the other.
 */
import type { Client as Base, ClientPathsWithMethod, MaybeOptionalInit } from "openapi-fetch"

type Primitive = string | number | boolean | null | undefined

/** What a reply may hold: without write-only properties. */
export type Readable<T> = T extends Primitive
  ? T
  : T extends { readonly $write: unknown }
    ? never
    : T extends { readonly $read: infer Value }
      ? Readable<Value>
      : T extends ReadonlyArray<infer Item>
        ? Array<Readable<Item>>
        : T extends object
          ? {
              [Key in keyof T as NonNullable<T[Key]> extends { readonly $write: unknown } ? never : Key]: Readable<
                T[Key]
              >
            }
          : T

type Content<T> = T extends { content: infer Media } ? Readable<Media[keyof Media]> : undefined

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX"

type Bodies<Operation, IsSuccess extends boolean> = Operation extends { responses: infer Replies }
  ? {
      [Status in keyof Replies]: (Status extends Success ? true : false) extends IsSuccess
        ? Content<Replies[Status]>
        : never
    }[keyof Replies]
  : never

/** What a call resolves to: `data` of a success, or the `error` body of a failing status. */
export type Reply<Operation> =
  | { readonly data: Bodies<Operation, true>; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Bodies<Operation, false>; readonly response: Response }

type Initial<Init> = undefined extends Init ? [init?: Init] : [init: Init]

type Send<Paths extends object, Method extends "get" | "put" | "post" | "delete" | "patch"> = <
  Path extends ClientPathsWithMethod<Base<Paths>, Method> & keyof Paths
>(
  path: Path,
  ...init: Paths[Path] extends { [Key in Method]: unknown } ? Initial<MaybeOptionalInit<Paths[Path], Method>> : never
) => Promise<Reply<Paths[Path] extends { [Key in Method]: infer Operation } ? Operation : never>>

export interface FetchClient<Paths extends object> extends Pick<Base<Paths>, "use" | "eject"> {
  GET: Send<Paths, "get">
  PUT: Send<Paths, "put">
  POST: Send<Paths, "post">
  DELETE: Send<Paths, "delete">
  PATCH: Send<Paths, "patch">
  /** For programs that hold method and path as data; its types are openapi-fetch's own. */
  request: Base<Paths>["request"]
}
