/**
 * Makes a fault's reply: of nothing but the fault, or of the true reply.
 */
import type { Fault } from "../control/schema.gen.ts"
import type { Document, Operation } from "@fieldwork/specs/openapi"
import { mutateResponse } from "./MutateResponse.ts"
import { type Errors, failureOf } from "./Errors.ts"
import type { Outgoing } from "./Message.ts"

export interface Clocks {
  /** Virtual and real time in milliseconds. */
  readonly now: () => number
  readonly wallClock: () => number
}

/** The service's own words for a status that nobody has given a body. */
const inWords = (words: Errors, status: number, limit: number): Outgoing => {
  const detail = `A fault was injected: ${status}.`
  if (status < 400) return { status, body: undefined }
  if (status === 400) return words.unreadable(detail)
  if (status === 401) return words.unauthorized(detail)
  if (status === 404) return words.notFound(detail)
  if (status === 413) return words.tooLarge(limit)
  return failureOf(words, status, detail)
}

/** What the caller sees instead of the true reply; undefined when the fault leaves that as it is. */
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

/** JSON that ends in the middle, with the length that it says it has. */
const half = (body: unknown): Uint8Array => {
  const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}))
  return bytes.subarray(0, Math.ceil(bytes.length / 2))
}

export interface FaultContext {
  readonly document: Document
  readonly operation: Operation
  readonly words: Errors
  readonly clocks: Clocks
  /** The fault shows on a later call instead. */
  readonly putBack: (fault: Fault) => void
}

/** `reply` is the true one, when the operation was carried out. */
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
