/**
 * Converts any failure to a one-line message and an exit code.
 */
import { clean } from "../output/clean.ts"
import { CommandError } from "./CommandError.ts"
import { type ExitCode, exitCodes } from "./exitCodes.ts"

export interface Explanation {
  readonly exitCode: ExitCode
  readonly message: string
}

/** The exit codes, keyed by the tag of an `ApiError`'s reason. */
const byReason: Readonly<Record<string, ExitCode>> = {
  AuthenticationError: exitCodes.authentication,
  ForbiddenError: exitCodes.authentication,
  NotFoundError: exitCodes.notFound,
  InvalidRequestError: exitCodes.refused,
  MethodNotAllowedError: exitCodes.refused,
  ConflictError: exitCodes.refused,
  PayloadTooLargeError: exitCodes.refused,
  RefusedError: exitCodes.refused,
  RedirectError: exitCodes.server,
  RateLimitError: exitCodes.rateLimit,
  ServerError: exitCodes.server,
  ContractError: exitCodes.server,
  PageRepeatedError: exitCodes.server,
  SunsetError: exitCodes.refused,
  TransportError: exitCodes.network,
  TimeoutError: exitCodes.network,
  AmbiguousWriteError: exitCodes.ambiguous
}

interface ApiErrorShape {
  readonly _tag: "ApiError"
  readonly message: string
  readonly requestId?: string
  readonly attempts: ReadonlyArray<unknown>
  readonly reason: { readonly _tag: string; readonly check?: string }
}

const isApiError = (cause: unknown): cause is ApiErrorShape =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "ApiError"

const explainApiError = ({ attempts, message, reason, requestId }: ApiErrorShape): Explanation => {
  // A request that does not conform to the spec is rejected before it is sent.
  const isUnsent = reason._tag === "InvalidRequestError" && attempts.length === 0
  const id = requestId === undefined || isUnsent ? "" : ` (request ${requestId})`
  return {
    exitCode: isUnsent ? exitCodes.usage : (byReason[reason._tag] ?? exitCodes.unexpected),
    message: `${message}${id}`
  }
}

const explainAny = (cause: unknown): Explanation => {
  if (cause instanceof CommandError) return { exitCode: cause.exitCode, message: cause.message }
  if (isApiError(cause)) return explainApiError(cause)
  const message = cause instanceof Error ? cause.message : String(cause)
  const isConfiguration = cause instanceof Error && "_tag" in cause && cause._tag === "ConfigurationError"
  return { exitCode: isConfiguration ? exitCodes.configuration : exitCodes.unexpected, message }
}

const maxLength = 2000

/** Returns the exit code and the message for a failure. The message is one line without control characters, short enough for a terminal. */
export const explain = (cause: unknown): Explanation => {
  const { exitCode, message } = explainAny(cause)
  const line = clean(message.replaceAll(/\s*\n\s*/g, "; "))
  return { exitCode, message: line.length > maxLength ? `${line.slice(0, maxLength)}…` : line }
}
