/**
 * One document of a contract, prepared for judging.
 */
import { type ApiName, apiNames, documents } from "@fieldwork/specs/documents"
import { type Document, matcherOf, type Operation } from "@fieldwork/specs/openapi"
import { queryCredentials } from "./Credentials.ts"
import { type Schemas, schemasOf } from "./Schemas.ts"

/** The name of a document of ours, or any OpenAPI 3.1 document whose references are local. */
export type Spec = ApiName | Document

/** One document, prepared. */
export interface Part {
  readonly document: Document
  readonly schemas: Schemas
  readonly match: ReturnType<typeof matcherOf>
  readonly bases: ReadonlyArray<string>
  readonly credentials: ReadonlySet<string>
}

export interface Found {
  readonly part: Part
  readonly operation: Operation
  /** Without what stands before the paths of the document. */
  readonly path: string
}

const documentOf = (spec: Spec): Document => {
  const document: Document | undefined = typeof spec === "string" ? documents[spec] : spec
  if (document === undefined)
    throw new Error(`No document is named ${JSON.stringify(spec)}; there are ${apiNames.join(" and ")}.`)
  if (document.openapi?.startsWith("3.1") === true) return document
  throw new Error(`A contract is an OpenAPI 3.1 document; this one is ${document.openapi ?? "of no version"}.`)
}

/** The paths of the servers, longest first; one that begins with a variable tells nothing. */
const basesOf = ({ servers = [] }: Document): ReadonlyArray<string> => {
  const paths = servers.flatMap(({ url }) => {
    const path = /^(?:https?:\/\/[^/]+)?(\/[^{}?#]*)?$/i.exec(url)?.[1] ?? ""
    return path.replace(/\/+$/, "") === "" ? [] : [path.replace(/\/+$/, "")]
  })
  return [...new Set(paths)].toSorted((one, other) => other.length - one.length)
}

export const partOf = (spec: Spec, basePath: string | undefined): Part => {
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

/** The first operation that fits, whatever stands before its path. */
export const findIn = (parts: ReadonlyArray<Part>, method: string, path: string): Found | undefined => {
  for (const part of parts) {
    for (const base of part.bases) {
      if (!path.startsWith(`${base}/`)) continue
      const inner = path.slice(base.length)
      const operation = part.match(method, inner)
      if (operation !== undefined) return { part, operation, path: inner }
    }
  }
  return undefined
}
