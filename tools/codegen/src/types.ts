/**
 * TypeScript types of a document, by openapi-typescript, with open enums kept open.
 *
 * A string with known values is written as `"known" | (string & {})`, which accepts any string and still suggests the known ones.
 */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript"
import ts from "typescript"
import type { Document } from "@fieldwork/specs/openapi"
import { header } from "./header.ts"
import { openValuesOf } from "./openValues.ts"

const { factory } = ts

const openString = () =>
  factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([])
    ])
  )

const literal = (value: string) => factory.createLiteralTypeNode(factory.createStringLiteral(value))

const transform = (schema: SchemaObject): ts.TypeNode | undefined => {
  const known = openValuesOf(schema)?.filter((value) => typeof value === "string")
  const declared = [schema.type ?? []].flat()
  if (known === undefined || !declared.includes("string")) return undefined
  return factory.createUnionTypeNode([
    ...known.map(literal),
    openString(),
    ...(declared.includes("null") ? [factory.createLiteralTypeNode(factory.createNull())] : [])
  ])
}

/** Callbacks get no types; the webhooks, which they repeat, do. */
const withoutCallbacks = (document: Document): OpenAPI3 =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === "callbacks" ? undefined : value)))

export const types = async (document: Document, source: string): Promise<string> => {
  const nodes = await openapiTS(withoutCallbacks(document), {
    alphabetize: true,
    // A default is what the service fills in, so the caller may leave the field out.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => transform(schema)
  })
  return `${header(source)}\n\n${astToString(nodes)}`
}
