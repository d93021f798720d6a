/**
 * What the generators read of a bundled OpenAPI 3.1 document.
 */

export type Method = "get" | "put" | "post" | "delete" | "patch"

export interface Schema {
  readonly $ref?: string
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header" | "cookie"
  readonly required?: boolean
  readonly explode?: boolean
  readonly style?: string
  readonly schema?: Schema
}

export interface MediaType {
  readonly schema?: Schema
}

export interface Response {
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface OperationObject {
  readonly operationId: string
  readonly deprecated?: boolean
  readonly parameters?: ReadonlyArray<Parameter | Reference>
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> } | Reference
  readonly responses: Readonly<Record<string, Response | Reference>>
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly "x-retry"?: "safe" | "replaceable" | "once"
  readonly "x-pagination"?: Readonly<Record<string, unknown>>
  readonly "x-deprecation"?: Readonly<Record<string, unknown>>
  readonly "x-stability"?: string
}

export interface Reference {
  readonly $ref: string
}

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: ReadonlyArray<Parameter | Reference>
}

export interface Document {
  readonly info: { readonly title: string }
  readonly paths: Readonly<Record<string, PathItem>>
  readonly webhooks?: Readonly<Record<string, PathItem>>
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, { readonly type: string; readonly scheme?: string }>>
    readonly [kind: string]: unknown
  }
}

/** One operation with its method, path and the parameters of its path item merged in. */
export interface Operation {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly object: OperationObject
  readonly parameters: ReadonlyArray<Parameter>
}

const methods: ReadonlyArray<Method> = ["get", "put", "post", "delete", "patch"]

/** Follows one local reference; bundled documents have no other kind. */
export const resolve = <A extends object>(document: Document, value: A | Reference): A => {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as A
  let target: unknown = document
  for (const step of value.$ref.slice(2).split("/")) {
    target = (target as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")]
  }
  if (target === undefined) throw new Error(`${value.$ref} does not resolve`)
  return resolve(document, target as A | Reference)
}

/** Every operation in the order of the document. */
export const operationsOf = (document: Document): ReadonlyArray<Operation> =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method]
      if (object === undefined) return []
      const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])]
      return [{ id: object.operationId, method, path, object, parameters: parameters.map((_) => resolve(document, _)) }]
    })
  )
