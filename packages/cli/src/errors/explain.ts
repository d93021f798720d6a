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

/** An `ApiError` of a client. */
export interface ApiErrorShape {
  readonly _tag: "ApiError"
  readonly message: string
  readonly requestId?: string
  readonly attempts: ReadonlyArray<unknown>
  readonly reason: ReasonShape
}

/** The reason of an `ApiError`. The optional properties contain text from a response, or a reason that contains such text. */
interface ReasonShape {
  readonly _tag: string
  readonly problem?: {
    readonly codes: ReadonlyArray<string>
    readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
    readonly messages: ReadonlyArray<string>
  }
  readonly prefix?: string
  readonly location?: string
  readonly violations?: ReadonlyArray<object>
  readonly because?: ReasonShape
}

export const isApiError = (cause: unknown): cause is ApiErrorShape =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "ApiError"

/** Checks whether a request was rejected before it was sent, because it does not conform to the spec. */
export const isUnsent = ({ attempts, reason }: ApiErrorShape): boolean =>
  reason._tag === "InvalidRequestError" && attempts.length === 0

const explainApiError = (error: ApiErrorShape): Explanation => {
  const { message, reason, requestId } = error
  const isRejected = isUnsent(error)
  const id = requestId === undefined || isRejected ? "" : ` (request ${requestId})`
  return {
    exitCode: isRejected ? exitCodes.usage : (byReason[reason._tag] ?? exitCodes.unexpected),
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
