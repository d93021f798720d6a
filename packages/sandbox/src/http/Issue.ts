/** A problem of a request, from which each API creates its error body. */

export interface Issue {
  /** The field or parameter. The steps of a nested field are separated by dots. */
  readonly field: string
  /** A JSON Schema keyword (`required`, `type`, `maximum`, …), or `parameter` for a parameter that cannot be parsed. */
  readonly keyword: string
  readonly message: string
  /** The parameters of the keyword, and every bound of the schema. */
  readonly params: Readonly<Record<string, unknown>>
}
