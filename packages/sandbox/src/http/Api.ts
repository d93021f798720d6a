/**
 * Serves an API from its OpenAPI document. Routing, authentication, parameters, bodies and validation are derived from the document. Only the
 * handlers are written by hand.
 *
 * The order of the checks is part of the public behaviour: path, method, credentials, rate limit, injected fault, size, media type, JSON, and then
 * parameters and body together. The handler runs after all checks. A request that fails a check has no effect.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type { ArrayStyle } from "./Arrays.ts"
import * as Body from "./Body.ts"
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { type ErrorResponses, failureResponse } from "./ErrorResponses.ts"
import { type Clocks, applyFault } from "./applyFault.ts"
import type { Faults } from "./Faults.ts"
import type { Handler } from "./Handler.ts"
import type { Issue } from "./Issue.ts"
import type { Incoming, Outgoing } from "./Message.ts"
import { createParameterReader } from "./Parameters.ts"
import type { RateLimit } from "./RateLimit.ts"
import * as Routes from "./Routes.ts"
import * as Validation from "./Validation.ts"

/** Functions that change an operation's request bodies and replies, for clients that expect behaviour that differs from the OpenAPI document. */
export interface Rewrite {
  /** Returns the request body that is validated and passed to the handler in place of `body`. */
  readonly body: (operation: Operation, body: unknown) => unknown
  readonly reply: (operation: Operation, reply: Outgoing) => Outgoing
}

export interface ApiOptions {
  readonly document: Document
  /** The handlers by `operationId`. The `Handlers` type of each API ensures that no handler is missing. */
  readonly handlers: object
  /** Returns the error responses for an operation. */
  readonly errors: (operation: Operation) => ErrorResponses
  /** Returns the reason why the credentials are refused, or undefined if they are valid. */
  readonly authorize: (operation: Operation, incoming: Incoming) => string | undefined
  /** The rate limit for requests with valid credentials. Requests that exceed the limit are refused until the token bucket refills. */
  readonly limit?: RateLimit | undefined
  readonly rewrite?: Rewrite | undefined
  /** Returns the format of list parameters whose style the OpenAPI document does not specify. Default: comma-separated. */
  readonly arrays?: (() => ArrayStyle) | undefined
  /** Corrections to individual parameters, for a service that differs from its OpenAPI document. */
  readonly corrections?: Corrections | undefined
  /** The faults for requests with valid credentials. A fault replaces or modifies the actual response. */
  readonly faults?: { readonly waiting: Faults; readonly clocks: Clocks } | undefined
}

export interface Api {
  readonly operations: ReadonlyArray<Operation>
  /** Returns whether the operation can fail with this code from the service's error table. */
  readonly hasErrorCode: (operationId: string, code: string, status: number | undefined) => boolean
  /** Handles a request. Returns undefined if the request does not match any path of the OpenAPI document. */
  readonly handle: (incoming: Incoming) => Outgoing | Promise<Outgoing> | undefined
}

/** The parameters of a request, and the issues found in them. */
interface Read {
  readonly operation: Operation
  readonly params: Readonly<Record<string, unknown>>
  readonly wrong: ReadonlyArray<Issue>
}

const none: ReadonlyArray<Issue> = []
const withoutQuery = { query: new URLSearchParams(), search: "" } as const

