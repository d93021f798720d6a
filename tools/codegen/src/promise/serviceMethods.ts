/**
 * Reads the methods of the services from their source files: the name, the comment, the operation, and whether the method returns a single response,
 * a list or a download.
 *
 * A service has one line per operation, such as `get: api.method(definitions.getCampaign, …)`, so its source can be parsed like a table.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

export interface ServiceMethod {
  readonly name: string
  /** The text of the method's comment, without `@deprecated`. */
  readonly comment: string
  /** The text after `@deprecated`. */
  readonly deprecated: string | undefined
  /** The operation that the method calls; undefined if the method does more than call one operation. */
  readonly call: OperationCall | undefined
}

export interface OperationCall {
  readonly operationId: string
  readonly form: "method" | "list" | "download"
  /**
   * The field that the method extracts from the response, such as the field that contains a list. Undefined if the method returns the entire
   * response, or if a function extracts the result.
   */
  readonly from: string | undefined
}

export interface Service {
  /** The name of the service in the client, such as `campaigns`. */
  readonly name: string
  /** The text of the comment on the service's class. */
  readonly comment: string
  readonly methods: ReadonlyArray<ServiceMethod>
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)

/** Returns the initializers of the constants in a block, by name. */
const constantsOf = (body: ts.ConciseBody): ReadonlyMap<string, ts.Expression> => {
  const declarations = ts.isBlock(body)
    ? body.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations)
    : []
  return new Map(
    declarations.flatMap(({ initializer, name }) =>
      ts.isIdentifier(name) && initializer !== undefined ? [[name.text, initializer]] : []
    )
  )
}

const returnedBy = (body: ts.ConciseBody): ts.ObjectLiteralExpression => {
  const returned = ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body
  const value = returned !== undefined && ts.isParenthesizedExpression(returned) ? returned.expression : returned
  if (value === undefined || !ts.isObjectLiteralExpression(value)) throw new Error("make does not return an object")
  return value
}

const makeOf = (source: ts.SourceFile): ts.ArrowFunction => {
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { initializer, name } of statement.declarationList.declarations) {
      const isMake = ts.isIdentifier(name) && name.text === "make"
      if (isMake && initializer !== undefined && ts.isArrowFunction(initializer)) return initializer
    }
  }
  throw new Error(`${source.fileName} has no make`)
}

const forms = ["method", "list"] as const

/** The functions that create a method and take the API as their first argument. */
const functions = { downloadMethod: "download", formMethod: "method" } as const

/** Parses a call such as `api.list(definitions.listCampaigns, validators.listCampaigns, "items")`. */
const callOf = (value: ts.Expression | undefined): OperationCall | undefined => {
  if (value === undefined || !ts.isCallExpression(value)) return undefined
  const called = value.expression.getText()
  const own = Object.entries(functions).find(([name]) => called === name)?.[1]
  const args = own === undefined ? value.arguments : value.arguments.slice(1)
  const form = own ?? forms.find((each) => called === `api.${each}`)
  const operationId = /^definitions\.(\w+)$/.exec(args[0]?.getText() ?? "")?.[1]
  if (form === undefined || operationId === undefined) return undefined
  const from = args[2]
  return { operationId, form, from: from !== undefined && ts.isStringLiteral(from) ? from.text : undefined }
}

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s*\n\s*/g, " ").trim()

const methodOf = (
  member: ts.ObjectLiteralElementLike,
  constants: ReadonlyMap<string, ts.Expression>
): ServiceMethod => {
  const name = member.name?.getText() ?? ""
  const value = ts.isPropertyAssignment(member) ? member.initializer : constants.get(name)
  const docs = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc)
  const deprecated = ts.getJSDocDeprecatedTag(member)
  return {
    name,
    comment: docs.map(({ comment }) => textOf(comment)).join(" "),
    deprecated: deprecated === undefined ? undefined : textOf(deprecated.comment),
    call: callOf(value)
  }
}

/** Returns the comment of the service's class. */
const classComment = (source: ts.SourceFile): string =>
  source.statements
    .filter(ts.isClassDeclaration)
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc))
    .map(({ comment }) => textOf(comment))
    .join(" ")

/** Returns the services in a folder. `services` is the source code that creates them, with lines such as `campaigns: Campaigns.make(api)`. */
export const servicesIn = (folder: string, services: string): ReadonlyArray<Service> =>
  Array.from(services.matchAll(/(\w+): (\w+)\.make\(api\)/g), ([, name = "", module = ""]) => {
    const source = parse(join(folder, `${module}.ts`))
    const { body } = makeOf(source)
    const constants = constantsOf(body)
    return {
      name,
      comment: classComment(source),
      methods: returnedBy(body).properties.map((member) => methodOf(member, constants))
    }
  })
