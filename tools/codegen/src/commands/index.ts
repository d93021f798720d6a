/**
 * Writes the command tables of the `fieldwork` CLI: a module per service, which is loaded when one of its commands runs, and a list of all commands.
 */
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import { header } from "../header.ts"
import { bodyOf, kebab, optionsOf } from "./options.ts"
import { outputOf } from "./output.ts"
import { type Call, callsOfApi, type ServiceCalls } from "./services.ts"

export interface CommandsApi {
  readonly name: string
  /** The name of the package's module that creates all services, such as `BrandLift`. */
  readonly module: string
  readonly document: Document
}

const text = (value: string | undefined): string => (value ?? "").replaceAll(/\s+/g, " ").trim()

/**
 * Returns the name of a command: the name of the client method, or, if the operation has no method, the verb in its id, such as `create` for
 * `createToken`.
 */
const commandOf = ({ name, operationId }: Call): string =>
  kebab(name ?? /^[a-z]+/.exec(operationId)?.[0] ?? operationId)

const literal = (value: unknown): string => JSON.stringify(value)

/** Returns the names of the constants for options that several commands of a service share, keyed by the option's JSON. */
const shared = (rows: ReadonlyArray<{ readonly options: ReadonlyArray<object> }>) => {
  const texts = rows.flatMap(({ options }) => options.map(literal))
  const repeated = [...new Set(texts)].filter((each) => texts.indexOf(each) !== texts.lastIndexOf(each))
  return new Map(repeated.map((each, index) => [each, `option${index + 1}`]))
}

const rowOf = (document: Document, operation: Operation, call: Call, commandsOf: ReadonlyMap<string, string>) => {
  const { object } = operation
  const body = bodyOf(document, operation)
  const deprecation = object["x-deprecation"]
  const { rows, columns } = outputOf(document, operation, call.from)
  return {
    command: commandOf(call),
    ...(call.method !== undefined && { method: call.method }),
    form: call.form,
    operationId: operation.id,
    verb: operation.method,
    path: operation.path,
    summary: text(object.summary),
    description: text(object.description),
    retry: object["x-retry"],
    ...(object["x-pagination"] !== undefined && call.form === "list" && { pages: true }),
    ...(deprecation !== undefined && {
      deprecation: { ...deprecation, replacement: commandsOf.get(deprecation.replacement) }
    }),
    ...(object["x-consequence"] !== undefined && { consequence: object["x-consequence"] }),
    options: optionsOf(document, operation),
    ...(body !== undefined && { body }),
    ...(rows !== undefined && { rows }),
    columns
  }
}

const moduleOf = (rows: ReadonlyArray<ReturnType<typeof rowOf>>, source: string): string => {
  const names = shared(rows)
  const rowText = (row: (typeof rows)[number]): string => {
    const options = row.options.map((option) => `\n      ${names.get(literal(option)) ?? literal(option)}`).join(",")
    const members = Object.entries(row).map(([key, value]) =>
      key === "options" ? `    options: [${options}${options === "" ? "" : "\n    "}]` : `    ${key}: ${literal(value)}`
    )
    return `  {\n${members.join(",\n")}\n  }`
  }
  return [
    header(source),
    [
      ...(names.size > 0 ? ['import type { Operation, Option } from "./Operation.ts"'] : []),
      ...(names.size > 0 ? [] : ['import type { Operation } from "./Operation.ts"'])
    ].join("\n"),
    ...(names.size > 0 ? [[...names].map(([each, name]) => `const ${name}: Option = ${each}`).join("\n")] : []),
    `export const operations: ReadonlyArray<Operation> = [\n${rows.map(rowText).join(",\n")}\n]\n`
  ].join("\n\n")
}

const summaryOf = (document: Document, operation: Operation): string => {
  const [tag] = operation.object.tags ?? []
  return text(document.tags?.find(({ name }) => name === tag)?.description ?? tag)
}

/** Returns the path and content of each generated file. */
export const commandTables = (
  root: string,
  apis: ReadonlyArray<CommandsApi>
): ReadonlyArray<{ readonly path: string; readonly text: string }> => {
  const all = apis.flatMap(({ document, module, name }) => {
    const operations = operationsOf(document)
    const byId = new Map(operations.map((operation) => [operation.id, operation]))
    const services = callsOfApi(root, name, module, operations)
    const commandsOf = new Map(
      services
        .flatMap((service) =>
          service.calls.map((call) => [call.operationId, `${kebab(service.name)} ${commandOf(call)}`] as const)
        )
        .toReversed()
    )
    const made = (service: ServiceCalls) => {
      const rows = service.calls.map((call) => {
        const operation = byId.get(call.operationId)
        if (operation === undefined) throw new Error(`${call.operationId} is not an operation of ${name}`)
        return rowOf(document, operation, call, commandsOf)
      })
      const first = byId.get(service.calls[0]?.operationId ?? "")
      return { name, service, rows, summary: first === undefined ? "" : summaryOf(document, first) }
    }
    return services.map(made)
  })
  const entries = all.map(({ name, rows, service, summary }) => {
    const commands = rows.map(({ command, deprecation, operationId, retry, summary: short }) =>
      literal({ command, operationId, summary: short, retry, ...(deprecation !== undefined && { deprecated: true }) })
    )
    return [
      "  {",
      `    service: ${literal(kebab(service.name))},`,
      `    client: ${literal(service.name)},`,
      `    api: ${literal(name)},`,
      `    summary: ${literal(summary)},`,
      `    commands: [\n      ${commands.join(",\n      ")}\n    ],`,
      `    load: () => import("./${kebab(service.name)}.gen.ts")`,
      "  }"
    ].join("\n")
  })
  const index = [
    header("specs/*, packages/brand-lift/src and packages/exchange/src"),
    'import type { Service } from "./Operation.ts"',
    `export const services: ReadonlyArray<Service> = [\n${entries.join(",\n")}\n]\n`
  ].join("\n\n")
  const folder = "packages/cli/src/operations"
  return [
    { path: `${folder}/services.gen.ts`, text: index },
    ...all.map(({ name, rows, service }) => ({
      path: `${folder}/${kebab(service.name)}.gen.ts`,
      text: moduleOf(rows, `specs/${name}`)
    }))
  ]
}
