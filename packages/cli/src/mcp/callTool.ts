/**
 * Calls a tool: checks its arguments, calls the operation, and returns a result that is limited in length and contains no data that the model must
 * not see.
 */
import { start } from "../call/start.ts"
import { usageError } from "../errors/CommandError.ts"
import { explain } from "../errors/explain.ts"
import type { Operation } from "../operations/Operation.ts"
import { isObject, pick } from "../output/rows.ts"
import { pageText, take, valueText } from "./boundedText.ts"
import type { Privacy } from "./Privacy.ts"
import type { Open } from "./Target.ts"
import type { Tool } from "./Tool.ts"
import { readArguments, type ToolArguments } from "./ToolArguments.ts"
import { withoutServiceText } from "./withoutServiceText.ts"

export interface ToolResult {
  readonly isError: boolean
  readonly text: string
}

/** The checked arguments of a tool call, with its operation. */
interface ToolCall extends ToolArguments {
  readonly operation: Operation
  readonly privacy: Privacy
  /** Calls the operation of the tool with the given input. */
  readonly call: (input: Record<string, unknown>) => unknown
}

/**
 * Returns a row without hidden values, reduced to the selected properties. Values are hidden first, because the name of a selected property is its
 * entire path, which would not be recognised as sensitive.
 */
const shown = ({ fields, privacy }: ToolCall, row: unknown): unknown => {
  const hidden = privacy.hide(row)
  return fields === undefined ? hidden : pick(hidden, fields)
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ""
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
  if (rest !== "") yield rest
}

/** Calls an operation that downloads a file. The first line of the file contains the column names. */
const runDownload = async ({ call, input, limit, offset }: ToolCall): Promise<string> => {
  const lines = linesOf(call(input) as AsyncIterable<Uint8Array>)
  const head = await lines.next()
  return pageText(await take(lines, offset, limit), offset, { header: head.value ?? "" })
}

/**
 * Calls an operation that returns a list. The list is read from its first page, whatever the offset, because a service may return short pages. The
 * page of the item at the offset is therefore unknown.
 */
const runList = async (toolCall: ToolCall): Promise<string> => {
  const { call, input, limit, offset } = toolCall
  const { isMore, items } = await take(call(input) as AsyncIterable<unknown>, offset, limit)
  return pageText({ items: items.map((row) => shown(toolCall, row)), isMore }, offset)
}

/** Calls an operation with a single response, which is a value, a list, or an object that contains a list of rows. */
const runCall = async (toolCall: ToolCall): Promise<string> => {
  const { call, fields, input, limit, offset, operation, privacy } = toolCall
  const value = await call(input)
  const { rows = "" } = operation
  const list = operation.rows !== undefined && isObject(value) ? value[rows] : value
  if (!Array.isArray(list)) return valueText(shown(toolCall, value))
  const { isMore, items } = await take(list as ReadonlyArray<unknown>, offset, limit)
  const { [rows]: _rows, ...others } = isObject(value) && fields === undefined ? value : {}
  const extra = privacy.hide(others) as Record<string, unknown>
  return pageText({ items: items.map((row) => shown(toolCall, row)), isMore }, offset, extra)
}

const runners = { method: runCall, download: runDownload, list: runList }

export const callTool = async (
  tool: Tool,
  args: unknown,
  open: Open,
  privacy: Privacy,
  signal: AbortSignal
): Promise<ToolResult> => {
  try {
    if (!isObject(args)) throw usageError(`${tool.name} requires an object of arguments`)
    const read = readArguments(tool, args)
    const { operation, service } = tool
    const client = await open(service, operation)
    const call = (input: Record<string, unknown>) => start(client, operation, input, signal)
    const text = await runners[operation.form]({ ...read, operation, privacy, call })
    return { isError: false, text: privacy.hideSecrets(text) }
  } catch (cause) {
    const error = privacy.hidesAny(tool.sensitiveNames()) ? withoutServiceText(cause) : cause
    return { isError: true, text: privacy.hideSecrets(explain(error).message) }
  }
}
