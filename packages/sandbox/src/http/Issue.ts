/** A problem with a request. Each API creates its error body from such issues. */

export interface Issue {
  /** The name of the field or parameter. For a nested field, the path with dots between the segments. */
  readonly field: string
  /** The JSON Schema keyword that failed (`required`, `type`, `maximum`, …), or `style` for a list in the wrong format. */
  readonly keyword: string
  readonly message: string
  /** Ajv's parameters for the failed keyword, and all bounds in the schema. */
  readonly params: Readonly<Record<string, unknown>>
}
