/**
 * Defines a problem that a service reports in an error body.
 *
 * Core does not depend on the formats of error bodies. Each service defines a small {@link ErrorFormat} for each of its formats, and the first one
 * that recognises a body reads it.
 */

/** A JSON value whose type the spec does not define. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** The content of an error body, without secrets. */
export interface Problem {
  /** Messages as the service wrote them; there are only a few. */
  readonly messages: ReadonlyArray<string>
  /** Codes in the error body, such as `v07`. */
  readonly codes: ReadonlyArray<string>
  /** Messages by request field. */
  readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
  /** The body as it was received; a string if it was not JSON. */
  readonly body: Json
}

export type Reading = Omit<Problem, "body">

/**
 * A format of error bodies. The first format of a client that recognises a body reads it.
 */
export interface ErrorFormat {
  /** Returns undefined if the body has another format. */
  readonly read: (body: Json) => Reading | undefined
  /** Whether the body of a 2xx response means that the operation failed. */
  readonly refuses?: (body: unknown) => boolean
}

/**
 * Whether a value is an object but not an array. Useful for reading error bodies.
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
 * Returns the strings in a value, which may be a string, a list of strings, or anything else. Useful for reading error bodies.
 *
 * @example
 * ```ts
 * import { texts } from "@fieldwork/core"
 * [texts("a"), texts(["a", 1]), texts(7)] // => [["a"],["a"],[]]
 * ```
 */
export const texts = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((_) => typeof _ === "string") : []
