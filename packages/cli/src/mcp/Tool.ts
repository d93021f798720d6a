/**
 * The tools of the MCP server: one per operation, except for the token request, whose result is a secret.
 */
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { usageError } from "../errors/CommandError.ts"
import type { Operation, Service } from "../operations/Operation.ts"
import { services } from "../operations/services.gen.ts"
import { type InputSchema, inputSchemaOf, isPaginated } from "./InputSchema.ts"
import { sensitiveNames } from "./sensitiveNames.ts"

export interface Tool {
  readonly name: string
  readonly service: Service
  readonly operation: Operation
  readonly description: string
  readonly inputSchema: InputSchema
  readonly isWrite: boolean
  /** Whether the tool downloads content that identifies respondents. */
  readonly isSensitive: boolean
  /** Returns the names of the sensitive properties in the request and the responses. */
  readonly sensitiveNames: () => ReadonlyArray<string>
}

/** The permissions that the user has granted. */
export interface Permissions {
  readonly allowWrites: boolean
  /** The names of the sensitive properties that the model may see, and of the tools with which it may download data about individual respondents. */
  readonly reveal: ReadonlySet<string>
  /** The names of the permitted services. Default: all services. */
  readonly services?: ReadonlySet<string>
}

const snake = (name: string): string => name.replaceAll("-", "_")

const statedOperations = new Map(
  Object.entries(documents).flatMap(([api, document]) =>
    operationsOf(document).map((operation) => [`${api} ${operation.id}`, { document, operation }] as const)
  )
)

const describe = (operation: Operation): string => {
  const { consequence, deprecation, description, retry, summary, verb } = operation
  const sentences = [
    `${summary}.`,
    description,
    ...(deprecation === undefined ? [] : [`Deprecated: use ${snake(deprecation.replacement.replace(" ", "_"))}.`]),
    ...(verb === "GET" ? [] : ["This operation changes data."]),
    ...(consequence?.costs === undefined ? [] : [`It costs money: ${consequence.costs}`]),
    ...(consequence?.permanent === undefined ? [] : [`It cannot be undone: ${consequence.permanent}`]),
    ...(retry === "once" ? ["It is never retried: if its result is unknown, check before calling it again."] : []),
    ...(isPaginated(operation)
      ? ["Returns at most `limit` items; `next_offset` of the result is the offset of the next items."]
      : [])
  ]
  return sentences.filter((text) => text !== "").join(" ")
}

const toolsOf = async (service: Service): Promise<ReadonlyArray<Tool>> => {
  const { operations } = await service.load()
  return operations.flatMap((operation) => {
    const stated = statedOperations.get(`${service.api} ${operation.operationId}`)
    if (operation.method === undefined || stated === undefined) return []
    const success = Object.values(stated.operation.object.responses ?? {})
    return [
      {
        name: snake(`${service.service}_${operation.command}`),
        service,
        operation,
        description: describe(operation),
        inputSchema: inputSchemaOf(stated.document, stated.operation, operation),
        isWrite: operation.verb !== "GET",
        isSensitive: operation.form === "download" && JSON.stringify(success).includes('"x-sensitive":"respondent"'),
        sensitiveNames: () => sensitiveNames(stated.document, stated.operation)
      }
    ]
  })
}

/** Returns all tools, including tools that are not permitted. */
export const allTools = async (): Promise<ReadonlyArray<Tool>> => (await Promise.all(services.map(toolsOf))).flat()

export const isPermitted = (
  { isSensitive, isWrite, name, service }: Tool,
  { allowWrites, reveal, services: chosen }: Permissions
): boolean =>
  (allowWrites || !isWrite) &&
  (!isSensitive || reveal.has(name)) &&
  (chosen === undefined || chosen.has(service.service))

/**
 * Throws if a name is neither that of a sensitive property nor that of a tool that downloads data about individual respondents. Otherwise, a misspelt
 * name would leave data hidden without an error.
 */
export const checkReveal = (
  reveal: ReadonlySet<string>,
  sensitive: ReadonlyMap<string, "respondent" | "secret">,
  tools: ReadonlyArray<Tool>
): void => {
  const names = [
    ...[...sensitive].filter(([, kind]) => kind === "respondent").map(([name]) => name),
    ...tools.filter(({ isSensitive }) => isSensitive).map(({ name }) => name)
  ]
  for (const name of reveal) {
    if (sensitive.get(name) === "secret") throw usageError(`--reveal ${name}: a secret is never shown to a model`)
    if (!names.includes(name))
      throw usageError(`--reveal accepts ${names.toSorted().join(", ")}, not ${JSON.stringify(name)}`)
  }
}
