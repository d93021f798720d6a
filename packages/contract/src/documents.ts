/**
 * Lists the operations and responses of both specs. The clients and the sandbox are checked against them.
 */
import { type ApiName, documents } from "@fieldwork/specs/documents"
import * as OpenApi from "@fieldwork/specs/openapi"

export { type ApiName, documents }

export interface Operation extends OpenApi.Operation {
  readonly api: ApiName
}

/** Returns all operations of a spec. */
export const operationsOf = (api: ApiName): ReadonlyArray<Operation> =>
  OpenApi.operationsOf(documents[api]).map((operation) => ({ api, ...operation }))

export interface Reply {
  readonly operation: Operation
  readonly status: string
  /** The JSON pointer to the schema in the spec. */
  readonly schema: string
  readonly examples: ReadonlyArray<{ readonly name: string; readonly value: unknown }>
}

/** Returns all JSON responses that a spec documents. */
export const repliesOf = (api: ApiName): ReadonlyArray<Reply> =>
  operationsOf(api).flatMap((operation) =>
    OpenApi.repliesOf(documents[api], operation).flatMap(({ pointer, response, status }) => {
      const json = response.content?.["application/json"]
      const schema = OpenApi.schemaPointer(documents[api], pointer, "application/json")
      if (json === undefined || schema === undefined) return []
      return { operation, status, schema, examples: OpenApi.examplesOf(documents[api], json) }
    })
  )
