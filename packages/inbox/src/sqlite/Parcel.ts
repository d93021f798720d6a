/**
 * Steps and rows on their way between two threads.
 *
 * Documents go in one buffer, which changes hands and is not copied again; rows go without the names of their columns. To
 * clone them as they are would take longer than to write them.
 */
import {
  type Bulk,
  type ColumnValues,
  isBulk,
  type Row,
  type Statement,
  type Step,
  type Transacted,
  type Value
} from "../store/Engine.ts"

/** Values of one column, end to end; a length of -1 is null. */
interface Joined {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly lengths: Int32Array<ArrayBuffer>
}

type PackedBulk = Omit<Bulk, "values"> & { readonly values: ReadonlyArray<ColumnValues | Joined> }
export type PackedStep = Statement | PackedBulk

/** What is handed over with the message rather than cloned. */
export interface Parcel<A> {
  readonly content: A
  readonly transfer: Array<ArrayBuffer>
}

export const packSteps = (steps: ReadonlyArray<Step>): Parcel<ReadonlyArray<PackedStep>> => {
  const transfer: Array<ArrayBuffer> = []
  const content = steps.map((step): PackedStep => {
    if (!isBulk(step)) return { ...step, params: step.params.map((value) => lend(value, transfer)) }
    const values = step.values.map((column, index) => {
      if (column instanceof Float64Array) {
        transfer.push(column.buffer)
        return column
      }
      const type = step.columns[index]?.type
      if (type !== "utf8" && type !== "bytes") return column
      const joined = join(column)
      transfer.push(joined.bytes.buffer, joined.lengths.buffer)
      return joined
    })
    return { ...step, values }
  })
  return { content, transfer }
}

/** One copy instead of two; the original stays with its owner, who may need it for another try. */
const lend = (value: Value, transfer: Array<ArrayBuffer>): Value => {
  if (!(value instanceof Uint8Array) || value.length < worthHanding) return value
  const copy = new Uint8Array(value)
  transfer.push(copy.buffer)
  return copy
}

export const unpackSteps = (steps: ReadonlyArray<PackedStep>): ReadonlyArray<Step> =>
  steps.map((step) =>
    "table" in step ? { ...step, values: step.values.map((one) => ("lengths" in one ? split(one) : one)) } : step
  )

const join = (values: ReadonlyArray<Value>): Joined => {
  const lengths = Int32Array.from(values, (value) => (value instanceof Uint8Array ? value.length : -1))
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + Math.max(0, length), 0))
  let at = 0
  for (const value of values) {
    if (!(value instanceof Uint8Array)) continue
    bytes.set(value, at)
    at += value.length
  }
  return { bytes, lengths }
}

const split = ({ bytes, lengths }: Joined): ReadonlyArray<Value> => {
  let at = 0
  return Array.from(lengths, (length) => (length < 0 ? null : bytes.subarray(at, (at += length))))
}

/** Rows of one statement: all have the same columns. */
export interface PackedRows {
  readonly names: ReadonlyArray<string>
  readonly values: ReadonlyArray<unknown>
}

/** Below this, in bytes, a copy is cheaper than handing over. */
const worthHanding = 16 * 1024

export const packRows = (rows: ReadonlyArray<Row>): Parcel<PackedRows> => {
  const names = Object.keys(rows[0] ?? {})
  const transfer: Array<ArrayBuffer> = []
  const values: Array<unknown> = []
  for (const row of rows) {
    for (const name of names) {
      const value = row[name]
      values.push(value)
      if (!(value instanceof Uint8Array) || value.length < worthHanding) continue
      // Only a buffer that holds nothing else.
      if (value.buffer instanceof ArrayBuffer && value.buffer.byteLength === value.length) transfer.push(value.buffer)
    }
  }
  return { content: { names, values }, transfer }
}

export const unpackRows = ({ names, values }: PackedRows): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  for (let at = 0; at < values.length; at += names.length) {
    const row: Record<string, unknown> = {}
    for (const [index, name] of names.entries()) row[name] = values[at + index]
    rows.push(row)
  }
  return rows
}

export interface PackedTransacted {
  readonly rows: ReadonlyArray<PackedRows>
  readonly unmet: number | undefined
}

export const packTransacted = ({ rows, unmet }: Transacted): Parcel<PackedTransacted> => {
  const packed = rows.map(packRows)
  return {
    content: { rows: packed.map(({ content }) => content), unmet },
    transfer: packed.flatMap(({ transfer }) => transfer)
  }
}

export const unpackTransacted = ({ rows, unmet }: PackedTransacted): Transacted => ({
  rows: rows.map(unpackRows),
  unmet
})
