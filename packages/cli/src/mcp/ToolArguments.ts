/**
 * Reads the arguments of a tool: the input of its operation, and the limits of its result.
 */
import { usageError } from "../errors/CommandError.ts"
import { boundArguments, isBounded } from "./InputSchema.ts"
import type { Tool } from "./Tool.ts"

export interface ToolArguments {
  /** The input of the operation. */
  readonly input: Record<string, unknown>
  readonly limit: number
  readonly offset: number
  /** The properties of each row to show. Default: all properties. */
  readonly fields: ReadonlyArray<string> | undefined
}

const checkNames = ({ inputSchema, name }: Tool, given: Record<string, unknown>): void => {
  const unknown = Object.keys(given).find((each) => !Object.hasOwn(inputSchema.properties, each))
  if (unknown !== undefined) throw usageError(`${name} has no argument ${JSON.stringify(unknown)}`)
  const missing = inputSchema.required.filter((each) => given[each] === undefined)
  if (missing.length > 0) throw usageError(`${name} needs ${missing.join(", ")}`)
}

const readInteger = (given: unknown, name: "limit" | "offset", most: number): number => {
  const { default: usual, minimum } = boundArguments[name]
  const value = given ?? usual
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < minimum || value > most)
    throw usageError(`${name} takes a whole number from ${minimum} to ${most}`)
  return value
}

const readFields = (given: unknown): ReadonlyArray<string> | undefined => {
  if (given === undefined) return undefined
  if (!(Array.isArray(given) && given.every((each) => typeof each === "string")))
    throw usageError("fields takes a list of names")
  return given.length === 0 ? undefined : given
}

/** Returns the arguments of a tool call. Throws an error that names an invalid argument and its accepted values. */
export const readArguments = (tool: Tool, given: Record<string, unknown>): ToolArguments => {
  checkNames(tool, given)
  const { fields, limit, offset, ...input } = given
  const isTaken = isBounded(tool.operation)
  return {
    input,
    limit: readInteger(isTaken ? limit : undefined, "limit", boundArguments.limit.maximum),
    offset: readInteger(isTaken ? offset : undefined, "offset", 10_000_000),
    fields: readFields(fields)
  }
}
