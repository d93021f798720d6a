/**
 * Reads the input of a service method from the arguments: path and query parameters keyed by name, and `body`.
 */
import { usageError } from "../errors/CommandError.ts"
import type { Operation, Option, Service } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
import type { ParsedOptions } from "./readOptions.ts"
import { readJson, readText } from "./readText.ts"
import { readValue } from "./readValue.ts"

export type Input = Readonly<Record<string, unknown>>

/** Assigns the positional arguments, in order, to the path parameters that are not given as options. */
const withArguments = (
  options: ReadonlyArray<Option>,
  parsed: ParsedOptions
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const open = options.filter(({ in: place, option }) => place === "path" && !parsed.texts.has(option))
  const extra = parsed.arguments[open.length]
  if (extra !== undefined) {
    const takes = open.length === 0 ? "no further argument" : open.map(({ option }) => `<${option}>`).join(" ")
    throw usageError(`unexpected argument ${JSON.stringify(extra)}: the command takes ${takes}`)
  }
  return new Map([
    ...parsed.texts,
    ...parsed.arguments.map((text, index) => [open[index]?.option ?? "", [text]] as const)
  ])
}

const bodyOf = async (
  { body, options }: Operation,
  parsed: ParsedOptions,
  members: Input,
  context: CommandContext
): Promise<unknown> => {
  const [data] = parsed.texts.get("data") ?? []
  if (body === undefined) {
    if (data !== undefined) throw usageError("--data is not allowed: this operation has no request body")
    return undefined
  }
  if (data !== undefined) return readJson("data", await readText("data", data, context))
  if (Object.keys(members).length > 0) return members
  const names = options.filter((option) => option.in === "body").map(({ option }) => `--${option}`)
  if (body.required) throw usageError(`the operation requires a body: use ${["--data", ...names].join(" or ")}`)
  return undefined
}

export const readInput = async (
  service: Service,
  operation: Operation,
  parsed: ParsedOptions,
  context: CommandContext
): Promise<Input> => {
  const texts = withArguments(operation.options, parsed)
  const isBody = (option: Option) => option.in === "body"
  const missing = operation.options.filter(
    (option) => option.required === true && !isBody(option) && !texts.has(option.option)
  )
  if (missing.length > 0) {
    const names = missing.map(({ in: place, option }) => (place === "path" ? `<${option}>` : `--${option}`))
    throw usageError(`${service.service} ${operation.command} requires ${names.join(", ")}`)
  }
  const read = async (options: ReadonlyArray<Option>): Promise<Input> => {
    const entries: Array<readonly [string, unknown]> = []
    for (const option of options) {
      const own = texts.get(option.option)
      if (own === undefined) continue
      const inFile = isBody(option)
      const plain = inFile ? await Promise.all(own.map((text) => readText(option.option, text, context))) : own
      entries.push([option.name, readValue(option.option, option, plain)])
    }
    return Object.fromEntries(entries)
  }
  const parameters = await read(operation.options.filter((option) => !isBody(option)))
  const body = await bodyOf(operation, parsed, await read(operation.options.filter(isBody)), context)
  return { ...parameters, ...(body !== undefined && { body }) }
}
