/**
 * What is wrong with a request, before any API's error body is written.
 */

export interface Issue {
  /** The field or parameter, with dots between the steps of a nested one. */
  readonly field: string
  /** A JSON Schema keyword (`required`, `type`, `maximum`, …), or `parameter` for one that cannot be read. */
  readonly keyword: string
  readonly message: string
  /** What the keyword says beside, and every bound that the schema sets. */
  readonly params: Readonly<Record<string, unknown>>
}
