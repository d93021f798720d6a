/**
 * What every entry of the package exports; `Api` comes beside it, over the runtime's own transport.
 *
 * Users of a service need the errors, the settings and `Events`; the rest is for the packages that make services.
 */
export { ApiError, type Attempt } from "./ApiError.ts"
export * as BaseUrl from "./BaseUrl.ts"
export { ConfigurationError } from "./BaseUrl.ts"
export type { Replied } from "./Call.ts"
export * as Credential from "./Credential.ts"
export * as Environment from "./Environment.ts"
export * as Events from "./Events.ts"
export type { Drift } from "./Events.ts"
export { kept, type Keeping } from "./Kept.ts"
export { keptPromise } from "./keptPromise.ts"
export type { Bytes, List, Method, Paged, PagedList } from "./Method.ts"
export type { DeprecationNotice } from "./Notice.ts"
export type { Operation, RetryClass, Validator, Violation } from "./Operation.ts"
export * as Problem from "./Problem.ts"
export type { Json } from "./Problem.ts"
export * from "./Promised.ts"
export * as Reason from "./Reason.ts"
export * as Retry from "./Retry.ts"
export { serviceLayer } from "./serviceLayer.ts"
export * as Secrets from "./Secrets.ts"
export type { Settings } from "./Settings.ts"
export type { Arguments, Input, Output } from "./Signature.ts"
export * as TokenCache from "./TokenCache.ts"
export type { Fetch, FetchInit, FetchReply, ReplyBody, ReplyHeaders } from "./Transport.ts"
