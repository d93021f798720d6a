/**
 * The types for turning a client's operations into methods.
 */
import type { ListKey, Output, Shape } from "../operation/InputAndOutput.ts"
import type { List, Method, PagedList } from "../operation/Method.ts"
import type { ReasonOf } from "../operation/Reasons.ts"
import type { Operation } from "../operation/Operation.ts"
import type { ValidatorSource } from "../operation/Validators.ts"

/**
 * The definition of one of the client's operations.
 */
export type DefinitionOf<Operations> = Operation<keyof Operations & string>

/** A definition whose request body is a form. `formMethod` creates its method. */
export type FormDefinitionOf<Operations> = DefinitionOf<Operations> & { readonly body: "multipart/form-data" }

/** The location of the items in a response: the name of the list property, or a function that returns the items. */
export type FromOf<Operations, Id> =
  | ListKey<Output<Shape<Operations, Id>>>
  | ((response: Output<Shape<Operations, Id>>) => ReadonlyArray<unknown>)

/**
 * The functions that create the methods of a client's services from the definitions of its operations.
 */
export interface Api<Operations> {
  /** Creates a method that makes one request. `check` completes the sentence "Before resending it: …" of an `AmbiguousWriteError`. */
  method<const Definition extends DefinitionOf<Operations>>(
    definition: Definition extends FormDefinitionOf<Operations> ? never : Definition,
    validators?: ValidatorSource<Definition["operationId"]>,
    options?: { readonly check?: string }
  ): Method<Operations, Definition["operationId"], ReasonOf<Definition>>
  /** Creates a list method. `from` locates the items, such as `"items"` or `(response) => response.flatMap(({ items }) => items)`. */
  list<const Definition extends DefinitionOf<Operations>, From extends FromOf<Operations, Definition["operationId"]>>(
    definition: Definition,
    validators: ValidatorSource<Definition["operationId"]>,
    from: From
  ): Definition extends { readonly pagination: object }
    ? PagedList<Operations, Definition["operationId"], From>
    : List<Operations, Definition["operationId"], From>
}
