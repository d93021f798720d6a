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

const isSchemas = (member: ts.TypeElement): member is ts.PropertySignature & { readonly type: ts.TypeLiteralNode } =>
  ts.isPropertySignature(member) &&
  ts.isIdentifier(member.name) &&
  member.name.text === "schemas" &&
  member.type !== undefined &&
  ts.isTypeLiteralNode(member.type)

const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)]

/**
 * Each schema as a declaration of its own, to which `components` refers: editors and errors then show its name, where an alias of an indexed type
 * shows every member.
 */
const nameSchemas = (nodes: ReadonlyArray<ts.Node>): Array<ts.Node> => {
  const declarations = new Map<string, ts.Node>()
  const named = (member: ts.TypeElement): ts.TypeElement => {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || member.type === undefined) return member
    const { name, type } = member
    const declaration = ts.isTypeLiteralNode(type)
      ? factory.createInterfaceDeclaration(exported, name.text, undefined, undefined, type.members)
      : factory.createTypeAliasDeclaration(exported, name.text, undefined, type)
    declarations.set(name.text, ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member)))
    return factory.createPropertySignature(undefined, name, undefined, factory.createTypeReferenceNode(name.text))
  }
  const withReferences = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return node
    const members = node.members.map((member) =>
      isSchemas(member)
        ? factory.createPropertySignature(
            undefined,
            member.name,
            undefined,
            factory.createTypeLiteralNode(member.type.members.map(named))
          )
        : member
    )
    return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members)
  })
  return withReferences.map((node) =>
    ts.isTypeAliasDeclaration(node) ? (declarations.get(node.name.text) ?? node) : node
  )
}

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
  return `${header(source)}\n\n${astToString(nameSchemas(nodes))}`
}
