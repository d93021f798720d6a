/**
 * Reads the arguments of a tool: the input of its operation, and the limits on its result.
 */
import { usageError } from "../errors/CommandError.ts"
import { paginationArguments, isPaginated } from "./InputSchema.ts"
import type { Tool } from "./Tool.ts"

export interface ToolArguments {
  /** The input of the operation. */
  readonly input: Record<string, unknown>
  readonly limit: number
  readonly offset: number
  /** The properties to show in each row. Default: all properties. */
  readonly fields: ReadonlyArray<string> | undefined
}

const checkNames = ({ inputSchema, name }: Tool, args: Record<string, unknown>): void => {
  const unknown = Object.keys(args).find((each) => !Object.hasOwn(inputSchema.properties, each))
  if (unknown !== undefined) throw usageError(`${name} has no argument ${JSON.stringify(unknown)}`)
  const missing = inputSchema.required.filter((each) => args[each] === undefined)
  if (missing.length > 0) throw usageError(`${name} requires ${missing.join(", ")}`)
}

const readInteger = (argument: unknown, name: "limit" | "offset", max: number): number => {
  const { default: defaultValue, minimum } = paginationArguments[name]
  const value = argument ?? defaultValue
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < minimum || value > max)
    throw usageError(`${name} must be an integer from ${minimum} to ${max}`)
  return value
}

const readFields = (fields: unknown): ReadonlyArray<string> | undefined => {
  if (fields === undefined) return undefined
  if (!(Array.isArray(fields) && fields.every((each) => typeof each === "string")))
    throw usageError("fields must be an array of names")
  return fields.length === 0 ? undefined : fields
}

/** Returns the arguments of a tool call. Throws an error that names an invalid argument and its accepted values. */
export const readArguments = (tool: Tool, args: Record<string, unknown>): ToolArguments => {
  checkNames(tool, args)
  const { fields, limit, offset, ...input } = args
  const isTaken = isPaginated(tool.operation)
  return {
    input,
    limit: readInteger(isTaken ? limit : undefined, "limit", paginationArguments.limit.maximum),
    offset: readInteger(isTaken ? offset : undefined, "offset", 10_000_000),
    fields: readFields(fields)
  }
}
