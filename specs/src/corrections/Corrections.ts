/**
 * Corrections: the differences between a service and its document, as plain data. They describe the effect of an overlay on each operation.
 *
 * The clients and the sandbox use corrections to translate calls. Their implementations are separate.
 */
import type { ApiName } from "../documents.ts"
import type { Method } from "../openapi/index.ts"

/** The format of a list in a query: `a=1,2`, `a=1&a=2`, `a=1%202` or `a=1|2`. */
export type ListStyle = "comma" | "repeated" | "space" | "pipe"

/** The JSON type of a scalar value. */
export type Scalar = "string" | "number" | "boolean"

/** The differences between a value in the document and the same value as the service represents it. */
export interface ValueCorrection {
  /** The name that the service uses for the parameter or the field. */
  readonly name?: string
  /**
   * The factor by which numbers differ: the service's number divided by the documented number. For example, 100 if the document specifies proportions
   * and the service uses percentages.
   */
  readonly scale?: number
  /** The JSON type of the value in the document, and the JSON type that the service uses. */
  readonly type?: { readonly document: Scalar; readonly service: Scalar }
}

/** The differences between a query parameter in the document and in the service. */
export interface ParameterCorrection extends ValueCorrection {
  /** The format in which the service requires a list. */
  readonly style?: ListStyle
}

/** The differences between a body field in the document and in the service. */
export interface FieldCorrection extends ValueCorrection {
  /** The path of the field from the root of the body, consisting of documented names. `*` stands for any item of an array or any value of a map. */
  readonly at: ReadonlyArray<string>
}

/** A documented status code and the status code that the service uses instead. */
export interface StatusCorrection {
  /** The documented status code. */
  readonly document: number
  /** The status code that the service sends instead of the documented status code. */
  readonly service: number
  /** Whether the service never sends the documented status code. If false, the service may send either status code. */
  readonly replaces: boolean
}

/** The differences between an operation in the document and in the service. */
export interface OperationCorrection {
  /** The HTTP method that the service requires. */
  readonly method?: Method
  /** The path template that the service uses. Its parameters have the documented names. */
  readonly path?: string
  /** The corrections to query parameters, keyed by documented name. */
  readonly parameters?: Readonly<Record<string, ParameterCorrection>>
  /** The corrections to the fields of the request body. */
  readonly request?: ReadonlyArray<FieldCorrection>
  /**
   * The corrections to the fields of response bodies, keyed by the status code that the service sends, by a range of status codes such as `4XX`, or by
   * `default`. The most specific key applies: the status code, otherwise its range, otherwise `default`.
   */
  readonly responses?: Readonly<Record<string, ReadonlyArray<FieldCorrection>>>
  /** The corrections to status codes. */
  readonly statuses?: ReadonlyArray<StatusCorrection>
}

/**
 * The differences between a service and its document, as plain data. `correctionsOf` derives them from an overlay, and the clients and the sandbox
 * use them to translate calls.
 */
export interface Corrections {
  /** The API whose document is corrected. */
  readonly api: ApiName
  /** Whether the service requires a trailing slash in every path. */
  readonly trailingSlash?: boolean
  /** The id, the method and the documented path of every operation. They are needed to find the operation to which a request belongs. */
  readonly routes: ReadonlyArray<readonly [id: string, method: Method, path: string]>
  /** The operations that differ from the document, keyed by `operationId`. */
  readonly operations: Readonly<Record<string, OperationCorrection>>
  /**
   * The JSON Pointers to changes in the overlay that have no effect on calls, such as a changed limit, a new enum value or the scale of a path
   * parameter.
   */
  readonly withoutEffect: ReadonlyArray<string>
}
