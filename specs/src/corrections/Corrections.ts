/**
 * The differences between a service and its document, as plain data: the effect of an overlay on each operation.
 *
 * The clients and the sandbox use it to translate calls, with separate implementations.
 */
import type { ApiName } from "../documents.ts"
import type { Method } from "../openapi/index.ts"

/** The format of a list in the query: `a=1,2`, `a=1&a=2`, `a=1%202` or `a=1|2`. */
export type ListStyle = "comma" | "repeated" | "space" | "pipe"

/** A JSON type of a single value. */
export type Scalar = "string" | "number" | "boolean"

/** The differences of one value. */
export interface ValueCorrection {
  /** The name that the service uses. */
  readonly name?: string
  /** The number of the service divided by the documented one. */
  readonly scale?: number
  /** The JSON type in the document, and the JSON type that the service uses. */
  readonly type?: { readonly document: Scalar; readonly service: Scalar }
}

/** The differences of one query parameter. */
export interface ParameterCorrection extends ValueCorrection {
  /** The format that the service requires for a list. */
  readonly style?: ListStyle
}

/** The differences of one field of a body. */
export interface FieldCorrection extends ValueCorrection {
  /** The path to the field from the root of the body, in documented names. `*` stands for any item of an array or any member of a map. */
  readonly at: ReadonlyArray<string>
}

/** A documented status code and the one that the service uses instead. */
export interface StatusCorrection {
  /** The documented status code. */
  readonly document: number
  /** The status code of the service. */
  readonly service: number
  /** Whether the service always sends its own status code. If false, it may send either. */
  readonly replaces: boolean
}

/** The differences of one operation. */
export interface OperationCorrection {
  /** The method of the service. */
  readonly method?: Method
  /** The path template of the service, with the documented names of its parameters. */
  readonly path?: string
  /** The corrections of query parameters, by their documented names. */
  readonly parameters?: Readonly<Record<string, ParameterCorrection>>
  /** Corrections of the request body. */
  readonly request?: ReadonlyArray<FieldCorrection>
  /** Corrections of the bodies of all responses. */
  readonly response?: ReadonlyArray<FieldCorrection>
  /** Status codes that differ. */
  readonly statuses?: ReadonlyArray<StatusCorrection>
}

/**
 * The differences between a service and its document, as plain data. `correctionsOf` derives it from an overlay, and the clients and the sandbox use
 * it to translate calls.
 */
export interface Corrections {
  /** The API whose document it corrects. */
  readonly api: ApiName
  /** Whether the service requires a slash at the end of every path. */
  readonly trailingSlash?: boolean
  /** The id, the method and the documented path of every operation, which identify the operation of a request. */
  readonly routes: ReadonlyArray<readonly [id: string, method: Method, path: string]>
  /** The operations that differ, by `operationId`. */
  readonly operations: Readonly<Record<string, OperationCorrection>>
  /** Pointers to changes that have no effect on a call, such as a limit or a member of an enum. */
  readonly withoutEffect: ReadonlyArray<string>
}
