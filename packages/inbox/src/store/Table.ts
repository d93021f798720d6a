/**
 * A table as a value: its SQL and the types of its rows come from one definition.
 */
import type { ColumnType, Value } from "./Engine.ts"

/** A query returns `Read`; an insert takes `Write`. */
export interface Column<Read extends Value = Value, Write extends Value = Value> {
  readonly type: ColumnType
  readonly nullable: boolean
  /** Types only. */
  readonly types?: { readonly read: Read; readonly write: Write }
}

export const integer = <A extends number = number>(): Column<A, A> => ({ type: "integer", nullable: false })
export const text = <A extends string = string>(): Column<A, A> => ({ type: "text", nullable: false })
/** A text that is written as its UTF-8 bytes and read as a string. */
export const utf8 = (): Column<string, Uint8Array> => ({ type: "utf8", nullable: false })
export const bytes = (): Column<Uint8Array, Uint8Array> => ({ type: "bytes", nullable: false })
export const nullable = <Read extends Value, Write extends Value>(
  column: Column<Read, Write>
): Column<Read | null, Write | null> => ({ type: column.type, nullable: true })

type Columns = Readonly<Record<string, Column<never, never> | Column>>

export interface Table<Name extends string = string, Defined extends Columns = Columns> {
  readonly name: Name
  readonly key: ReadonlyArray<string>
  readonly columns: ReadonlyArray<Column & { readonly name: string }>
  readonly defined?: Defined
}

/** The order of the columns is that of the definition. */
export const table = <const Name extends string, Defined extends Columns>(
  name: Name,
  key: ReadonlyArray<keyof Defined & string>,
  defined: Defined
): Table<Name, Defined> => ({
  name,
  key,
  columns: Object.entries(defined).map(([name, column]) => ({ name, type: column.type, nullable: column.nullable }))
})

type DefinedBy<T extends Table> = NonNullable<T["defined"]>

/** A row as a query returns it. */
export type RowOf<T extends Table> = {
  readonly [Name in keyof DefinedBy<T>]: DefinedBy<T>[Name] extends Column<infer Read, infer _> ? Read : never
}

/** A row as an insert takes it. */
export type NewRowOf<T extends Table> = {
  readonly [Name in keyof DefinedBy<T>]: DefinedBy<T>[Name] extends Column<infer _, infer Write> ? Write : never
}

export type Dialect = "sqlite" | "postgres"
const typeNames: Readonly<Record<Dialect, Readonly<Record<ColumnType, string>>>> = {
  sqlite: { integer: "INTEGER", text: "TEXT", utf8: "TEXT", bytes: "BLOB" },
  // Texts are compared byte by byte, as in SQLite, so that both engines list in the same order.
  postgres: { integer: "BIGINT", text: 'TEXT COLLATE "C"', utf8: 'TEXT COLLATE "C"', bytes: "BYTEA" }
}

export const createTable = (dialect: Dialect, { columns, key }: Table, name: string): string => {
  const types = typeNames[dialect]
  const lines = columns.map((column) => `${column.name} ${types[column.type]}${column.nullable ? "" : " NOT NULL"}`)
  // In SQLite a compound key is the table itself, not an index beside it.
  const tail = dialect === "sqlite" && key.length > 1 ? " WITHOUT ROWID" : ""
  return `CREATE TABLE ${name} (${[...lines, `PRIMARY KEY (${key.join(", ")})`].join(", ")})${tail}`
}
