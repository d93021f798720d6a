/**
 * A table definition as a value. The SQL of the table and the types of its rows are derived from the definition.
 */
import type { ColumnType, Value } from "./Engine.ts"

/** A column. `Read` is the type of the values that a query returns, and `Write` the type of the values that an insert accepts. */
export interface Column<Read extends Value = Value, Write extends Value = Value> {
  readonly type: ColumnType
  readonly nullable: boolean
  /** This property exists only in the type, not at run time. */
  readonly types?: { readonly read: Read; readonly write: Write }
}

/**
 * Returns a column of integers. The type argument restricts the values, as in `integer<0 | 1>()`.
 *
 * @example
 * ```ts
 * import { integer } from "@fieldwork/inbox/projection"
 * integer<0 | 1>() // => { "type": "integer", "nullable": false }
 * ```
 */
export const integer = <A extends number = number>(): Column<A, A> => ({ type: "integer", nullable: false })
/**
 * Returns a column of strings. The type argument restricts the values, as in `text<"open" | "closed">()`.
 *
 * @example
 * ```ts
 * import { text } from "@fieldwork/inbox/projection"
 * text<"open" | "closed">() // => { "type": "text", "nullable": false }
 * ```
 */
export const text = <A extends string = string>(): Column<A, A> => ({ type: "text", nullable: false })
/**
 * Returns a column for documents. Its values are written as UTF-8 bytes and read as strings.
 *
 * @example
 * ```ts
 * import { utf8 } from "@fieldwork/inbox/projection"
 * utf8() // => { "type": "utf8", "nullable": false }
 * ```
 */
export const utf8 = (): Column<string, Uint8Array> => ({ type: "utf8", nullable: false })
/**
 * Returns a column of bytes.
 *
 * @example
 * ```ts
 * import { bytes } from "@fieldwork/inbox/projection"
 * bytes() // => { "type": "bytes", "nullable": false }
 * ```
 */
export const bytes = (): Column<Uint8Array, Uint8Array> => ({ type: "bytes", nullable: false })
/**
 * Returns a copy of a column that also allows NULL.
 *
 * @example
 * ```ts
 * import { integer, nullable } from "@fieldwork/inbox/projection"
 * nullable(integer()) // => { "type": "integer", "nullable": true }
 * ```
 */
export const nullable = <Read extends Value, Write extends Value>(
  column: Column<Read, Write>
): Column<Read | null, Write | null> => ({ type: column.type, nullable: true })

type Columns = Readonly<Record<string, Column<never, never> | Column>>

/** The definition of a table. The SQL of the table and the types of its rows (`RowOf` and `NewRowOf`) are derived from the definition. */
export interface Table<Name extends string = string, Defined extends Columns = Columns> {
  readonly name: Name
  readonly key: ReadonlyArray<string>
  readonly columns: ReadonlyArray<Column & { readonly name: string }>
  readonly defined?: Defined
}

/**
 * Defines a table with its name, the names of its key columns, and its columns in the order in which they are stored.
 *
 * @example
 * ```ts
 * import { integer, type NewRowOf, table, text } from "@fieldwork/inbox/projection"
 *
 * const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
 * const row: NewRowOf<typeof price> = { survey_id: 7, currency: "USD" }
 * price.columns.map(({ name }) => name) // => ["survey_id", "currency"]
 * Object.keys(row).length // => 2
 * ```
 */
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

/** The type of a row that a query returns. */
export type RowOf<T extends Table> = {
  readonly [Name in keyof DefinedBy<T>]: DefinedBy<T>[Name] extends Column<infer Read, infer _> ? Read : never
}

/** The type of a row that an insert accepts. */
export type NewRowOf<T extends Table> = {
  readonly [Name in keyof DefinedBy<T>]: DefinedBy<T>[Name] extends Column<infer _, infer Write> ? Write : never
}

export type Dialect = "sqlite" | "postgres"
const typeNames: Readonly<Record<Dialect, Readonly<Record<ColumnType, string>>>> = {
  sqlite: { integer: "INTEGER", text: "TEXT", utf8: "TEXT", bytes: "BLOB" },
  // Strings are compared byte by byte, as in SQLite, so that both engines return rows in the same order.
  postgres: { integer: "BIGINT", text: 'TEXT COLLATE "C"', utf8: 'TEXT COLLATE "C"', bytes: "BYTEA" }
}

export const createTable = (dialect: Dialect, { columns, key }: Table, name: string): string => {
  const types = typeNames[dialect]
  const lines = columns.map((column) => `${column.name} ${types[column.type]}${column.nullable ? "" : " NOT NULL"}`)
  // In SQLite, a table with a compound key is stored in the order of this key, without a separate index.
  const tail = dialect === "sqlite" && key.length > 1 ? " WITHOUT ROWID" : ""
  return `CREATE TABLE ${name} (${[...lines, `PRIMARY KEY (${key.join(", ")})`].join(", ")})${tail}`
}
