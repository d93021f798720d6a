/**
 * The types of the fetch client. Except for the responses, they are the same as the types of openapi-fetch.
 *
 * The types of openapi-fetch treat `string & {}`, which stands for the unknown values of an open enum, as an object type, and map it to the methods
 * of a string. They also infer the paths from the client type in each call, which takes the compiler ten times as long as everything else. Each
 * client has its own copy of this file, because the clients must not import each other.
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

/** The result of a call: `data` for a 2xx status code, or `error`, the response body for any other status code. */
export type Reply<Operation> =
  | { readonly data: Bodies<Operation, Success>; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Bodies<Operation, Failure<Operation>>; readonly response: Response }

type Initial<Init> = undefined extends Init ? [init?: Init] : [init: Init]

type Send<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: Paths[Path] extends { [Key in M]: unknown } ? Initial<MaybeOptionalInit<Paths[Path], M>> : never
) => Promise<Reply<Paths[Path] extends { [Key in M]: infer Operation } ? Operation : never>>

/**
 * A fetch client with one function per HTTP method, typed by the paths of a spec. A call resolves for every status code and rejects only if there is
 * no response.
 */
export interface FetchClient<Paths extends object> extends Pick<Base<Paths>, "use" | "eject"> {
  GET: Send<Paths, "get">
  PUT: Send<Paths, "put">
  POST: Send<Paths, "post">
  DELETE: Send<Paths, "delete">
  PATCH: Send<Paths, "patch">
  /** Sends a request whose method and path are known only at run time. The types are the same as in openapi-fetch. */
  request: Base<Paths>["request"]
}
