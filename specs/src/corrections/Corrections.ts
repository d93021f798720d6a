/**
 * How a service differs from its document, as plain data: what an overlay comes to for each operation.
 *
 * Clients and sandbox translate by it, each with code of its own.
 */
import type { ApiName } from "../documents.ts"
import type { Method } from "../openapi/index.ts"

/** How a list travels in the query: `a=1,2`, `a=1&a=2`, `a=1%202` or `a=1|2`. */
export type ListStyle = "comma" | "repeated" | "space" | "pipe"

export type Scalar = "string" | "number" | "boolean"

/** What differs about one value. */
export interface ValueCorrection {
  /** Its name at the service. */
  readonly name?: string
  /** The service's figure is this many times the documented one. */
  readonly scale?: number
  /** Its JSON type in the document, and at the service. */
  readonly type?: { readonly document: Scalar; readonly service: Scalar }
}

export interface ParameterCorrection extends ValueCorrection {
  readonly style?: ListStyle
}

export interface FieldCorrection extends ValueCorrection {
  /** Documented names from the root of the body; `*` is any item of an array, or any member of a map. */
  readonly at: ReadonlyArray<string>
}

export interface StatusCorrection {
  readonly document: number
  readonly service: number
  /** The service sends it in place of the documented one; otherwise it may send either. */
  readonly replaces: boolean
}

export interface OperationCorrection {
  readonly method?: Method
  /** Template, with the documented names of its parameters. */
  readonly path?: string
  /** By the documented name of a parameter of the query. */
  readonly parameters?: Readonly<Record<string, ParameterCorrection>>
  /** Of the request body. */
  readonly request?: ReadonlyArray<FieldCorrection>
  /** Of the bodies of all responses. */
  readonly response?: ReadonlyArray<FieldCorrection>
  readonly statuses?: ReadonlyArray<StatusCorrection>
}

export interface Corrections {
  readonly api: ApiName
  /** The service wants a slash at the end of every path. */
  readonly trailingSlash?: boolean
  /** Id, method and path of every operation as the document has them, so that a request is told from its neighbours. */
  readonly routes: ReadonlyArray<readonly [id: string, method: Method, path: string]>
  /** By `operationId`, those that differ. */
  readonly operations: Readonly<Record<string, OperationCorrection>>
  /** Pointers of changes that have no effect on a call, such as a limit or a member of an enum. */
  readonly withoutEffect: ReadonlyArray<string>
}
