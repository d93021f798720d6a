/** Creates the reply for a fault. The reply either replaces the actual reply or is based on it. */
import type { Fault } from "../control/schema.gen.ts"
import type { Document, Operation } from "@fieldwork/specs/openapi"
import { mutateResponse } from "./mutateResponse.ts"
import { type ErrorResponses, failureResponse } from "./ErrorResponses.ts"
import { isBodiless, isJson, type Outgoing } from "./Message.ts"
import { parseDateTime } from "../environment/parseDateTime.ts"

export interface Clocks {
  /** Returns the virtual time in milliseconds. `wallClock` returns the real time in milliseconds. */
  readonly now: () => number
  readonly wallClock: () => number
}

/** Returns the service's error response for a status code. */
const errorFor = (errors: ErrorResponses, status: number, limit: number): Outgoing => {
  const detail = `A fault was injected: ${status}.`
  if (status < 400) return { status, body: undefined }
  if (status === 400) return errors.unreadable(detail)
  if (status === 401) return errors.unauthorized(detail)
  if (status === 404) return errors.notFound(detail)
  if (status === 413) return errors.tooLarge(limit)
  return failureResponse(errors, status, detail)
}

/** Returns the reply that replaces the actual reply, or undefined if the fault does not replace it. */
const replacementFor = (fault: Fault, errors: ErrorResponses, limit: number): Outgoing | undefined => {
  const { error_code, error_detail = {}, status } = fault
  if (error_code !== undefined) return errors.coded?.(error_code, status, error_detail)
  if (status === undefined) return undefined
  return "body" in fault ? { status, body: fault.body } : errorFor(errors, status, limit)
}

const unixSeconds = (text: string) => Math.floor(parseDateTime(text) / 1000)

const headersOf = (fault: Fault, { now, wallClock }: Clocks): Readonly<Record<string, string>> => {
  const { deprecation, headers, retry_after_form, retry_after_seconds: seconds } = fault
  const later = new Date(wallClock() + (seconds ?? 0) * 1000).toUTCString()
  return {
    ...(seconds !== undefined && { "retry-after": retry_after_form === "date" ? later : String(seconds) }),
    ...(deprecation !== undefined && {
      deprecation: `@${deprecation.since === undefined ? Math.floor(now() / 1000) : unixSeconds(deprecation.since)}`,
      ...(deprecation.sunset !== undefined && { sunset: new Date(parseDateTime(deprecation.sunset)).toUTCString() }),
      ...(deprecation.link !== undefined && { link: `<${deprecation.link}>; rel="deprecation"` })
    }),
    ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  }
}

/**
 * Returns the first half of the body, which is malformed JSON. The response is still complete at the HTTP level, because its declared length is that
 * of the first half.
 */
const firstHalfOf = (body: unknown): Uint8Array => {
  const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}))
  return bytes.subarray(0, Math.ceil(bytes.length / 2))
}

export interface FaultContext {
  readonly document: Document
  readonly operation: Operation
  readonly errors: ErrorResponses
  readonly clocks: Clocks
  /** Puts back a fault that could not be applied, so that the fault applies to a later request. */
  readonly putBack: (fault: Fault) => void
}

/** Applies a fault to a reply. `reply` is the actual reply, or undefined if the operation was not executed. */
export const applyFault = (fault: Fault, reply: Outgoing | undefined, context: FaultContext): Outgoing => {
  const { clocks, document, operation, putBack, errors } = context
  const replacement = replacementFor(fault, errors, operation.object["x-body-limit"] ?? 0)
  const base = replacement ?? reply ?? { status: 200, body: {} }
  const { connection, latency_milliseconds: milliseconds = 0, latency_seconds: seconds = 0 } = fault
  const withoutBody = isBodiless(base.status)
  const shown = {
    ...base,
    ...(withoutBody && { body: undefined }),
    headers: { ...base.headers, ...headersOf(fault, clocks) },
    ...((connection !== undefined || milliseconds > 0 || seconds > 0) && {
      transmission: { connection, milliseconds, seconds }
    })
  }
  if (fault.alter === undefined || (withoutBody && replacement !== undefined)) return shown
  const isAlterable = !withoutBody && isJson(base)
  if (fault.alter === "malformed_json" && isAlterable) return { ...shown, body: firstHalfOf(base.body) }
  const body = isAlterable ? mutateResponse(document, operation.object, base.status, base.body, fault) : undefined
  if (body !== undefined) return { ...shown, body }
  putBack(fault)
  return base
}
