// Generated from tools/codegen/src/clients/client.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * The types of the fetch client: openapi-fetch's, except for the responses.
 *
 * openapi-fetch takes `string & {}`, the open end of an open enum, for an object and maps it to its methods. It also infers the paths back from its
 * client for each call, which costs the compiler ten times the rest. Each client has a copy, as neither may import the other.
 */
import type { Client as Base, MaybeOptionalInit } from "openapi-fetch"

type Method = "get" | "put" | "post" | "delete" | "patch"

type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [Key in M]: object } ? Path : never
}[keyof Paths]

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | "2XX"

type Bodies<Operation, Statuses> = Operation extends { responses: infer Replies }
  ? { [Status in Extract<keyof Replies, Statuses>]: Content<Replies[Status]> }[Extract<keyof Replies, Statuses>]
  : never

type Failure<Operation> = Operation extends { responses: infer Replies } ? Exclude<keyof Replies, Success> : never

/** What a call resolves to: `data` of a success, or the `error` body of a failing status. */
export type Reply<Operation> =
  | { readonly data: Bodies<Operation, Success>; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Bodies<Operation, Failure<Operation>>; readonly response: Response }

type Initial<Init> = undefined extends Init ? [init?: Init] : [init: Init]

type Send<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: Paths[Path] extends { [Key in M]: unknown } ? Initial<MaybeOptionalInit<Paths[Path], M>> : never
) => Promise<Reply<Paths[Path] extends { [Key in M]: infer Operation } ? Operation : never>>

/**
 * A fetch client: one function per HTTP method, typed by the paths of a spec. It resolves for every status code and rejects only without a
 * response.
 */
export interface FetchClient<Paths extends object> extends Pick<Base<Paths>, "use" | "eject"> {
  GET: Send<Paths, "get">
  PUT: Send<Paths, "put">
  POST: Send<Paths, "post">
  DELETE: Send<Paths, "delete">
  PATCH: Send<Paths, "patch">
  /** For programs that hold method and path as data; its types are openapi-fetch's own. */
  request: Base<Paths>["request"]
}
