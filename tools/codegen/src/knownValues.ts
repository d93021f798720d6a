/**
 * Writes the meanings of the known values in the spec, as one constant per schema. Each constant has the name of its schema.
 *
 * Only named schemas whose values have a meaning are included. All other `x-known-values` appear only as open enums in the types.
 */
import type { Document } from "@fieldwork/specs/openapi"
import { commentText, docstring } from "./docstring.ts"
import { documentedHeader } from "./header.ts"

interface KnownValue {
  readonly value: number | string
  readonly meaning: string
}

const isTable = (values: unknown): values is ReadonlyArray<KnownValue> =>
  Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "object" && "meaning" in value)

const rowOf = ({ meaning, value }: KnownValue) =>
  `  { value: ${JSON.stringify(value)}, meaning: ${JSON.stringify(meaning)} }`

/** Returns the docstring of a constant that maps known values to their meanings. `value` and `meaning` are used in the example. */
const tableDocstring = (entry: string, name: string, description: string, { meaning, value }: KnownValue): string =>
  docstring(
    `The known values of \`${name}\` with their meanings; more values may be added.${description === "" ? "" : ` ${commentText(description)}`}`,
    entry,
    [name],
    [`${name}.find(({ value }) => value === ${JSON.stringify(value)})?.meaning // => ${JSON.stringify(meaning)}`]
  )

const moduleText =
  "The known values of the API with their meanings. The lists are open: the service can send other values."

/**
 * Returns the source code of the module, or undefined if no schema in the document has known values with a meaning. `entry` is the specifier from
 * which programs import the module.
 */
export const knownValues = (document: Document, source: string, entry: string): string | undefined => {
  const tables = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const values = schema["x-known-values"]
    if (!isTable(values)) return []
    const duplicate = values.find(({ value }, index) => values.findIndex((other) => other.value === value) !== index)
    if (duplicate !== undefined) throw new Error(`${name} gives ${JSON.stringify(duplicate.value)} two meanings`)
    const [shown] = values
    if (shown === undefined) return []
    const comment = tableDocstring(entry, name, schema.description ?? "", shown)
    return [`${comment}\nexport const ${name} = [\n${values.map(rowOf).join(",\n")}\n] as const`]
  })
  return tables.length === 0 ? undefined : [documentedHeader(source, moduleText), ...tables, ""].join("\n\n")
}
