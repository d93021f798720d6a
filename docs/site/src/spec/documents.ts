/**
 * The OpenAPI documents of both APIs, with the types that the site requires.
 */
import { type ApiName, documents } from "@fieldwork/specs/documents"
import type { Components, Document, OperationObject } from "@fieldwork/specs/openapi"

export type { ApiName }

export interface Api {
  readonly name: ApiName
  /** The short name of the API for headings and the sidebar. */
  readonly label: string
  readonly document: Complete
}

/** An OpenAPI document in which the properties required by the lint rules are not optional. */
export type Complete = Document &
  Required<Pick<Document, "tags" | "security">> & {
    readonly info: Required<Document["info"]>
    readonly components: Required<Pick<Components, "schemas" | "securitySchemes">>
  }

/** An operation in which the properties required by the lint rules are not optional. */
export type Described = OperationObject &
  Required<Pick<OperationObject, "operationId" | "summary" | "description" | "tags" | "responses" | "x-retry">>

export const apis: ReadonlyArray<Api> = [
  { name: "brand-lift", label: "Brand lift", document: documents["brand-lift"] as Complete },
  { name: "exchange", label: "Exchange", document: documents.exchange as Complete }
]

export const apiOf = (name: ApiName): Api => {
  const found = apis.find((api) => api.name === name)
  if (found === undefined) throw new Error(`no document is named ${name}`)
  return found
}
