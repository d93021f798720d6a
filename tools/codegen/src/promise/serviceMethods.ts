/**
 * The methods of the services as their sources define them: name, comment, operation and form.
 *
 * A service is one line per operation, `get: api.method(rows.getCampaign, …)`, so its source is the table of its methods.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

export interface ServiceMethod {
  readonly name: string
  /** The text of its comment, without the deprecation. */
  readonly comment: string
  /** The text after `@deprecated`. */
  readonly deprecated: string | undefined
  /** Undefined where the method does more than to call one operation. */
  readonly call: OperationCall | undefined
}

export interface OperationCall {
  readonly operationId: string
  readonly form: "method" | "list" | "download"
  /** The name of the list in the response; undefined where a function takes it out. */
  readonly from: string | undefined
}

export interface Service {
  /** As the client has it: `campaigns`. */
  readonly name: string
  readonly methods: ReadonlyArray<ServiceMethod>
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)

/** The initializers of the constants of a block by name. */
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

/** The functions that make a method of an API, which is their first argument. */
const functions = { downloadMethod: "download", formMethod: "method" } as const

/** `api.list(rows.listCampaigns, validators.listCampaigns, "items")` */
const callOf = (value: ts.Expression | undefined): OperationCall | undefined => {
  if (value === undefined || !ts.isCallExpression(value)) return undefined
  const called = value.expression.getText()
  const own = Object.entries(functions).find(([name]) => called === name)?.[1]
  const given = own === undefined ? value.arguments : value.arguments.slice(1)
  const form = own ?? forms.find((each) => called === `api.${each}`)
  const operationId = /^rows\.(\w+)$/.exec(given[0]?.getText() ?? "")?.[1]
  if (form === undefined || operationId === undefined) return undefined
  const from = given[2]
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

/** `services` is the text of the module that makes them all: `campaigns: Campaigns.make(api)`. */
export const servicesIn = (folder: string, services: string): ReadonlyArray<Service> =>
  Array.from(services.matchAll(/(\w+): (\w+)\.make\(api\)/g), ([, name = "", module = ""]) => {
    const { body } = makeOf(parse(join(folder, `${module}.ts`)))
    const constants = constantsOf(body)
    return { name, methods: returnedBy(body).properties.map((member) => methodOf(member, constants)) }
  })
