/**
 * Writes the result of a call that is not a stream: an object, a list, or text.
 */
import type { CallFlags, OutputForm } from "../arguments/globalOptions.ts"
import type { Operation } from "../operations/Operation.ts"
import type { CommandContext } from "../CommandContext.ts"
import { safeJson } from "./clean.ts"
import { makeMissingFields } from "./MissingFields.ts"
import { isObject, pick } from "./rows.ts"
import { objectTable } from "./table.ts"
import { writeRows } from "./writeRows.ts"

/** Returns the rows in a response: the response itself if it is a list, or else the property that the spec names. */
const rowsIn = (value: unknown, { rows }: Operation): ReadonlyArray<unknown> | undefined => {
  if (Array.isArray(value)) return value
  const member = rows === undefined || !isObject(value) ? undefined : value[rows]
  return Array.isArray(member) ? member : undefined
}

export const writeValue = async (
  value: unknown,
  form: OutputForm,
  operation: Operation,
  flags: CallFlags,
  context: CommandContext
): Promise<void> => {
  const { fields, limit } = flags
  const { stderr, stdout } = context
  const rows = rowsIn(value, operation)
  if (rows !== undefined && (form !== "json" || fields !== undefined || limit !== undefined)) {
    await writeRows(rows.slice(0, limit), form, operation, flags, context)
    return
  }
  if (form === "csv") {
    await writeRows([value], form, operation, flags, context)
    return
  }
  const missing = makeMissingFields(fields)
  missing.observe(value)
  const note = missing.note()
  if (note !== undefined) await stderr.write(note)
  if (form === "table") return stdout.write(objectTable(value, fields, stdout.width))
  const shown = fields === undefined ? value : pick(value, fields)
  await stdout.write(`${safeJson(shown, form === "json" ? 2 : undefined)}\n`)
}
