/** A problem with a request. Each API creates its error body from such issues. */

export interface Issue {
  /** The field or parameter. The path to a nested field is separated by dots. */
  readonly field: string
  /** The JSON Schema keyword that failed (`required`, `type`, `maximum`, …), or `style` for a list in the wrong format. */
  readonly keyword: string
  readonly message: string
  /** Ajv's parameters for the failed keyword, and all bounds in the schema. */
  readonly params: Readonly<Record<string, unknown>>
}
