/**
 * Defines the problem that a service reports in an error body.
 *
 * Core does not depend on the formats of error bodies. Each service defines a small {@link ErrorFormat} for each of its formats, and the first one
 * that recognises a body parses it.
 */

import type { Violation } from "../operation/Validators.ts"

/** A JSON value whose type the spec does not define. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** The data from an error body, with secrets removed. */
export interface Problem {
  /** The error messages from the service. */
  readonly messages: ReadonlyArray<string>
  /** The error codes in the body, such as `v07`. */
  readonly codes: ReadonlyArray<string>
  /** The error messages for request fields, keyed by field name. */
  readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
  /** The body that was received. A string if it was not JSON. */
  readonly body: Json
}

export type Reading = Omit<Problem, "body">

/**
 * A format of error bodies. A client tries its formats in order, and the first one that recognises a body parses it.
 */
export interface ErrorFormat {
  /** Returns the problem in the body, or undefined if the body has a different format. */
  readonly read: (body: Json) => Reading | undefined
  /**
   * Checks whether the body of a 2xx response reports a failure. Returns a violation if the body does not conform to the spec, so that it is unknown
   * whether the service executed the request.
   */
  readonly refuses?: (body: unknown) => boolean | Violation
}

/**
 * Checks whether a value is an object but not an array. Useful for parsing error bodies.
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
 * Returns a string as a one-element array, the strings in an array, or an empty array for any other value. Useful for parsing error bodies.
 *
 * @example
 * ```ts
 * import { texts } from "@fieldwork/core"
 * [texts("a"), texts(["a", 1]), texts(7)] // => [["a"],["a"],[]]
 * ```
 */
export const texts = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((_) => typeof _ === "string") : []
