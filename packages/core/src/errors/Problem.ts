/**
 * What a service reports as wrong, read from an error body.
 *
 * Core does not know the formats of error bodies: each service provides one small {@link ErrorFormat} for each, and the first that
 * recognises a body reads it.
 */

/** Open JSON: what the spec leaves open. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** An error body, read. Every text in it is free of secrets. */
export interface Problem {
  /** Sentences as the service wrote them, at most a few. */
  readonly messages: ReadonlyArray<string>
  /** Codes that the service gave, such as `v07`. */
  readonly codes: ReadonlyArray<string>
  /** Complaints by request field. */
  readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
  /** The wire body; text when it was not JSON. */
  readonly body: Json
}

export type Reading = Omit<Problem, "body">

/**
 * A format of error bodies. The first of a client that recognises a body reads it.
 */
export interface ErrorFormat {
  /** Undefined when the body has another format. */
  readonly read: (body: Json) => Reading | undefined
  /** Whether a 2xx body means that the operation failed. */
  readonly refuses?: (body: unknown) => boolean
}

const unread: Reading = { messages: [], codes: [], fields: {} }

/** The first format that recognises `body` reads it; an unknown body is kept as it is. */
export const read = (formats: ReadonlyArray<ErrorFormat>, body: Json): Problem => {
  for (const format of formats) {
    const reading = format.read(body)
    if (reading !== undefined) return { ...reading, body }
  }
  return { ...unread, body }
}

/**
 * Whether a value is an object that is not a list. For readers of error bodies.
 *
 * @example
 * ```ts
 * import { isRecord } from "@fieldwork/core"
 * [isRecord({}), isRecord([]), isRecord(null)] // => [true,false,false]
 * ```
 */
export const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * The texts in a value, which may be one text, a list of them, or anything else. For readers of error bodies.
 *
 * @example
 * ```ts
 * import { texts } from "@fieldwork/core"
 * [texts("a"), texts(["a", 1]), texts(7)] // => [["a"],["a"],[]]
 * ```
 */
export const texts = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((_) => typeof _ === "string") : []
