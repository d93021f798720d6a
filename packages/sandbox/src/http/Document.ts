/**
 * What the sandbox reads of a bundled OpenAPI document.
 */

export interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly items?: Schema
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema: Schema
}

export interface Reference {
  readonly $ref: string
}

export interface OperationObject {
  readonly operationId: string
  readonly parameters?: ReadonlyArray<Parameter | Reference>
  readonly requestBody?:
    | { readonly required?: boolean; readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
    | Reference
  readonly responses: Readonly<Record<string, unknown>>
  /** Bytes of request body as received. */
  readonly "x-body-limit"?: number
  /** A field of the body that the schema does not name is an error. */
  readonly "x-unknown-fields"?: "refused"
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

const methods = ["get", "put", "post", "delete", "patch"] as const

/** One operation, its references followed one level: parameters and request body are whole. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: ReadonlyArray<Parameter>
  readonly body:
    | { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
    | undefined
  readonly object: OperationObject
  /** False for operations that carry no credential, such as the token request. */
  readonly secured: boolean
}

/** Follows local references until something that is not one. */
export const resolve = <A>(document: Document, value: A | Reference): A => {
  if (typeof value !== "object" || value === null || !("$ref" in value) || typeof value.$ref !== "string")
    return value as A
  const steps = value.$ref.slice(2).split("/")
  const target = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step.replaceAll("~1", "/").replaceAll("~0", "~")],
    document
  )
  return resolve(document, target as A | Reference)
}

const known = new WeakMap<Document, ReadonlyArray<Operation>>()

/** The same objects for the same document, so that what is compiled for one is kept. */
export const operationsOf = (document: Document): ReadonlyArray<Operation> => {
  const operations = known.get(document) ?? readOperations(document)
  known.set(document, operations)
  return operations
}

const readOperations = (document: Document): ReadonlyArray<Operation> =>
  Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item["parameters"] ?? []) as ReadonlyArray<Parameter | Reference>
    return methods.flatMap((method) => {
      const object = item[method] as OperationObject | undefined
      if (object === undefined) return []
      const requestBody = object.requestBody && resolve(document, object.requestBody)
      return {
        id: object.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...shared, ...(object.parameters ?? [])].map((_) => resolve<Parameter>(document, _)),
        body: requestBody && { required: requestBody.required ?? false, content: requestBody.content },
        object,
        secured: (object.security ?? document.security ?? []).length > 0
      }
    })
  })
