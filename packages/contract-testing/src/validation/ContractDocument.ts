/**
 * A document of a contract, prepared for validation.
 */
import { type ApiName, apiNames, documents } from "@fieldwork/specs/documents"
import { type Document, matcherOf, type Operation } from "@fieldwork/specs/openapi"
import { queryCredentials } from "./Credentials.ts"
import { type Schemas, schemasOf } from "./Schemas.ts"
import { withoutAnchors } from "./withoutAnchors.ts"

/** The name of the brand lift or exchange document, or any OpenAPI 3.1 document whose references are local. */
export type Spec = ApiName | Document

/** A document of a contract, prepared for validation, with its operations, schemas and base paths. */
export interface ContractDocument {
  readonly document: Document
  readonly schemas: Schemas
  readonly match: ReturnType<typeof matcherOf>
  readonly bases: ReadonlyArray<string>
  readonly credentials: ReadonlySet<string>
}

export interface Found {
  readonly contractDocument: ContractDocument
  readonly operation: Operation
  /** The path of the request without the base path of the document. */
  readonly path: string
}

const documentOf = (spec: Spec): Document => {
  const document: Document | undefined = typeof spec === "string" ? documents[spec] : spec
  if (document === undefined)
    throw new Error(`No document is named ${JSON.stringify(spec)}; the documents are ${apiNames.join(" and ")}.`)
  if (document.openapi?.startsWith("3.1") === true) return withoutAnchors(document)
  throw new Error(
    `A contract is an OpenAPI 3.1 document; this one has ${document.openapi === undefined ? "no version" : `version ${document.openapi}`}.`
  )
}

/** Returns the documents of a contract. Throws if one of them is not OpenAPI 3.1. */
export const documentsOf = (spec: Spec | ReadonlyArray<Spec> = apiNames): ReadonlyArray<Document> =>
  (Array.isArray(spec) ? (spec as ReadonlyArray<Spec>) : [spec as Spec]).map(documentOf)

/** Returns the paths of the document's servers, longest first. Server URLs that start with a variable are ignored. */
const basesOf = ({ servers = [] }: Document): ReadonlyArray<string> => {
  const paths = servers.flatMap(({ url }) => {
    const path = /^(?:https?:\/\/[^/]+)?(\/[^{}?#]*)?$/i.exec(url)?.[1] ?? ""
    return path.replace(/\/+$/, "") === "" ? [] : [path.replace(/\/+$/, "")]
  })
  return [...new Set(paths)].toSorted((one, other) => other.length - one.length)
}

export const contractDocumentOf = (spec: Spec, basePath: string | undefined): ContractDocument => {
  const document = documentOf(spec)
  const given = basePath?.replace(/\/+$/, "")
  return {
    document,
    schemas: schemasOf(document),
    match: matcherOf(document),
    bases: given === undefined ? [...basesOf(document), ""] : [given],
    credentials: queryCredentials(document)
  }
}

/** Returns the first operation that matches a request, trying all base paths of the document. */
export const findIn = (
  contractDocuments: ReadonlyArray<ContractDocument>,
  method: string,
  path: string
): Found | undefined => {
  for (const contractDocument of contractDocuments) {
    for (const base of contractDocument.bases) {
      if (!path.startsWith(`${base}/`)) continue
      const inner = path.slice(base.length)
      const operation = contractDocument.match(method, inner)
      if (operation !== undefined) return { contractDocument, operation, path: inner }
    }
  }
  return undefined
}
