/**
 * Writes the items of a list as they arrive.
 */
import type { CallFlags, OutputForm } from "../arguments/globalOptions.ts"
import type { Operation } from "../operations/Operation.ts"
import type { Output, CommandContext } from "../CommandContext.ts"
import { clean, safeJson } from "./clean.ts"
import { csvLine, csvRow } from "./csv.ts"
import { columnsOf, isObject, pick } from "./rows.ts"
import { makeMissingFields } from "./MissingFields.ts"
import { makeTable } from "./table.ts"

/** The number of rows from which the column widths of a table or the columns of the CSV output are determined. */
const sample = 100

/** Returns functions that show and clear the progress line, which is redrawn on a terminal while pages arrive. */
const progressOf = (stderr: Output, stdout: Output, isQuiet: boolean) => {
  const isShown = stderr.isTerminal && !stdout.isTerminal && !isQuiet
  let drawn = 0
  return {
    show: async (count: number) => {
      const now = Date.now()
      if (!isShown || now - drawn < 100) return
      drawn = now
      await stderr.write(`\r${count} items\u001B[K`)
    },
    end: async () => {
      if (isShown && drawn > 0) await stderr.write("\r\u001B[K")
    }
  }
}

interface Lines {
  readonly begin: (rows: ReadonlyArray<unknown>) => string
  readonly row: (row: unknown, index: number) => string
  readonly end: (count: number) => string
}

const jsonLines: Lines = {
  begin: () => "[",
  row: (row, index) => `${index === 0 ? "\n" : ",\n"}${safeJson(row, 2).replaceAll(/^/gm, "  ")}`,
  end: (count) => (count === 0 ? "]\n" : "\n]\n")
}

const tableLines = (
  { columns }: Operation,
  { fields, quiet }: CallFlags,
  { stderr, stdout }: CommandContext,
  notes: Array<string>
): Lines => {
  let table = makeTable([], columns, fields, stdout.width)
  return {
    begin: (rows) => {
      table = makeTable(rows, columns, fields, stdout.width)
      if (table.hidden > 0 && !quiet && stderr.isTerminal)
        notes.push(`${table.hidden} more columns: select columns with --fields, or show all with --output json\n`)
      return rows.length === 0 ? "" : table.head
    },
    row: (row) => table.row(row),
    end: (count) => (count === 0 ? "no items\n" : "")
  }
}

const csvLines = (
  { columns }: Operation,
  { fields }: CallFlags,
  { stdout: { isTerminal } }: CommandContext,
  notes: Array<string>
): Lines => {
  let chosen: ReadonlyArray<string> = []
  const lost = new Set<string>()
  return {
    begin: (rows) => {
      chosen = fields ?? columnsOf(rows, columns)
      const isPlain = rows.length > 0 && rows.every((row) => !isObject(row))
      return csvLine(isPlain ? ["value"] : chosen, isTerminal)
    },
    row: (row) => {
      if (fields === undefined) for (const path of columnsOf([row], chosen).slice(chosen.length)) lost.add(path)
      return csvRow(row, chosen, isTerminal)
    },
    end: () => {
      const names = [...lost].map(clean).join(", ")
      if (lost.size > 0)
        notes.push(`omitted columns, which only later items have: ${names}. Select them with --fields\n`)
      return ""
    }
  }
}

const linesOf = (
  form: OutputForm,
  operation: Operation,
  flags: CallFlags,
  context: CommandContext,
  notes: Array<string>
): Lines => {
  if (form === "table") return tableLines(operation, flags, context, notes)
  if (form === "csv") return csvLines(operation, flags, context, notes)
  if (form === "json") return jsonLines
  return { begin: () => "", row: (row) => `${safeJson(row)}\n`, end: () => "" }
}

/** Writes the rows and returns how many there were. */
export const writeRows = async (
  items: AsyncIterable<unknown> | Iterable<unknown>,
  form: OutputForm,
  operation: Operation,
  flags: CallFlags,
  context: CommandContext
): Promise<number> => {
  const { signal, stderr, stdout } = context
  const { fields } = flags
  const notes: Array<string> = []
  const lines = linesOf(form, operation, flags, context, notes)
  const progress = progressOf(stderr, stdout, flags.quiet)
  const isJson = form === "json" || form === "ndjson"
  const waiting: Array<unknown> = []
  const missing = makeMissingFields(fields)
  let [count, isBegun] = [0, false]
  const flush = async () => {
    let text = isBegun ? "" : lines.begin(waiting)
    isBegun = true
    for (const row of waiting.splice(0)) text += lines.row(row, count++)
    if (text !== "") await stdout.write(text)
  }
  // Rows are buffered only until the layout is determined.
  const isReady = () => isBegun || isJson || waiting.length >= sample
  for await (const item of items) {
    signal.throwIfAborted()
    missing.observe(item)
    waiting.push(isJson && fields !== undefined ? pick(item, fields) : item)
    if (isReady() && waiting.length >= (isJson ? 1 : sample)) await flush()
    await progress.show(count + waiting.length)
  }
  await flush()
  await progress.end()
  await stdout.write(lines.end(count))
  for (const note of [...notes, missing.note() ?? ""]) if (note !== "") await stderr.write(note)
  return count
}
