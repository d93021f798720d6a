/**
 * The meanings of known values, read from the spec: one constant a schema, under the schema's name.
 *
 * Only schemas of their own are listed, and only values with a meaning: the other `x-known-values` stand in the types as open enums.
 */
import type { Document } from "@fieldwork/specs/openapi"
import { header } from "./header.ts"

interface KnownValue {
  readonly value: number | string
  readonly meaning: string
}

const isTable = (values: unknown): values is ReadonlyArray<KnownValue> =>
  Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "object" && "meaning" in value)

const rowOf = ({ meaning, value }: KnownValue) =>
  `  { value: ${JSON.stringify(value)}, meaning: ${JSON.stringify(meaning)} }`

/** Undefined when no schema of the document has such values. */
export const knownValues = (document: Document, source: string): string | undefined => {
  const tables = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const values = schema["x-known-values"]
    if (!isTable(values)) return []
    const twice = values.find(({ value }, index) => values.findIndex((other) => other.value === value) !== index)
    if (twice !== undefined) throw new Error(`${name} gives ${JSON.stringify(twice.value)} two meanings`)
    return [`export const ${name} = [\n${values.map(rowOf).join(",\n")}\n] as const`]
  })
  return tables.length === 0 ? undefined : [header(source), ...tables, ""].join("\n\n")
}
