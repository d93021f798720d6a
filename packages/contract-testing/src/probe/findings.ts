/**
 * Converts observed differences to overlay actions that correct the API document. Each action has a description of the difference.
 */
import { type Action } from "@fieldwork/specs/corrections"
import { at, below, type Document, isReference, type Schema, stepsOf } from "@fieldwork/specs/openapi"
import type { Observations, Seen } from "./observe.ts"
import { sameStyle, conventionOf, namingConventions } from "./namingConventions.ts"

/** Returns the JSONPath of the node at a JSON pointer. */
export const jsonPath = (pointer: string): string =>
  `$${stepsOf(pointer)
    .map((step) => (/^[A-Za-z_]\w*$/.test(step) ? `.${step}` : /^\d+$/.test(step) ? `[${step}]` : `[${quoted(step)}]`))
    .join("")}`

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`

const scalars = new Set(["string", "integer", "number", "boolean"])

/**
 * Returns actions that replace the type of a schema. If the type is an array of types, it is removed first, because an overlay update would append to
 * the array.
 */
const retype = (document: Document, { differ, pointer, agree }: Seen): ReadonlyArray<Action> => {
  const { type } = at(document, pointer) as Schema
  const found = [...differ.keys()]
  if (found.some((each) => each !== "null" && !scalars.has(each))) return []
  const declared = type === undefined ? [] : [type].flat()
  // If the declared type is nullable, `agree` counts only null values, so it does not show whether any value has the declared non-null type.
  const isKept = (agree > 0 && !declared.includes("null")) || found.every((each) => each === "null")
  const kept = isKept ? declared : declared.filter((each) => each === "null")
  const types = [...new Set([...kept, ...found])]
  const target = jsonPath(pointer)
  const description = `${isKept ? "Some values are" : "Values are"} ${found.join(" or ")} and not ${declared.join(" or ")}.`
  return [
    ...(Array.isArray(type) ? [{ target: jsonPath(below(pointer, "type")), remove: true }] : []),
    { target, description, update: { type: types.length === 1 ? types[0] : types } }
  ]
}

const enlarge = ({ differ, pointer }: Seen): Action => ({
  target: jsonPath(pointer),
  description: "Values that the document does not list.",
  update: { enum: [...differ.keys()].map((text) => JSON.parse(text) as unknown) }
})

/** Returns the pointers of all properties in the schemas of a document. */
const propertiesOf = (document: Document): ReadonlyArray<string> => {
  const found: Array<string> = []
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node !== "object" || node === null || isReference(node)) return
    const { properties } = node as Schema
    for (const name of Object.keys(properties ?? {})) found.push(below(pointer, "properties", name))
    for (const [key, value] of Object.entries(node))
      if (key !== "example" && key !== "examples" && !key.startsWith("x-")) walk(value, below(pointer, key))
  }
  walk(document.components?.schemas, "#/components/schemas")
  return found
}

const nameOf = (pointer: string): string => stepsOf(pointer).at(-1) ?? ""

/**
 * Returns overlay actions that rename the fields whose names differ from the API document. If one naming convention explains all of these names,
 * fields that did not occur in any response are also renamed.
 */
const rename = (document: Document, { renamed, seen }: Observations): ReadonlyArray<Action> => {
  const pairs = [...renamed.values()]
  const kept = [...seen.values()].flatMap(({ agree, name }) =>
    agree > 0 && name.startsWith("properties.") ? [name.slice("properties.".length)] : []
  )
  const convention = conventionOf(pairs, kept)
  const spell = namingConventions[convention ?? ""]
  const known = new Map(pairs.map(({ pointer, service }) => [pointer, service]))
  const all = spell === undefined ? [...known.keys()] : sameStyle(pairs[0]?.name ?? "", propertiesOf(document), nameOf)
  return all.flatMap((pointer) => {
    const service = known.get(pointer) ?? spell?.(nameOf(pointer))
    if (service === undefined || service === nameOf(pointer)) return []
    const description = known.has(pointer)
      ? "The name that the service uses."
      : `Not observed; inferred from other fields, in ${convention}.`
    return [{ target: jsonPath(pointer), description, update: { "x-wire-name": service } }]
  })
}

const isId = (pointer: string): boolean => /^id$|_id$|ID$/.test(nameOf(pointer))

/**
 * Returns overlay actions that change the type from number to string for ids that did not occur in any response, if other ids show that the service
 * uses strings: at least three ids that are declared as numbers occurred only as strings, and no non-nullable id occurred as a number. Otherwise,
 * returns no actions.
 */
const retypeIds = (document: Document, { seen }: Observations): ReadonlyArray<Action> => {
  const types = [...seen.values()].filter(({ name, pointer }) => name === "type" && isId(pointer))
  const numbers = types.filter(({ pointer }) => isNumber(document, pointer))
  const asText = numbers.filter(({ differ }) => differ.size === 1 && differ.has("string"))
  if (asText.length < 3 || numbers.some(({ agree, pointer }) => agree > 0 && !mayBeNull(document, pointer))) return []
  const known = new Set(types.map(({ pointer }) => pointer))
  return propertiesOf(document)
    .filter((pointer) => isId(pointer) && !known.has(pointer) && isNumber(document, pointer))
    .flatMap((pointer) => retype(document, { pointer, name: "type", agree: 0, differ: new Map([["string", 0]]) }))
}

const mayBeNull = (document: Document, pointer: string): boolean =>
  [(at(document, pointer) as Schema).type].flat().includes("null")

const isNumber = (document: Document, pointer: string): boolean =>
  [(at(document, pointer) as Schema).type].flat().some((type) => type === "integer" || type === "number")

/** Returns the overlay actions that correct names, types and enumerations. */
export const schemaActions = (document: Document, observations: Observations): ReadonlyArray<Action> => {
  const differing = [...observations.seen.values()].filter(({ differ }) => differ.size > 0)
  return [
    ...rename(document, observations),
    ...differing.filter(({ name }) => name === "type").flatMap((seen) => retype(document, seen)),
    ...retypeIds(document, observations),
    ...differing.filter(({ name }) => name === "enum").map(enlarge)
  ]
}
