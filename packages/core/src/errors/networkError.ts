/**
 * Derives the reason for an incomplete or missing response from the error that the runtime threw.
 */
import type { AttemptState } from "../call/AttemptState.ts"
import type { ErrorContext } from "./ErrorContext.ts"
import { type Reason, TransportError } from "./Reason.ts"
import { isCertificate } from "./transportCodes.ts"

/** Codes that occur only while connecting. Other codes, such as `EHOSTUNREACH`, also occur on open connections and require a check of `syscall`. */
const connectCodes = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused"])
/** Codes with which undici refuses a request before it sends any of it. */
const refusedByClient = new Set(["UND_ERR_INVALID_ARG", "UND_ERR_NOT_SUPPORTED"])
const connectCalls = new Set<unknown>(["connect", "getaddrinfo"])

/** Checks whether the client rejected the certificate before sending. A TLS alert (`ERR_SSL_…`) from the server may arrive after the request. */
const isRefusedCertificate = (code: string) => isCertificate(code) && !code.startsWith("ERR_SSL")

/** Checks whether no connection was opened, or the client refused the request. Only then is it certain that nothing was sent. */
const isUnsent = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // An `AggregateError` contains one error for each address of the host name.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnsent)
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  if (connectCalls.has(syscall)) return true
  if (syscall !== undefined || typeof code !== "string") return false
  return connectCodes.has(code) || refusedByClient.has(code) || isRefusedCertificate(code)
}

/** Returns details of the first error in the cause chain that has a code, or else the message of `cause`. Runtimes wrap the actual error. */
const diagnose = (cause: unknown): { readonly code?: string; readonly detail: string; readonly source?: Error } => {
  let source: unknown = cause
  for (let depth = 0; depth < 5 && source instanceof Error; depth++) {
    const code = "code" in source && typeof source.code === "string" ? source.code : undefined
    if (code !== undefined) {
      return { code, detail: source.message === "" ? code : `${code}: ${source.message}`, source }
    }
    source = source.cause
  }
  return { detail: cause instanceof Error ? `${cause.name}: ${cause.message}` : "the fetch failed without an error" }
}

export const networkError = ({ redactor }: ErrorContext, { stage, status }: AttemptState, cause: unknown): Reason => {
  const { code, detail, source } = diagnose(cause)
  return new TransportError({
    sent: stage !== "waiting" || !isUnsent(source),
    ...(stage === "reading" && { status }),
    ...(code !== undefined && { code: redactor.redact(code) }),
    detail: redactor.redact(detail).slice(0, 300)
  })
}
