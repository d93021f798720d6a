/**
 * The building blocks of the services' Promise APIs. No type declaration that this module exports or imports refers to Effect, so a program without
 * Effect does not load Effect's types. At run time, this module uses the modules of the main entry point, so both APIs have the same error classes.
 */
export type { StoredToken, TokenProvider, TokenStore } from "../auth/TokenStore.ts"
export type { ApiResponse } from "../call/ApiResponse.ts"
export type { CallSettings } from "../call/CallSettings.ts"
export { ConfigurationError } from "../client/ConfigurationError.ts"
export type { MemoizeOptions } from "../client/MemoizeOptions.ts"
export type { AttemptEvent, CallEvent, Listeners, RequestEvent, RequestInfo } from "../client/Listeners.ts"
export type { Settings } from "../client/Settings.ts"
export type { DeprecationNotice } from "../diagnostics/DeprecationNotice.ts"
export type { Drift } from "../diagnostics/Drift.ts"
export { ApiError, type Attempt } from "../errors/ApiError.ts"
export { isRecord, type Json, type Problem, texts } from "../errors/Problem.ts"
export * as Reason from "../errors/Reason.ts"
export type { Reason as AnyReason } from "../errors/Reason.ts"
export { taggedError, type TaggedError, type TaggedErrorClass } from "../errors/taggedError.ts"
export type { Arguments, Input, Item, Output, Shape } from "../operation/InputAndOutput.ts"
export type { CallReason, PagesReason, ReasonOf, WriteReason } from "../operation/Reasons.ts"
export type { RateLimit } from "../retry/RateLimit.ts"
export type { RetryPolicy } from "../retry/RetryPolicy.ts"
export type {
  Fetch,
  FetchInit,
  FetchResponse,
  ListedHeaders,
  ResponseBody,
  ResponseHeaders
} from "../transport/Fetch.ts"
export { declaredClient } from "./declaredClient.ts"
export { fakeClient, type FakeMethod, type Fakes } from "./fakeClient.ts"
export { memoizePromise } from "./memoizePromise.ts"
export type * from "./PromiseTypes.ts"
