/** Creates the reply for a fault. The reply either replaces the actual reply or is based on it. */
import type { Fault } from "../control/schema.gen.ts"
import type { Document, Operation } from "@fieldwork/specs/openapi"
import { mutateResponse } from "./mutateResponse.ts"
import { type Errors, failureOf } from "./Errors.ts"
import type { Outgoing } from "./Message.ts"

export interface Clocks {
  /** Returns the virtual time in milliseconds. `wallClock` returns the real time in milliseconds. */
  readonly now: () => number
  readonly wallClock: () => number
}

/** Returns the service's error for this status. */
const inWords = (words: Errors, status: number, limit: number): Outgoing => {
  const detail = `A fault was injected: ${status}.`
  if (status < 400) return { status, body: undefined }
  if (status === 400) return words.unreadable(detail)
  if (status === 401) return words.unauthorized(detail)
  if (status === 404) return words.notFound(detail)
  if (status === 413) return words.tooLarge(limit)
  return failureOf(words, status, detail)
}

/** Returns the reply that replaces the actual reply, or undefined if the fault does not replace it. */
const replyInstead = (fault: Fault, words: Errors, limit: number): Outgoing | undefined => {
  const { error_code, error_detail = {}, status } = fault
  if (error_code !== undefined) return words.coded?.(error_code, status, error_detail)
  if (status === undefined) return undefined
  return "body" in fault ? { status, body: fault.body } : inWords(words, status, limit)
}

const unixSeconds = (text: string) => Math.floor(Date.parse(text) / 1000)

const headersOf = (fault: Fault, { now, wallClock }: Clocks): Readonly<Record<string, string>> => {
  const { deprecation, headers, retry_after_form, retry_after_seconds: seconds } = fault
  const later = new Date(wallClock() + (seconds ?? 0) * 1000).toUTCString()
  return {
    ...(seconds !== undefined && { "retry-after": retry_after_form === "date" ? later : String(seconds) }),
    ...(deprecation !== undefined && {
      deprecation: `@${deprecation.since === undefined ? Math.floor(now() / 1000) : unixSeconds(deprecation.since)}`,
      ...(deprecation.sunset !== undefined && { sunset: new Date(deprecation.sunset).toUTCString() }),
      ...(deprecation.link !== undefined && { link: `<${deprecation.link}>; rel="deprecation"` })
    }),
    ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  }
}

/** Returns the first half of the body as malformed JSON. The response is still complete, because its length is that of the first half. */
const half = (body: unknown): Uint8Array => {
  const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}))
  return bytes.subarray(0, Math.ceil(bytes.length / 2))
}

export interface FaultContext {
  readonly document: Document
  readonly operation: Operation
  readonly words: Errors
  readonly clocks: Clocks
  /** Returns a fault that could not be applied, so that it applies to a later request. */
  readonly putBack: (fault: Fault) => void
}

/** Applies a fault to a reply. `reply` is the actual reply, or undefined if the operation was not performed. */
export const applyFault = (fault: Fault, reply: Outgoing | undefined, given: FaultContext): Outgoing => {
  const { clocks, document, operation, putBack, words } = given
  const instead = replyInstead(fault, words, operation.object["x-body-limit"] ?? 0)
  const base = instead ?? reply ?? { status: 200, body: {} }
  const { connection, latency_milliseconds: milliseconds = 0, latency_seconds: seconds = 0 } = fault
  const shown = {
    ...base,
    headers: { ...base.headers, ...headersOf(fault, clocks) },
    ...((connection !== undefined || milliseconds > 0 || seconds > 0) && {
      transit: { connection, milliseconds, seconds }
    })
  }
  if (fault.alter === undefined) return shown
  if (fault.alter === "malformed_json") return { ...shown, body: half(base.body) }
  const body = mutateResponse(document, operation.object, base.status, base.body, fault)
  if (body === undefined) putBack(fault)
  return body === undefined ? base : { ...shown, body }
}
