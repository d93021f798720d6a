/**
 * The operation table: what a client needs to know of each operation beside its types, read from the spec.
 *
 * A row is a constant of its own, so that a program which calls three operations ships three rows.
 */
import { type Document, type Operation, operationsOf, type Parameter, repliesOf } from "@fieldwork/specs/openapi"
import { header } from "./header.ts"

/** `bearer`: a token; `key`: the bare key; `none`: no credential. */
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

/** Whether the document states that the array is joined by commas. Where it only states an array, the style is our reading. */
const isCommaStated = ({ explode, "x-provenance": provenance }: Parameter) =>
  explode === false && provenance?.inferred?.includes("explode") !== true

const rowOf = (document: Document, operation: Operation) => {
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

/** Input is one flat object (path and query parameters, and `body`), so no name may stand in two places. */
const assertFlat = (operations: ReadonlyArray<Operation>) => {
  for (const { id, parameters } of operations) {
    const names = parameters.filter((_) => _.in !== "header").map(({ name }) => name)
    const twice = names.find((name, index) => names.indexOf(name) !== index || name === "body")
    if (twice !== undefined) throw new Error(`${id}: the parameter ${twice} clashes with another part of its input`)
  }
}

/** One style per name, as a plain client serialises by name alone; and no array that a client cannot write in both styles. */
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

/** Lists that several rows have are written once: a program that bundles all rows is smaller. */
const shareLists = (rows: ReadonlyArray<ReturnType<typeof rowOf>>) => {
  const names = new Map<string, string>()
  for (const key of ["statuses", "replies"] as const) {
    const texts = rows.map((row) => JSON.stringify(row[key]))
    const shared = [...new Set(texts)].filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))
    shared.forEach((text, index) => names.set(text, `${key}${index + 1}`))
  }
  return names
}

export const operationTable = (document: Document, source: string): string => {
  const operations = operationsOf(document)
  assertFlat(operations)
  const styles = [...stylesOf(operations)]
  const comma = styles.flatMap(([name, isStated]) => (isStated ? name : [])).toSorted()
  const rows = operations.map((operation) => rowOf(document, operation))
  const shared = shareLists(rows)
  const rowText = (row: (typeof rows)[number]) =>
    Object.entries(row)
      .map(([key, value]) => {
        const name = key === "statuses" || key === "replies" ? shared.get(JSON.stringify(value)) : undefined
        return `  ${key}: ${name ?? constant(value).replaceAll("\n", "\n  ")}`
      })
      .join(",\n")
  return [
    header(source),
    [...shared].map(([list, name]) => `const ${name} = ${list.replaceAll(",", ", ")} as const`).join("\n"),
    ...rows.map((row) => `export const ${row.operationId} = {\n${rowText(row)}\n} as const`),
    `/** Query parameters whose array the document states to be joined by commas. That other arrays are joined too is our reading. */\nexport const commaSeparated = ${JSON.stringify(comma)} as const`,
    ""
  ].join("\n\n")
}
