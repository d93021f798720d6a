/**
 * An attempt that ended without a whole answer: what the runtime threw, read.
 */
import { InvalidRequestError, isCertificate, type Reason, TransportError } from "./Reason.ts"
import type { Reader } from "./Reply.ts"
import type { Exchange } from "./Exchange.ts"

/** Codes that only connecting gives. Others, such as `EHOSTUNREACH`, come of an open connection too: there the `syscall` tells. */
const connecting = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused"])
const connectingCalls = new Set<unknown>(["connect", "getaddrinfo"])

/** Refused by this side, before anything is sent. An alert of the other side (`ERR_SSL_…`) may come after the request. */
const isRefusedCertificate = (code: string) => isCertificate(code) && !code.startsWith("ERR_SSL")

/** Whether no connection came about: then, and only then, nothing left this machine. */
const isUnconnected = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  // One error for each address of a name.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnconnected)
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown }
  if (connectingCalls.has(syscall)) return true
  return syscall === undefined && typeof code === "string" && (connecting.has(code) || isRefusedCertificate(code))
}

export const broken = ({ secrets }: Reader, exchange: Exchange, cause: unknown): Reason => {
  const { code, detail, telling } = diagnose(cause)
  const clean = secrets.scrub(detail).slice(0, 300)
  if (exchange.stage === "building") {
    return new InvalidRequestError({ status: 0, problem: { messages: [clean], codes: [], fields: {}, body: null } })
  }
  return new TransportError({
    sent: exchange.stage !== "waiting" || !isUnconnected(telling),
    ...(exchange.stage === "reading" && { status: exchange.status }),
    ...(code !== undefined && { code: secrets.scrub(code) }),
    detail: clean
  })
}

/** The innermost cause that names a code, else the outermost message: runtimes wrap the telling one. */
const diagnose = (cause: unknown): { readonly code?: string; readonly detail: string; readonly telling?: Error } => {
  let telling: unknown = cause
  for (let depth = 0; depth < 5 && telling instanceof Error; depth++) {
    const code = "code" in telling && typeof telling.code === "string" ? telling.code : undefined
    if (code !== undefined) {
      return { code, detail: telling.message === "" ? code : `${code}: ${telling.message}`, telling }
    }
    telling = telling.cause
  }
  return { detail: cause instanceof Error ? `${cause.name}: ${cause.message}` : "the fetch failed without an error" }
}
