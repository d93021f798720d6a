/**
 * Writes the types of the Promise API: an interface per service, with the documentation of each method from its service and from the spec.
 *
 * The types are generated, because types inferred from the services would have no comments in declaration files and would load Effect's declarations.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { header } from "../header.ts"
import { reasonsOf, throwsOf } from "./throws.ts"
import { type OperationCall, type Service, type ServiceMethod, servicesIn } from "./serviceMethods.ts"

export interface PromiseApi {
  readonly name: string
  /**
   * The name of the package's module that creates all services, such as `BrandLift`. `clients` lists the functions in it, each with the interface
   * that it returns.
   */
  readonly module: string
  readonly clients: ReadonlyArray<{
    readonly from: string
    readonly name: string
    readonly documentation: string
    readonly extends?: string
  }>
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Wraps a paragraph into the lines of a comment. */
const wrapped = (text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const word of text.replaceAll("*/", "* /").split(/\s+/)) {
    if (line !== "" && line.length + word.length >= width) {
      lines.push(line)
      line = ""
    }
    line += line === "" ? word : ` ${word}`
  }
  return [...lines, line]
}

const commentOf = (paragraphs: ReadonlyArray<string>, indent = "  "): string => {
  const lines = paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : [""]), ...wrapped(paragraph, 130)])
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join("\n")
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * Returns the paragraphs of a method's documentation, without duplicates: the paragraphs of the service's comment, followed by the paragraphs from
 * the spec.
 */
const paragraphsOf = (
  { call, comment, deprecated }: ServiceMethod,
  operation: Operation | undefined,
  methodOf: ReadonlyMap<string, string>
): ReadonlyArray<string> => {
  const { description, "x-deprecation": deprecation } = operation?.object ?? {}
  const replacement = deprecation?.replacement === undefined ? undefined : methodOf.get(deprecation.replacement)
  const advice = [
    ...(deprecated ? [deprecated] : replacement === undefined ? [] : [`Use \`${replacement}\`.`]),
    ...(deprecation?.guide === undefined ? [] : [sentence(deprecation.guide)])
  ].join(" ")
  const isDeprecated = deprecated !== undefined || deprecation !== undefined
  return [
    ...new Set([
      ...(comment === "" ? [] : [comment]),
      ...(description === undefined ? [] : [description]),
      ...(operation === undefined ? [] : [`\`${operation.method} ${operation.path}\``]),
      throwsOf(operation, call?.form === "list"),
      ...(isDeprecated ? [`@deprecated ${advice}`.trimEnd()] : [])
    ])
  ]
}

const typeOf = ({ form, from, operationId }: OperationCall, operation: Operation): string => {
  const shape = `operations, "${operationId}"`
  if (form === "method") return `PromiseMethod<${shape}>`
  if (form === "download") return `PromiseBytes<${shape}>`
  const list = operation.object["x-pagination"] === undefined ? "PromiseList" : "PromisePagedList"
  return `${list}<${shape}, "${from}">`
}

const interfaceOf = (
  service: Service,
  operations: ReadonlyMap<string, Operation>,
  methodOf: ReadonlyMap<string, string>
): string => {
  const members = service.methods.map((method) => {
    const operation = method.call === undefined ? undefined : operations.get(method.call.operationId)
    const type =
      method.call === undefined ||
      operation === undefined ||
      (method.call.form === "list" && method.call.from === undefined)
        ? `OwnMethods["${service.name}.${method.name}"]`
        : typeOf(method.call, operation)
    return `${commentOf(paragraphsOf(method, operation, methodOf))}\n  readonly ${method.name}: ${type}`
  })
  const comment = commentOf([`${service.comment} The member \`${service.name}\` of a client.`], "")
  return `${comment}\nexport interface ${capital(service.name)}Client {\n${members.join("\n")}\n}`
}

/** Returns the declarations of the input, output and error types of each operation. `methodOf` maps operations to the methods that call them. */
const namesOf = (operations: ReadonlyMap<string, Operation>, methodOf: ReadonlyMap<string, string>): string =>
  [...methodOf]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, method]) => {
      const [name, operation] = [capital(id), operations.get(id)]
      return [
        `/** The argument of \`${method}\`: path and query parameters by name, and \`body\`. */`,
        `export type ${name}Input = Input<operations["${id}"]>`,
        `/** The body of the response of \`${method}\`. */`,
        `export type ${name}Output = Output<operations["${id}"]>`,
        `/** The error with which \`${method}\` rejects. */`,
        `export type ${name}Error = ApiError<${reasonsOf(operation)}>`
      ].join("\n")
    })
    .join("\n")

export const promiseTypes = (root: string, document: Document, { clients, module, name }: PromiseApi): string => {
  const folder = join(root, `packages/${name}/src`)
  const text = readFileSync(join(folder, `${module}.ts`), "utf8")
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]))
  const parts = clients.map((client) => {
    const begin = text.indexOf(`const ${client.from} = `)
    const end = text.indexOf("\n}", begin)
    return { ...client, services: servicesIn(folder, text.slice(begin, end)) }
  })
  const services = parts.flatMap((part) => part.services)
  // If several methods call the same operation, the first method is used.
  const methodOf = new Map(
    services
      .flatMap((service) =>
        service.methods.flatMap(({ call, name: method }) =>
          call === undefined ? [] : [[call.operationId, `${service.name}.${method}`] as const]
        )
      )
      .toReversed()
  )
  const bodies = services.map((service) => interfaceOf(service, operations, methodOf))
  const used = ["PromiseBytes", "PromiseList", "PromiseMethod", "PromisePagedList"].filter((type) =>
    bodies.some((body) => body.includes(`${type}<`))
  )
  const reasons = new Set([...methodOf.keys()].map((id) => reasonsOf(operations.get(id))))
  const roots = parts.map((part) => {
    const members = part.services.map(
      ({ comment, name: member }) => `${commentOf([comment])}\n  readonly ${member}: ${capital(member)}Client`
    )
    const parent = part.extends === undefined ? "" : ` extends ${part.extends}`
    return `${commentOf([part.documentation], "")}\nexport interface ${part.name}${parent} {\n${members.join("\n")}\n}`
  })
  return [
    header(`specs/${name} and packages/${name}/src`),
    [
      `import type { ${[...reasons, "ApiError", "Input", "Output", ...used].toSorted().join(", ")} } from "@fieldwork/core/promise"`,
      `import type { operations } from "@fieldwork/${name}-client"`,
      'import type { OwnMethods } from "./OwnMethods.ts"'
    ].join("\n"),
    ...bodies,
    ...roots,
    namesOf(operations, methodOf),
    ""
  ].join("\n\n")
}
