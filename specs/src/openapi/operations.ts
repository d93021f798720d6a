/**
 * Reads the operations of a document. References to parameters, request bodies and responses are resolved. References inside them, for example to
 * schemas, are not resolved.
 */
import type {
  Document,
  Example,
  MediaType,
  Method,
  OperationObject,
  Parameter,
  PathItem,
  RequestBody,
  Response
} from "./Document.ts"
import { parametersOf } from "./parametersOf.ts"
import { at, below, pointerOf } from "./pointer.ts"
import { resolvePointer, resolve } from "./resolve.ts"

/** An operation with its resolved parameters and body, and its security requirements. */
export interface Operation {
  /** The `operationId`, or the method and the path if the operation has no `operationId`. */
  readonly id: string
  readonly method: Method
  /** The path template, in which `{name}` stands for a path parameter. For a webhook, the name of the webhook. */
  readonly path: string
  /** The JSON Pointer to the operation in the document. */
  readonly pointer: string
  /**
   * The parameters of the path item, followed by the parameters of the operation. A parameter of the path item that the operation defines again is
   * omitted.
   */
  readonly parameters: ReadonlyArray<Parameter>
  /** The JSON Pointers to the parameters in the document, in the same order as `parameters`. */
  readonly parameterPointers: ReadonlyArray<string>
  readonly body: RequestBody | undefined
  /** The JSON Pointer to the request body in the document. */
  readonly bodyPointer: string
  readonly object: OperationObject
  /** Whether a call requires credentials. The token request does not require credentials. */
  readonly secured: boolean
}

const methods: ReadonlyArray<Lowercase<Method>> = ["get", "put", "post", "delete", "patch", "head", "options"]

const read = (document: Document, kind: "paths" | "webhooks"): ReadonlyArray<Operation> =>
  Object.entries(document[kind] ?? {}).flatMap(([path, given]) => {
    const item = resolve<PathItem>(document, given)
    const itemPointer = resolvePointer(document, pointerOf(kind, path))
    return methods.flatMap((method) => {
      const object = item[method]
      if (object === undefined) return []
      return [operationOf(document, { method: method.toUpperCase() as Method, path }, itemPointer, object)]
    })
  })

const operationOf = (
  document: Document,
  { method, path }: Pick<Operation, "method" | "path">,
  itemPointer: string,
  object: OperationObject
): Operation => {
  const pointer = below(itemPointer, method.toLowerCase())
  const parameterPointers = [...parametersOf(document, pointer).values()].map((each) => resolvePointer(document, each))
  const security = object.security ?? document.security ?? []
  return {
    id: object.operationId ?? `${method} ${path}`,
    method,
    path,
    pointer,
    parameters: parameterPointers.map((each) => at(document, each) as Parameter),
    parameterPointers,
    body: object.requestBody && resolve<RequestBody>(document, object.requestBody),
    bodyPointer: resolvePointer(document, below(pointer, "requestBody")),
    object,
    // An empty requirement makes credentials optional.
    secured: security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0)
  }
}

const cache = new WeakMap<Document, Map<string, ReadonlyArray<Operation>>>()

const cachedOperations = (document: Document, kind: "paths" | "webhooks"): ReadonlyArray<Operation> => {
  const kinds = cache.get(document) ?? new Map<string, ReadonlyArray<Operation>>()
  cache.set(document, kinds)
  const operations = kinds.get(kind) ?? read(document, kind)
  kinds.set(kind, operations)
  return operations
}

/**
 * Returns every operation in document order. Repeated calls return the same objects, so the objects can be used as cache keys.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { operationsOf } from "@fieldwork/specs/openapi"
 * operationsOf(documents.exchange).some(({ id }) => id === "listDictionary") // => true
 * ```
 */
export const operationsOf = (document: Document): ReadonlyArray<Operation> => cachedOperations(document, "paths")

/**
 * Returns every webhook as an operation that the recipient of the webhook provides.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { webhooksOf } from "@fieldwork/specs/openapi"
 * webhooksOf(documents.exchange).length > 0 // => true
 * ```
 */
export const webhooksOf = (document: Document): ReadonlyArray<Operation> => cachedOperations(document, "webhooks")

/**
 * A documented response to an operation.
 */
export interface Reply {
  readonly operation: Operation
  /** The status code, range of status codes or default, such as `200`, `4XX` or `default`. */
  readonly status: string
  readonly response: Response
  /** The JSON Pointer to the response in the document. */
  readonly pointer: string
}

/**
 * Returns every documented response to an operation, in document order.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { operationsOf, repliesOf } from "@fieldwork/specs/openapi"
 * const operation = operationsOf(documents.exchange).find(({ id }) => id === "listDictionary")
 * const statuses = operation === undefined ? [] : repliesOf(documents.exchange, operation).map(({ status }) => status)
 * statuses.includes("200") // => true
 * ```
 */
export const repliesOf = (document: Document, operation: Operation): ReadonlyArray<Reply> =>
  Object.entries(operation.object.responses ?? {}).map(([status, value]) => ({
    operation,
    status,
    response: resolve<Response>(document, value),
    pointer: resolvePointer(document, below(operation.pointer, "responses", status))
  }))

/**
 * Returns the JSON Pointer to the schema for a media type of the response or request body at `pointer`, or undefined if the media type has no schema.
 *
 * @example
 * ```ts
 * import { schemaPointer } from "@fieldwork/specs/openapi"
 * const document = { ok: { content: { "application/json": { schema: {} } } } }
 * schemaPointer(document as never, "#/ok", "application/json") // => "#/ok/content/application~1json/schema"
 * schemaPointer(document as never, "#/ok", "text/csv") // => undefined
 * ```
 */
export const schemaPointer = (document: Document, pointer: string, mediaType: string): string | undefined => {
  const place = below(pointer, "content", mediaType, "schema")
  return at(document, place) === undefined ? undefined : place
}

/**
 * Returns the examples for a media type with their names and with references resolved.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { examplesOf } from "@fieldwork/specs/openapi"
 * examplesOf(documents.exchange, { examples: { one: { value: 1 } } }) // => [{"name":"one","value":1}]
 * ```
 */
export const examplesOf = (
  document: Document,
  { examples = {} }: MediaType
): ReadonlyArray<Example & { readonly name: string }> =>
  Object.entries(examples).map(([name, value]) => ({ name, ...resolve<Example>(document, value) }))
