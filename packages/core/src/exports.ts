/**
 * The exports that all entry points of the package share. Each entry point adds `Api` with the transport of its runtime.
 *
 * Users of a service need the errors, the settings and `Events`. The other exports are for packages that define services.
 */
export { bareKey, type Credential } from "./auth/Credential.ts"
export type { StoredToken, TokenProvider, TokenStore } from "./auth/TokenStore.ts"
export { checkKey, checkSecret, revealSecret } from "./auth/checkSecret.ts"
export { providedTokens } from "./auth/providedTokens.ts"
export { Redactor } from "./auth/Redactor.ts"
export * as TokenCache from "./auth/TokenCache.ts"
export type { ApiResponse } from "./call/ApiResponse.ts"
export { CallOptions } from "./call/CallOptions.ts"
export type { CallSettings } from "./call/CallSettings.ts"
export { checkBaseUrl, isLoopback, parseUrl } from "./client/BaseUrl.ts"
export { checkNames, checkOneOf, settingNames } from "./client/checkSettings.ts"
export { tryMake } from "./client/tryMake.ts"
export { type ClientService, clientService } from "./client/clientService.ts"
export { downloadMethod } from "./client/downloadMethod.ts"
export { formMethod } from "./client/formMethod.ts"
export { ConfigurationError } from "./client/ConfigurationError.ts"
export { type ConfigFor, fromConfig, type FromConfigError } from "./client/fromConfig.ts"
export { memoize, type MemoizeOptions } from "./client/memoize.ts"
export { serviceLayer } from "./client/serviceLayer.ts"
export { type Fake, type ServiceFakes, testLayer } from "./client/testLayer.ts"
export type { AttemptEvent, CallEvent, Listeners, RequestEvent, RequestInfo } from "./client/Listeners.ts"
export type { Settings } from "./client/Settings.ts"
export type { DeprecationNotice } from "./diagnostics/DeprecationNotice.ts"
export * as Events from "./diagnostics/Events.ts"
export type { Drift } from "./diagnostics/Events.ts"
export { ApiError, type Attempt } from "./errors/ApiError.ts"
export { type ErrorFormat, isRecord, type Json, type Problem, texts } from "./errors/Problem.ts"
export * as Reason from "./errors/Reason.ts"
/** The union of all reasons under a separate name, because a program's declaration files cannot refer to a member of a namespace. */
export type { Reason as AnyReason } from "./errors/Reason.ts"
export { taggedError, type TaggedError, type TaggedErrorClass } from "./errors/taggedError.ts"
export { unsentError } from "./errors/unsentError.ts"
export type { Arguments, Input, Output } from "./operation/InputAndOutput.ts"
export type { Bytes, List, Method, Paged, PagedList } from "./operation/Method.ts"
export type { CallReason, PagesReason, ReasonOf, WriteReason } from "./operation/Reasons.ts"
export { withResponse } from "./operation/withResponse.ts"
export type { Operation, RetryClass } from "./operation/Operation.ts"
export type { Validator, ValidatorLoader, Validators, ValidatorSource, Violation } from "./operation/Validators.ts"
export { memoizePromise } from "./promise/memoizePromise.ts"
export { promiseClient } from "./promise/promiseClient.ts"
export type * from "./promise/PromiseClientOf.ts"
export type {
  PromiseBytes,
  PromiseIterable,
  PromiseList,
  PromiseMethod,
  PromisePaged,
  PromisePagedList,
  WithOptions
} from "./promise/PromiseTypes.ts"
export * as RetryPolicy from "./retry/RetryPolicy.ts"
export type {
  Fetch,
  FetchInit,
  FetchResponse,
  ListedHeaders,
  ResponseBody,
  ResponseHeaders
} from "./transport/Fetch.ts"
