/**
 * One API served from its OpenAPI document: routing, credentials, parameters, bodies and validation all come from the spec; only the
 * handlers are written by hand.
 *
 * The order of the checks is public: path, method, credential, size, media type, JSON, parameters and body together, then the handler. A request
 * that fails one changes nothing.
 */
import * as Body from "./Body.ts"
import { type Document, type Operation, operationsOf } from "./Document.ts"
import type { Errors } from "./Errors.ts"
import type { Handler } from "./Handler.ts"
import type { Incoming, Outgoing } from "./Message.ts"
import { reader } from "./Parameters.ts"
import * as Routes from "./Routes.ts"
import * as Validation from "./Validation.ts"

export interface Options {
  readonly document: Document
  /** By `operationId`; each API's own `Handlers` type has already made sure that it is complete. */
  readonly handlers: object
  /** The words for failures of this operation. */
  readonly errors: (operation: Operation) => Errors
  /** Why the credential is refused, or undefined when it is good. */
  readonly authorize: (operation: Operation, incoming: Incoming) => string | undefined
  /** Sees each matched operation first; a reply stands in for the handler. */
  readonly intercept?: (operation: Operation, incoming: Incoming) => Outgoing | undefined
}

export interface Api {
  readonly operations: ReadonlyArray<Operation>
  /** Undefined when no path of the document matches. */
  readonly handle: (incoming: Incoming) => Outgoing | Promise<Outgoing> | undefined
}

export const make = ({ authorize, document, errors, handlers, intercept }: Options): Api => {
  const operations = operationsOf(document)
  const routes = Routes.make(operations)
  const validation = Validation.make(document)
  const byId = handlers as Readonly<Record<string, Handler<unknown> | undefined>>
  const readers = new Map(operations.map((operation) => [operation.id, reader(document, operation)]))

  const run = (
    operation: Operation,
    values: ReadonlyArray<string>,
    incoming: Incoming
  ): Outgoing | Promise<Outgoing> => {
    const words = errors(operation)
    const refused = operation.secured ? authorize(operation, incoming) : undefined
    if (refused !== undefined) return words.unauthorized(refused)
    const handler = byId[operation.id]
    if (handler === undefined)
      return { status: 501, body: { detail: `The sandbox does not serve ${operation.id} yet.` } }
    const instead = intercept?.(operation, incoming)
    if (instead !== undefined) return instead
    const limit = operation.object["x-body-limit"]
    if (limit !== undefined && incoming.body.length > limit) return words.tooLarge(limit)
    const body = Body.read(operation, incoming)
    if (body.tag === "unreadable") return words.unreadable(body.detail)
    const { missing, params } = readers.get(operation.id)?.(values, incoming.query) ?? { missing: [], params: {} }
    const issues = [
      ...missing,
      ...validation.parameters(operation, params),
      ...(body.tag === "value" && body.mediaType === "application/json"
        ? validation.body(operation, body.mediaType, body.value)
        : [])
    ]
    if (issues.length > 0) return words.invalid(issues)
    const request = { params, body: body.tag === "value" ? body.value : undefined, incoming }
    return (handler as (request: unknown) => Outgoing | Promise<Outgoing>)(request)
  }

  return {
    operations,
    handle: (incoming) => {
      const match = routes.match(incoming.path)
      if (match === undefined) return undefined
      const operation = match.operations.get(incoming.method)
      if (operation !== undefined) return run(operation, match.values, incoming)
      const [any] = match.operations.values()
      return any && errors(any).methodNotAllowed([...match.operations.keys()])
    }
  }
}
