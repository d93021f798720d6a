/**
 * The reasons for which an operation can fail, by its row in the operation table.
 *
 * Only a write that must not be sent twice can be in doubt, and only a list in pages can repeat a page. Everything else can meet any request.
 */
import type * as Reason from "../errors/Reason.ts"

// Written out, so that declarations of programs can name them: a computed union has no name.

/** The reasons of a call that may be sent twice, such as a read. */
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

/** The reasons of a list that is read page by page. */
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

/** The reasons of a write that must not be sent twice. */
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

/** The reasons of one request of the operation with this row. */
export type ReasonOf<Row> = Row extends { readonly retry: "safe" | "replaceable" } ? CallReason : WriteReason
