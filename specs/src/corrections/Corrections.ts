/**
 * The differences between a service and its document, as plain data: the effect of an overlay on each operation.
 *
 * The clients and the sandbox use these corrections to translate calls, with separate implementations.
 */
import type { ApiName } from "../documents.ts"
import type { Method } from "../openapi/index.ts"

/** The format of a list in a query: `a=1,2`, `a=1&a=2`, `a=1%202` or `a=1|2`. */
export type ListStyle = "comma" | "repeated" | "space" | "pipe"

/** The JSON type of a scalar value. */
export type Scalar = "string" | "number" | "boolean"

/** The differences of a single value between the document and the service. */
export interface ValueCorrection {
  /** The name that the service uses. */
  readonly name?: string
  /** The factor between the numbers: the service's number divided by the documented number. */
  readonly scale?: number
  /** The JSON type in the document, and the JSON type that the service uses. */
  readonly type?: { readonly document: Scalar; readonly service: Scalar }
}

/** The differences of a query parameter between the document and the service. */
export interface ParameterCorrection extends ValueCorrection {
  /** The format that the service requires for a list. */
  readonly style?: ListStyle
}

/** The differences of a body field between the document and the service. */
export interface FieldCorrection extends ValueCorrection {
  /** The path to the field from the root of the body, in documented names. `*` stands for any item of an array or any value of a map. */
  readonly at: ReadonlyArray<string>
}

/** A documented status code and the status code that the service uses instead. */
export interface StatusCorrection {
  /** The documented status code. */
  readonly document: number
  /** The status code that the service sends. */
  readonly service: number
  /** Whether the service always sends its own status code. If false, the service may send either status code. */
  readonly replaces: boolean
}

/** The differences of an operation between the document and the service. */
export interface OperationCorrection {
  /** The HTTP method that the service requires. */
  readonly method?: Method
  /** The path template that the service uses, with the documented names of its parameters. */
  readonly path?: string
  /** The corrections of query parameters, keyed by their documented names. */
  readonly parameters?: Readonly<Record<string, ParameterCorrection>>
  /** The corrections of the request body. */
  readonly request?: ReadonlyArray<FieldCorrection>
  /** The corrections of the bodies of all responses. */
  readonly response?: ReadonlyArray<FieldCorrection>
  /** The status codes that differ. */
  readonly statuses?: ReadonlyArray<StatusCorrection>
}

/**
 * The differences between a service and its document, as plain data. `correctionsOf` derives them from an overlay, and the clients and the sandbox
 * use them to translate calls.
 */
export interface Corrections {
  /** The API whose document is corrected. */
  readonly api: ApiName
  /** Whether the service requires a slash at the end of every path. */
  readonly trailingSlash?: boolean
  /** The id, the method and the documented path of every operation, which identify the operation to which a request belongs. */
  readonly routes: ReadonlyArray<readonly [id: string, method: Method, path: string]>
  /** The operations that differ, keyed by `operationId`. */
  readonly operations: Readonly<Record<string, OperationCorrection>>
  /** The pointers to changes that have no effect on a call, such as a limit or a value of an enum. */
  readonly withoutEffect: ReadonlyArray<string>
}
