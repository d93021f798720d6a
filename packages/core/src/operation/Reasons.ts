/**
 * The reasons why an operation can fail, derived from its definition.
 *
 * Only a write that must not be sent twice can have an unknown outcome, and only a paginated list can fail because of a repeated page. All other
 * reasons apply to every request.
 */
import type * as Reason from "../errors/Reason.ts"

// These unions are declared explicitly, because a program's declaration files cannot refer to a computed union, which has no name.

/** The reasons why a read, or another request that can safely be sent twice, can fail. */
export type CallReason =
  | Reason.TransportError
  | Reason.TimeoutError
  | Reason.RedirectError
  | Reason.AuthenticationError
  | Reason.ForbiddenError
  | Reason.NotFoundError
  | Reason.InvalidRequestError
  | Reason.MethodNotAllowedError
  | Reason.ConflictError
  | Reason.PayloadTooLargeError
  | Reason.RateLimitError
  | Reason.ServerError
  | Reason.RefusedError
  | Reason.ContractError
  | Reason.SunsetError

/** The reasons why reading a paginated list can fail. */
export type PagesReason =
  | Reason.TransportError
  | Reason.TimeoutError
  | Reason.RedirectError
  | Reason.AuthenticationError
  | Reason.ForbiddenError
  | Reason.NotFoundError
  | Reason.InvalidRequestError
  | Reason.MethodNotAllowedError
  | Reason.ConflictError
  | Reason.PayloadTooLargeError
  | Reason.RateLimitError
  | Reason.ServerError
  | Reason.RefusedError
  | Reason.ContractError
  | Reason.SunsetError
  | Reason.PageRepeatedError

/** The reasons why a write that must not be sent twice can fail. */
export type WriteReason =
  | Reason.TransportError
  | Reason.TimeoutError
  | Reason.RedirectError
  | Reason.AuthenticationError
  | Reason.ForbiddenError
  | Reason.NotFoundError
  | Reason.InvalidRequestError
  | Reason.MethodNotAllowedError
  | Reason.ConflictError
  | Reason.PayloadTooLargeError
  | Reason.RateLimitError
  | Reason.ServerError
  | Reason.RefusedError
  | Reason.ContractError
  | Reason.SunsetError
  | Reason.AmbiguousWriteError

/** The reasons why a request can fail, derived from the definition of its operation. */
export type ReasonOf<Definition> = Definition extends { readonly retry: "safe" | "replaceable" }
  ? CallReason
  : WriteReason
