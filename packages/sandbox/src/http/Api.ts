/**
 * One API served from its OpenAPI document: routing, credentials, parameters, bodies and validation all come from the spec; only the
 * handlers are written by hand.
 *
 * The order of the checks is public: path, method, credential, injected fault, size, media type, JSON, parameters and body together, then the
 * handler. A request that fails one changes nothing.
 */
import type { ArrayStyle } from "./Arrays.ts"
import * as Body from "./Body.ts"
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import type { Errors } from "./Errors.ts"
import { type Clocks, applyFault } from "./ApplyFault.ts"
import type { Faults } from "./Faults.ts"
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
  /** What calls with a good credential meet instead of the true reply, or beside it. */
  /** How lists in the query travel where the document states only "array"; joined by commas unless told otherwise. */
  readonly arrays?: (() => ArrayStyle) | undefined
  readonly faults?: { readonly waiting: Faults; readonly clocks: Clocks } | undefined
}

export interface Api {
  readonly operations: ReadonlyArray<Operation>
  /** Undefined when no path of the document matches. */
  readonly handle: (incoming: Incoming) => Outgoing | Promise<Outgoing> | undefined
}

export const make = ({ arrays = () => "comma", authorize, document, errors, faults, handlers }: Options): Api => {
  const operations = operationsOf(document)
  const routes = Routes.make(operations)
  const validation = Validation.make(document)
  const byId = handlers as Readonly<Record<string, Handler<unknown> | undefined>>
  const words = new Map(operations.map((operation) => [operation, errors(operation)]))
  const readers = new Map(operations.map((operation) => [operation.id, reader(document, operation)]))

  const serve = (
    operation: Operation,
    handler: Handler<unknown>,
    values: ReadonlyArray<string>,
    incoming: Incoming,
    words: Errors
  ): Outgoing | Promise<Outgoing> => {
    const limit = operation.object["x-body-limit"]
    if (limit !== undefined && incoming.body.length > limit) return words.tooLarge(limit)
    const body = Body.read(operation, incoming)
    if (body.tag === "unreadable") return words.unreadable(body.detail)
    const read = readers.get(operation.id)?.(values, incoming, arrays()) ?? { wrong: [], params: {} }
    const { params } = read
    const wrong = [...read.wrong, ...validation.parameters(operation, params)]
    const isJson = body.tag === "value" && body.mediaType === "application/json"
    const bodyIssues = isJson ? validation.body(operation, body.mediaType, body.value) : wrong
    if (wrong.length + bodyIssues.length > 0) return words.invalid([...wrong, ...(isJson ? bodyIssues : [])])
    const request = { params, body: body.tag === "value" ? body.value : undefined, incoming }
    return (handler as (request: unknown) => Outgoing | Promise<Outgoing>)(request)
  }

  const run = (
    operation: Operation,
    values: ReadonlyArray<string>,
    incoming: Incoming
  ): Outgoing | Promise<Outgoing> => {
    const said = words.get(operation) ?? errors(operation)
    const refused = operation.secured ? authorize(operation, incoming) : undefined
    if (refused !== undefined) return said.unauthorized(refused)
    const handler = byId[operation.id]
    if (handler === undefined)
      return { status: 501, body: { detail: `The sandbox does not serve ${operation.id} yet.` } }
    const fault = faults?.waiting.take(operation.id)
    if (faults === undefined || fault === undefined) return serve(operation, handler, values, incoming, said)
    const given = { document, operation, words: said, clocks: faults.clocks, putBack: faults.waiting.putBack }
    const reply = fault.performs ? serve(operation, handler, values, incoming, said) : undefined
    return reply instanceof Promise
      ? reply.then((known) => applyFault(fault, known, given))
      : applyFault(fault, reply, given)
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
