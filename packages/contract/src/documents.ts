/**
 * Both documents as every side of the contract is checked against them.
 */
import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }

export type ApiName = "brand-lift" | "exchange"

interface MediaType {
  readonly schema?: { readonly $ref?: string }
  readonly examples?: Readonly<Record<string, { readonly value: unknown } | { readonly $ref: string }>>
}

interface Response {
  readonly content?: Readonly<Record<string, MediaType>>
}

interface OperationObject {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>
  readonly deprecated?: boolean
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
}

export interface Operation {
  readonly api: ApiName
  readonly id: string
  readonly method: string
  readonly path: string
  readonly object: OperationObject
}

export const documents: Readonly<Record<ApiName, Document>> = {
  "brand-lift": brandLift as unknown as Document,
  exchange: exchange as unknown as Document
}

const methods = ["get", "put", "post", "delete", "patch"]

/** Every operation of one document. */
export const operationsOf = (api: ApiName): ReadonlyArray<Operation> =>
  Object.entries(documents[api].paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, object]) => ({ api, id: object.operationId, method: method.toUpperCase(), path, object }))
  )

const resolve = (api: ApiName, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || !("$ref" in value) || typeof value.$ref !== "string") return value
  const steps = value.$ref.slice(2).split("/")
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[decode(step)], documents[api])
  return resolve(api, target)
}

const decode = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~")
const encode = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))

export interface Reply {
  readonly operation: Operation
  readonly status: string
  /** JSON pointer of the schema within the document. */
  readonly schema: string
  readonly examples: ReadonlyArray<{ readonly name: string; readonly value: unknown }>
}

/** Every documented JSON reply of one document. */
export const repliesOf = (api: ApiName): ReadonlyArray<Reply> =>
  operationsOf(api).flatMap((operation) =>
    Object.entries(operation.object.responses).flatMap(([status, given]) => {
      const response = resolve(api, given) as Response
      const json = response.content?.["application/json"]
      if (json === undefined) return []
      const place =
        "$ref" in given
          ? given.$ref.slice(2).split("/")
          : ["paths", encode(operation.path), operation.method.toLowerCase(), "responses", status]
      const examples = Object.entries(json.examples ?? {}).map(([name, example]) => ({
        name,
        value: (resolve(api, example) as { readonly value: unknown }).value
      }))
      return {
        operation,
        status,
        schema: `#/${[...place, "content", encode("application/json"), "schema"].join("/")}`,
        examples
      }
    })
  )
