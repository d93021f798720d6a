/**
 * Writes the operation table, which contains the data about each operation that a client needs in addition to its types.
 *
 * Each definition is a separate constant, so a program that calls three operations bundles only three definitions.
 */
import { type Document, type Operation, operationsOf, type Parameter, repliesOf } from "@fieldwork/specs/openapi"
import { commentText, docstring } from "./docstring.ts"
import { documentedHeader } from "./header.ts"

/** Returns the kind of authentication. `bearer`: a bearer token; `key`: an API key without a scheme; `none`: no credentials. */
const authOf = (document: Document, operation: Operation) => {
  const [requirement] = operation.object.security ?? document.security ?? []
  const [name] = Object.keys(requirement ?? {})
  if (name === undefined) return "none"
  const scheme = document.components?.securitySchemes?.[name]
  if (scheme?.type === "http" && scheme.scheme === "bearer") return "bearer"
  if (scheme?.type === "apiKey") return "key"
  throw new Error(`${operation.id}: security scheme ${name} is neither an HTTP bearer nor an API key`)
}

const isArray = ({ in: where, schema }: Parameter) => where === "query" && schema?.type === "array"

/**
 * Checks whether the document states that an array parameter's values are comma-separated. If not, the comma is our interpretation.
 */
const isCommaStated = ({ explode, "x-provenance": provenance }: Parameter) =>
  explode === false && provenance?.inferred?.includes("explode") !== true

const definitionOf = (document: Document, operation: Operation) => {
  const { object } = operation
  const statuses = Object.keys(object.responses ?? {})
  const replies = repliesOf(document, operation)
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ response }) => Object.keys(response.content ?? {}))
  const [body] = Object.keys(operation.body?.content ?? {})
  const retry = object["x-retry"]
  if (retry === undefined) throw new Error(`${operation.id} has no x-retry`)
  return {
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    auth: authOf(document, operation),
    retry,
    statuses: statuses.map(Number).filter((status) => !Number.isNaN(status)),
    replies: [...new Set(replies)],
    ...(body && { body }),
    ...(object["x-pagination"] && { pagination: object["x-pagination"] }),
    ...(object["x-deprecation"] && { deprecation: object["x-deprecation"] }),
    ...(object["x-stability"] && { stability: object["x-stability"] })
  }
}

/**
 * Checks that the names of an operation's parameters are unique, because the input is a single flat object with the path parameters, the query
 * parameters and `body`.
 */
const assertFlat = (operations: ReadonlyArray<Operation>) => {
  for (const { id, parameters } of operations) {
    const names = parameters.filter((_) => _.in !== "header").map(({ name }) => name)
    const duplicate = names.find((name, index) => names.indexOf(name) !== index || name === "body")
    if (duplicate !== undefined)
      throw new Error(`${id}: the parameter ${duplicate} clashes with another part of its input`)
  }
}

/**
 * Returns, for each array parameter by name, whether the document states that its values are comma-separated. Throws if the document states this for
 * only one of two parameters with the same name, because the fetch client selects the array style by parameter name, or if an array parameter does
 * not have `explode: false`.
 */
const stylesOf = (operations: ReadonlyArray<Operation>): ReadonlyMap<string, boolean> => {
  const stated = new Map<string, boolean>()
  for (const { id, parameters } of operations) {
    for (const parameter of parameters.filter(isArray)) {
      if (parameter.explode !== false) throw new Error(`${id}: the array ${parameter.name} needs \`explode: false\``)
      const isStated = isCommaStated(parameter)
      if ((stated.get(parameter.name) ?? isStated) !== isStated)
        throw new Error(`${id}: ${parameter.name} has another array style elsewhere`)
      stated.set(parameter.name, isStated)
    }
  }
  return stated
}

const constant = (value: unknown) => JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")

/**
 * Returns the names of the constants for lists that several definitions share, keyed by the list's JSON. The constants make programs that use all
 * definitions smaller.
 */
const shareLists = (definitions: ReadonlyArray<ReturnType<typeof definitionOf>>) => {
  const names = new Map<string, string>()
  for (const key of ["statuses", "replies"] as const) {
    const texts = definitions.map((definition) => JSON.stringify(definition[key]))
    const shared = [...new Set(texts)].filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))
    shared.forEach((text, index) => names.set(text, `${key}${index + 1}`))
  }
  return names
}

/** Returns the docstring of a definition: the summary of the operation, and its method and path. */
const definitionDocstring = (entry: string, { id, method, object, path }: Operation): string => {
  const summary = commentText(object.summary ?? id).replace(/\.$/, "")
  const text = `${summary}: the definition of \`${method} ${path}\` in the operation table.`
  return docstring(
    text,
    entry,
    [id],
    [`${id}.path // => ${JSON.stringify(path)}`, `${id}.retry // => ${JSON.stringify(object["x-retry"])}`]
  )
}

const columns = "method, path, authentication, retry class, pagination and deprecation of each operation"

const commaText =
  "The query parameters whose list the document states to be joined by commas. That the other lists are joined as well is our interpretation."

/** Returns the source code of the module. `entry` is the specifier from which programs import the table. */
export const operationTable = (document: Document, source: string, entry: string): string => {
  const operations = operationsOf(document)
  assertFlat(operations)
  const styles = [...stylesOf(operations)]
  const comma = styles.flatMap(([name, isStated]) => (isStated ? name : [])).toSorted()
  const documented = operations.map((operation) => ({
    comment: definitionDocstring(entry, operation),
    definition: definitionOf(document, operation)
  }))
  const definitions = documented.map(({ definition }) => definition)
  const shared = shareLists(definitions)
  const definitionText = (definition: (typeof definitions)[number]) =>
    Object.entries(definition)
      .map(([key, value]) => {
        const name = key === "statuses" || key === "replies" ? shared.get(JSON.stringify(value)) : undefined
        return `  ${key}: ${name ?? constant(value).replaceAll("\n", "\n  ")}`
      })
      .join(",\n")
  return [
    documentedHeader(source, `The operation table of the API: ${columns}.`),
    [...shared].map(([list, name]) => `const ${name} = ${list.replaceAll(",", ", ")} as const`).join("\n"),
    ...documented.map(
      ({ comment, definition }) =>
        `${comment}\nexport const ${definition.operationId} = {\n${definitionText(definition)}\n} as const`
    ),
    `${docstring(commaText, entry, ["commaSeparated"], [`commaSeparated // => ${JSON.stringify(comma)}`])}\nexport const commaSeparated = ${JSON.stringify(comma)} as const`,
    ""
  ].join("\n\n")
}
