/**
 * The operations and responses of both documents, against which clients and sandbox are checked.
 */
import { type ApiName, documents } from "@fieldwork/specs/documents"
import * as OpenApi from "@fieldwork/specs/openapi"

export { type ApiName, documents }

export interface Operation extends OpenApi.Operation {
  readonly api: ApiName
}

/** Returns every operation of one document. */
export const operationsOf = (api: ApiName): ReadonlyArray<Operation> =>
  OpenApi.operationsOf(documents[api]).map((operation) => ({ api, ...operation }))

export interface Reply {
  readonly operation: Operation
  readonly status: string
  /** The JSON pointer of the schema in the document. */
  readonly schema: string
  readonly examples: ReadonlyArray<{ readonly name: string; readonly value: unknown }>
}

/** Returns every documented JSON response of one document. */
export const repliesOf = (api: ApiName): ReadonlyArray<Reply> =>
  operationsOf(api).flatMap((operation) =>
    OpenApi.repliesOf(documents[api], operation).flatMap(({ pointer, response, status }) => {
      const json = response.content?.["application/json"]
      const schema = OpenApi.schemaPointer(documents[api], pointer, "application/json")
      if (json === undefined || schema === undefined) return []
      return { operation, status, schema, examples: OpenApi.examplesOf(documents[api], json) }
    })
  )
