/**
 * Encodes transaction steps and result rows for transfer between two threads.
 *
 * All documents are joined in one buffer, which is transferred without another copy. Rows are sent without column names. Cloning unencoded rows would
 * take longer than writing them to the database.
 */
import {
  type Bulk,
  type ColumnType,
  type ColumnValues,
  isBulk,
  type Row,
  type Statement,
  type Step,
  type Transacted,
  type Value
} from "../store/Engine.ts"

/** The concatenated values of one column, with the length of each value. A length of -1 means null. */
interface Joined {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly lengths: Int32Array<ArrayBuffer>
}

/** A column with a small number of distinct values, encoded as a list of these values and an index for each row. */
interface Coded {
  readonly distinct: ReadonlyArray<Value>
  readonly codes: Uint8Array<ArrayBuffer>
}

type TransferredColumn = ColumnValues | Joined | Coded
type TransferredBulk = Omit<Bulk, "values"> & { readonly values: ReadonlyArray<TransferredColumn> }
export type TransferredStep = Statement | TransferredBulk

/** A message, and the buffers in it that are transferred instead of cloned. */
export interface Transferable<A> {
  readonly content: A
  readonly transfer: Array<ArrayBuffer>
}

export const stepsToTransfer = (steps: ReadonlyArray<Step>): Transferable<ReadonlyArray<TransferredStep>> => {
  const transfer: Array<ArrayBuffer> = []
  const content = steps.map((step): TransferredStep => {
    if (!isBulk(step)) return { ...step, params: step.params.map((value) => copyForTransfer(value, transfer)) }
    return { ...step, values: step.values.map((column, index) => pack(column, step.columns[index]?.type, transfer)) }
  })
  return { content, transfer }
}

/**
 * Copies a value into a buffer that is transferred, so only one copy is made instead of two. The caller keeps the original for a possible retry.
 * Small values are also copied, because cloning a view of a buffer clones the entire buffer.
 */
const copyForTransfer = (value: Value, transfer: Array<ArrayBuffer>): Value => {
  if (!(value instanceof Uint8Array)) return value
  const copy = new Uint8Array(value)
  if (copy.length >= minTransferBytes) transfer.push(copy.buffer)
  return copy
}

export const stepsFromTransfer = (steps: ReadonlyArray<TransferredStep>): ReadonlyArray<Step> =>
  steps.map((step) => ("table" in step ? { ...step, values: step.values.map(unpack) } : step))

const pack = (column: ColumnValues, type: ColumnType | undefined, transfer: Array<ArrayBuffer>): TransferredColumn => {
  if (column instanceof Float64Array) {
    transfer.push(column.buffer)
    return column
  }
  if (type !== "utf8" && type !== "bytes") return encodeDistinct(column, transfer) ?? column
  const joined = join(column)
  transfer.push(joined.bytes.buffer, joined.lengths.buffer)
  return joined
}

const unpack = (column: TransferredColumn): ColumnValues =>
  "codes" in column ? decode(column) : "lengths" in column ? split(column) : column

/** The maximum number of distinct values for which a column is encoded as a list of the values and an index for each row. */
const maxDistinct = 64

/** Encodes a column as a list of its distinct values and an index for each row. Returns undefined if there are too many distinct values. */
const encodeDistinct = (values: ReadonlyArray<Value>, transfer: Array<ArrayBuffer>): Coded | undefined => {
  const positions = new Map<Value, number>()
  const codes = new Uint8Array(values.length)
  let [last, position]: [Value | undefined, number] = [undefined, 0]
  for (let at = 0; at < codes.length; at++) {
    const value = values[at] ?? null
    if (value !== last) {
      const known = positions.get(value)
      if (known === undefined && positions.size === maxDistinct) return undefined
      position = known ?? positions.size
      positions.set(value, position)
      last = value
    }
    codes[at] = position
  }
  transfer.push(codes.buffer)
  return { distinct: [...positions.keys()], codes }
}

const decode = ({ codes, distinct }: Coded): ReadonlyArray<Value> => {
  const values: Array<Value> = []
  for (const code of codes) values.push(distinct[code] ?? null)
  return values
}

const join = (values: ReadonlyArray<Value>): Joined => {
  const lengths = new Int32Array(values.length)
  let size = 0
  for (let at = 0; at < lengths.length; at++) {
    const value = values[at]
    lengths[at] = value instanceof Uint8Array ? value.length : -1
    if (value instanceof Uint8Array) size += value.length
  }
  const bytes = new Uint8Array(size)
  let end = 0
  for (const value of values) {
    if (!(value instanceof Uint8Array)) continue
    bytes.set(value, end)
    end += value.length
  }
  return { bytes, lengths }
}

const split = ({ bytes, lengths }: Joined): ReadonlyArray<Value> => {
  const values: Array<Value> = []
  let at = 0
  for (const length of lengths) values.push(length < 0 ? null : bytes.subarray(at, (at += length)))
  return values
}

/** The rows that one statement returned. All rows have the same columns. */
export interface TransferredRows {
  readonly names: ReadonlyArray<string>
  readonly values: ReadonlyArray<unknown>
}

/** The size in bytes below which cloning a value is cheaper than transferring it. */
const minTransferBytes = 16 * 1024

export const rowsToTransfer = (rows: ReadonlyArray<Row>): Transferable<TransferredRows> => {
  const names = Object.keys(rows[0] ?? {})
  const transfer: Array<ArrayBuffer> = []
  const values: Array<unknown> = []
  for (const row of rows) {
    for (const name of names) {
      const value = row[name]
      values.push(value)
      if (!(value instanceof Uint8Array) || value.length < minTransferBytes) continue
      // A buffer can be transferred only if it contains no other data.
      if (value.buffer instanceof ArrayBuffer && value.buffer.byteLength === value.length) transfer.push(value.buffer)
    }
  }
  return { content: { names, values }, transfer }
}

export const rowsFromTransfer = ({ names, values }: TransferredRows): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  for (let at = 0; at < values.length; at += names.length) {
    const row: Record<string, unknown> = {}
    for (const [index, name] of names.entries()) row[name] = values[at + index]
    rows.push(row)
  }
  return rows
}

export interface TransferredResult {
  readonly rows: ReadonlyArray<TransferredRows>
  readonly unmet: number | undefined
}

export const resultToTransfer = ({ rows, unmet }: Transacted): Transferable<TransferredResult> => {
  const encoded = rows.map(rowsToTransfer)
  return {
    content: { rows: encoded.map(({ content }) => content), unmet },
    transfer: encoded.flatMap(({ transfer }) => transfer)
  }
}

export const resultFromTransfer = ({ rows, unmet }: TransferredResult): Transacted => ({
  rows: rows.map(rowsFromTransfer),
  unmet
})
