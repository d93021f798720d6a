/**
 * An attempt that ended without a whole answer: what the runtime threw, read.
 */
import { InvalidRequestError, isCertificate, type Reason, TransportError } from "./Reason.ts"
import type { Reader } from "./Reply.ts"
import type { Exchange } from "./Exchange.ts"

/** Codes that say for certain that nothing left this machine. */
const unsent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "EADDRNOTAVAIL",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused"
])

export const broken = ({ secrets }: Reader, exchange: Exchange, cause: unknown): Reason => {
  const { code, detail } = diagnose(cause)
  const clean = secrets.scrub(detail).slice(0, 300)
  if (exchange.stage === "building") {
    return new InvalidRequestError({ status: 0, problem: { messages: [clean], codes: [], fields: {}, body: null } })
  }
  const never = code !== undefined && (unsent.has(code) || isCertificate(code))
  return new TransportError({
    sent: !never,
    ...(exchange.stage === "reading" && { status: exchange.status }),
    ...(code !== undefined && { code: secrets.scrub(code) }),
    detail: clean
  })
}

/** The innermost cause that names a code, else the outermost message: runtimes wrap the telling one. */
const diagnose = (cause: unknown): { readonly code?: string; readonly detail: string } => {
  let telling: unknown = cause
  for (let depth = 0; depth < 5 && telling instanceof Error; depth++) {
    const code = "code" in telling && typeof telling.code === "string" ? telling.code : undefined
    if (code !== undefined) return { code, detail: telling.message === "" ? code : `${code}: ${telling.message}` }
    telling = telling.cause
  }
  return { detail: cause instanceof Error ? `${cause.name}: ${cause.message}` : "the fetch failed without an error" }
}