export const make = (options: ApiOptions): Api => {
  const { arrays = () => "comma", authorize, corrections, document, errors, faults, handlers, limit, rewrite } = options
  const operations = operationsOf(document)
  const routes = Routes.make(operations)
  const validation = Validation.make(document)
  const byId = handlers as Readonly<Record<string, Handler<unknown> | undefined>>
  const errorsByOperation = new Map(operations.map((operation) => [operation, errors(operation)]))
  const readers = new Map(
    operations.map((operation) => [
      operation.id,
      createParameterReader(document, operation, corrections?.operations[operation.id]?.parameters)
    ])
  )

  const readParameters = (
    operation: Operation,
    values: ReadonlyArray<string>,
    incoming: Pick<Incoming, "query" | "search">
  ): Read => {
    const { params, wrong } = readers.get(operation.id)?.(values, incoming, arrays()) ?? { params: {}, wrong: none }
    const invalid = validation.parameters(operation, params)
    return { operation, params, wrong: wrong.length === 0 ? invalid : [...wrong, ...invalid] }
  }

  /**
   * The parameters of recent paths. The keys are arrays of path values, which `Routes` caches. The cache is effective because the same few paths are
   * requested repeatedly.
   */
  const pathsRead = new WeakMap<ReadonlyArray<string>, Read>()

  const readPathOnce = (operation: Operation, values: ReadonlyArray<string>): Read => {
    const known = pathsRead.get(values)
    if (known?.operation === operation) return known
    const read = readParameters(operation, values, withoutQuery)
    Object.freeze(read.params)
    pathsRead.set(values, read)
    return read
  }

  const serve = (
    operation: Operation,
    handler: Handler<unknown>,
    values: ReadonlyArray<string>,
    incoming: Incoming,
    words: ErrorResponses
  ): Outgoing | Promise<Outgoing> => {
    const maxBytes = operation.object["x-body-limit"]
    if (maxBytes !== undefined && incoming.body.length > maxBytes) return words.tooLarge(maxBytes)
    const received = Body.read(operation, incoming)
    if (received.tag === "unreadable") return words.unreadable(received.detail)
    const given = received.tag === "value" ? received.value : undefined
    const value = rewrite === undefined || given === undefined ? given : rewrite.body(operation, given)
    const { params, wrong } =
      incoming.search === "" ? readPathOnce(operation, values) : readParameters(operation, values, incoming)
    const isJson = received.tag === "value" && received.mediaType === "application/json"
    const bodyIssues = isJson ? validation.body(operation, received.mediaType, value) : none
    if (wrong.length + bodyIssues.length > 0) return words.invalid([...wrong, ...bodyIssues])
    const request = { params, body: value, incoming }
    const reply = (handler as (request: unknown) => Outgoing | Promise<Outgoing>)(request)
    if (rewrite === undefined) return reply
    return reply instanceof Promise
      ? reply.then((known) => rewrite.reply(operation, known))
      : rewrite.reply(operation, reply)
  }

  const rateLimited = (words: ErrorResponses, seconds: number): Outgoing => ({
    ...failureResponse(words, 429, `Too many requests: wait ${seconds} s.`),
    headers: { "retry-after": String(seconds) }
  })

  /**
   * Returns whether the path values are valid for the operation. If a value is not in its parameter's enum, the path belongs to another operation.
   */
  const isPathOf = (operation: Operation, values: ReadonlyArray<string>): boolean => {
    const { params } = readers.get(operation.id)?.(values, withoutQuery, arrays()) ?? { params: {} }
    const names = new Set(operation.parameters.filter((_) => _.in === "path").map(({ name }) => name))
    const own = Object.fromEntries(Object.entries(params).filter(([name]) => names.has(name)))
    return validation.parameters(operation, own).every(({ field, keyword }) => keyword !== "enum" || !names.has(field))
  }

  const run = (
    operation: Operation,
    values: ReadonlyArray<string>,
    incoming: Incoming
  ): Outgoing | Promise<Outgoing> => {
    const errorResponses = errorsByOperation.get(operation) ?? errors(operation)
    const refused = operation.secured ? authorize(operation, incoming) : undefined
    if (refused !== undefined) return errorResponses.unauthorized(refused)
    const seconds = operation.secured ? limit?.(incoming) : undefined
    if (seconds !== undefined) return rateLimited(errorResponses, seconds)
    const handler = byId[operation.id]
    if (handler === undefined)
      return { status: 501, body: { detail: `The sandbox does not support ${operation.id} yet.` } }
    const fault = faults?.waiting.take(operation.id)
    if (faults === undefined || fault === undefined) return serve(operation, handler, values, incoming, errorResponses)
    const faultContext = {
      document,
      operation,
      errors: errorResponses,
      clocks: faults.clocks,
      putBack: faults.waiting.putBack
    }
    const reply = fault.performs ? serve(operation, handler, values, incoming, errorResponses) : undefined
    return reply instanceof Promise
      ? reply.then((known) => applyFault(fault, known, faultContext))
      : applyFault(fault, reply, faultContext)
  }

  return {
    operations,
    hasErrorCode: (operationId, code, status) => {
      const operation = operations.find(({ id }) => id === operationId)
      const errorResponses = operation && errorsByOperation.get(operation)
      return errorResponses?.coded?.(code, status, {}) !== undefined
    },
    handle: (incoming) => {
      const match = routes.match(incoming.path)
      if (match === undefined) return undefined
      const operation = match.operations.get(incoming.method)
      if (operation !== undefined) return run(operation, match.values, incoming)
      const [any] = match.operations.values()
      if (any === undefined || !isPathOf(any, match.values)) return undefined
      return errors(any).methodNotAllowed([...match.operations.keys()])
    }
  }
}
