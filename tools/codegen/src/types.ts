/**
 * Writes the TypeScript types of a document with openapi-typescript, and makes enums with known values open.
 *
 * A string with known values is written as `"known" | (string & {})`, which accepts any string and still lets editors suggest the known values.
 */
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from "openapi-typescript"
import ts from "typescript"
import type { Document } from "@fieldwork/specs/openapi"
import { commentText } from "./docstring.ts"
import { documentedHeader } from "./header.ts"
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

/** Removes callbacks, because they repeat the webhooks, which already have types. */
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
 * Writes each schema as a separate declaration, which `components` references. Editors and errors then show the name of the declaration. For an alias
 * such as `type Campaign = components["schemas"]["Campaign"]`, they would show every property.
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

const exportDescriptions: Readonly<Record<string, string>> = {
  paths: "Each path of the document with its methods: the types of their parameters, bodies and responses.",
  webhooks: "The webhooks of the document: the types of their parameters, bodies and responses.",
  components: "The shared components of the document, by kind and name.",
  operations: "Each operation of the document by its `operationId`: the types of its parameters, body and responses.",
  $defs: "The definitions of the document that are outside its components."
}

const kinds = { responses: "Response", parameters: "Parameter", headers: "Header" } as const

/** Returns the descriptions of shared components, by generated names such as `ResponseNotFound`, `ParameterPage` or `HeaderRetryAfter`. */
const descriptionsOf = ({ components = {} }: Document): ReadonlyMap<string, string> =>
  new Map(
    (["responses", "parameters", "headers"] as const).flatMap((key) =>
      Object.entries(components[key] ?? {}).map(
        ([name, component]) => [`${kinds[key]}${name}`.toLowerCase(), component.description ?? ""] as const
      )
    )
  )

/** Adds comments to exports without one, because editors show the comments. */
const documentRest = (nodes: ReadonlyArray<ts.Node>, document: Document): Array<ts.Node> => {
  const descriptions = descriptionsOf(document)
  return nodes.map((node) => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    if (!isNamed || (ts.getSyntheticLeadingComments(node)?.length ?? 0) > 0) return node
    const name = node.name.text
    const text = exportDescriptions[name] ?? descriptions.get(name.toLowerCase()) ?? ""
    if (text === "") return node
    return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${commentText(text)} `, true)
  })
}

export const types = async (document: Document, source: string): Promise<string> => {
  const nodes = await openapiTS(withoutCallbacks(document), {
    alphabetize: true,
    // Fields with a default are optional, because the service fills in the default.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => transform(schema)
  })
  return `${documentedHeader(source, "The types of the API: its schemas, parameters, responses and operations.")}\n\n${astToString(documentRest(nameSchemas(nodes), document))}`
}
