/**
 * TypeScript types of a document, by openapi-typescript, with open enums kept open.
 *
 * `anyOf: [known values, string]` would collapse to `string`; it is written as `"known" | (string & {})`, which accepts any string and
 * still suggests the known ones.
 */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript"
import ts from "typescript"
import type { Document } from "./document.ts"
import { header } from "./header.ts"

const { factory } = ts

const openString = () =>
  factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([])
    ])
  )

const literal = (value: string) => factory.createLiteralTypeNode(factory.createStringLiteral(value))

interface Part {
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
}

/** The known values of an open enum, or undefined when the schema is something else. */
export const openEnumOf = (schema: SchemaObject): { values: ReadonlyArray<string>; nullable: boolean } | undefined => {
  const parts = (schema as { anyOf?: ReadonlyArray<Part> }).anyOf
  if (parts?.length !== 2) return undefined
  const [known, open] = parts
  const openTypes = [open?.type ?? []].flat()
  if (known?.enum === undefined || open?.enum !== undefined || !openTypes.includes("string")) return undefined
  const values = known.enum.filter((value): value is string => typeof value === "string")
  return { values, nullable: openTypes.includes("null") || known.enum.includes(null) }
}

const transform = (schema: SchemaObject): ts.TypeNode | undefined => {
  const open = openEnumOf(schema)
  if (open === undefined) return undefined
  return factory.createUnionTypeNode([
    ...open.values.map(literal),
    openString(),
    ...(open.nullable ? [factory.createLiteralTypeNode(factory.createNull())] : [])
  ])
}

/** Callbacks get no types, and theirs are the webhooks' over again: two operations of one id, which openapi-typescript refuses. */
const withoutCallbacks = (document: Document): OpenAPI3 =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === "callbacks" ? undefined : value)))

/** `markers` keeps read-only and write-only properties apart, as the clients want it. */
export const types = async (
  document: Document,
  source: string,
  options: { readonly markers: boolean }
): Promise<string> => {
  const nodes = await openapiTS(withoutCallbacks(document), {
    alphabetize: true,
    // A default is what the service fills in, so the caller may leave the field out.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    readWriteMarkers: options.markers,
    silent: true,
    transform: (schema) => transform(schema)
  })
  return `${header(source)}\n\n${astToString(nodes)}`
}
