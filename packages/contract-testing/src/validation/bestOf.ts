/**
 * Chooses between the values that a text can represent.
 */
import type { Document, Schema } from "@fieldwork/specs/openapi"
import { schemasOf } from "./Schemas.ts"

/** Returns the first value that is valid. If no value is valid, returns the first one of those with the fewest mismatches. */
export const bestOf = (document: Document, schema: Schema | undefined, candidates: ReadonlyArray<unknown>): unknown => {
  const [first, ...others] = candidates
  if (others.length === 0 || schema === undefined) return first
  const { mismatchesOf } = schemasOf(document)
  let best = { value: first, count: mismatchesOf(schema, first).length }
  for (const value of others) {
    if (best.count === 0) break
    const count = mismatchesOf(schema, value).length
    if (count < best.count) best = { value, count }
  }
  return best.value
}
