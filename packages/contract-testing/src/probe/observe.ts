/**
 * Compares the bodies of responses with their schemas. Records for each facet of a schema whether the values agree with the facet. A facet is a
 * single claim, such as the type.
 *
 * Unlike a validator, the comparison continues after a difference, because its purpose is to find all differences and not to decide whether a body is
 * valid.
 */
import { at, below, type Document, resolvePointer, type Schema, stepsOf } from "@fieldwork/specs/openapi"
import { makePropertyNames, type UnmatchedNames } from "./PropertyNames.ts"
import { isPersonName } from "../traffic/sensitiveNames.ts"
import { regExpOf } from "../validation/regExpOf.ts"

/** The observations about one facet of a schema, which is a single claim such as the type. */
export interface Seen {
  readonly pointer: string
  readonly name: string
  /** The number of values in responses that agree with the claim in the API document. */
  agree: number
  /**
   * Descriptions of the values in responses that disagree with the claim in the API document, with the number of occurrences of each description. For
   * a type, the description is the actual type. For an enumeration, it is the value as JSON. For a format, a pattern or a limit, letters and digits
   * in strings are masked.
   */
  readonly differ: Map<string, number>
}

/** A property whose name in a response differs from its name in the API document. */
export interface Renamed {
  /** The JSON pointer of the property in the API document. */
  readonly pointer: string
  readonly name: string
  readonly service: string
}

export interface Observations {
  readonly seen: ReadonlyMap<string, Seen>
  readonly renamed: ReadonlyMap<string, Renamed>
  /** Returns the properties that the service sends in place of documented ones, if their names are not similar. */
  readonly unmatched: () => ReadonlyArray<UnmatchedNames>
  readonly add: (pointer: string, body: unknown) => void
  readonly note: (pointer: string, name: string, agrees: boolean, shown: string) => void
}

export const typeOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value
}

const typesOf = ({ type }: Schema): ReadonlyArray<string> => (type === undefined ? [] : [type].flat())

const fits = (types: ReadonlyArray<string>, found: string): boolean =>
  types.length === 0 || types.includes(found) || (found === "integer" && types.includes("number"))

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  "date-time": /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/,
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  uri: /^[a-z][a-z0-9+.-]*:/i
}

/** Returns the length of a string in code points, which is how JSON Schema defines it. */
const codePoints = (text: string): number => Array.from(text).length

const limits: Readonly<Record<string, (value: unknown, limit: number) => boolean | undefined>> = {
  minimum: (value, limit) => (typeof value === "number" ? value >= limit : undefined),
  maximum: (value, limit) => (typeof value === "number" ? value <= limit : undefined),
  exclusiveMinimum: (value, limit) => (typeof value === "number" ? value > limit : undefined),
  exclusiveMaximum: (value, limit) => (typeof value === "number" ? value < limit : undefined),
  minLength: (value, limit) => (typeof value === "string" ? codePoints(value) >= limit : undefined),
  maxLength: (value, limit) => (typeof value === "string" ? codePoints(value) <= limit : undefined),
  minItems: (value, limit) => (Array.isArray(value) ? value.length >= limit : undefined),
  maxItems: (value, limit) => (Array.isArray(value) ? value.length <= limit : undefined)
}

const show = (value: unknown): string => JSON.stringify(value) ?? "nothing"

/**
 * Describes a value without identifying a respondent: an array by its length, and a string with `a` instead of each letter and `9` instead of each
 * digit. A number is returned unchanged, unless `isIdentifier` is true and its digits are replaced as well.
 */
const formOf = (value: unknown, isIdentifier: boolean): string => {
  if (Array.isArray(value)) return `${value.length} items`
  if (typeof value === "number" && !isIdentifier) return String(value)
  return show(value).replaceAll(/\p{L}/gu, "a").replaceAll(/\d/g, "9")
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === "object"

/** Caches the results of a function by pointer, because a body can contain thousands of values with the same schema. */
const memoize = <A>(find: (pointer: string) => A): ((pointer: string) => A) => {
  const known = new Map<string, A>()
  return (pointer) => {
    if (!known.has(pointer)) known.set(pointer, find(pointer))
    return known.get(pointer) as A
  }
}

export const makeObservations = (document: Document): Observations => {
  const seen = new Map<string, Seen>()
  const renamed = new Map<string, Renamed>()
  const propertyNames = makePropertyNames()

  const note: Observations["note"] = (pointer, name, agrees, shown) => {
    const key = `${pointer} ${name}`
    const entry = seen.get(key) ?? { pointer, name, agree: 0, differ: new Map<string, number>() }
    seen.set(key, entry)
    if (agrees) entry.agree++
    else entry.differ.set(shown, (entry.differ.get(shown) ?? 0) + 1)
  }

  const schemaAt = memoize((pointer: string): Schema => Object(at(document, pointer)) as Schema)
  const placeAt = memoize((pointer: string): string => resolvePointer(document, pointer))

  /** Returns the properties of a schema and of its `allOf` branches, with their pointers. */
  const propertiesOf: (pointer: string) => ReadonlyMap<string, string> = memoize((pointer) => {
    const place = placeAt(pointer)
    const { allOf = [], properties = {} } = schemaAt(place)
    return new Map([
      ...allOf.flatMap((_, index) => [...propertiesOf(below(place, "allOf", index))]),
      ...Object.keys(properties).map((name) => [name, below(place, "properties", name)] as const)
    ])
  })

  const requiredOf: (pointer: string) => ReadonlyArray<readonly [place: string, name: string]> = memoize((pointer) => {
    const place = placeAt(pointer)
    const { allOf = [], required = [] } = schemaAt(place)
    return [
      ...allOf.flatMap((_, index) => requiredOf(below(place, "allOf", index))),
      ...required.map((name) => [place, name] as const)
    ]
  })

  const mayMatch = (pointer: string, value: unknown): boolean => {
    const schema = schemaAt(placeAt(pointer))
    if (!fits(typesOf(schema), typeOf(value))) return false
    if (!isObject(value)) return true
    // The branches of an `anyOf` or `oneOf` can be told apart by their enumerated values, such as error codes.
    for (const [name, property] of propertiesOf(pointer)) {
      const { enum: listed } = schemaAt(placeAt(property))
      if (listed !== undefined && Object.hasOwn(value, name) && !listed.includes(value[name])) return false
    }
    return requiredOf(pointer).every(([, name]) => Object.keys(value).some((key) => plain(key) === plain(name)))
  }

  const object = (pointer: string, value: Readonly<Record<string, unknown>>): void => {
    const properties = propertiesOf(pointer)
    const unknownKeys = Object.keys(value).filter((key) => !properties.has(key))
    const names = new Map<string, string>()
    for (const [name, place] of properties) {
      const service = Object.hasOwn(value, name) ? name : unknownKeys.find((key) => plain(key) === plain(name))
      if (service === undefined) continue
      names.set(name, service)
      if (service !== name) renamed.set(place, { pointer: place, name, service })
      const owner = place.slice(0, place.lastIndexOf("/properties/"))
      note(owner, `properties.${name}`, service === name, service)
      walk(place, value[service])
    }
    for (const [place, name] of requiredOf(pointer)) note(place, `required.${name}`, names.has(name), "absent")
    const { additionalProperties, anyOf, oneOf } = schemaAt(placeAt(pointer))
    const others = unknownKeys.filter((key) => ![...names.values()].includes(key))
    if (typeof additionalProperties === "object")
      for (const key of others) walk(below(placeAt(pointer), "additionalProperties"), value[key])
    else if (anyOf === undefined && oneOf === undefined)
      propertyNames.add(placeAt(pointer), properties.keys(), new Set(names.keys()), others)
  }

  const walk = (pointer: string, value: unknown): void => {
    const place = placeAt(pointer)
    const schema = schemaAt(place)
    const types = typesOf(schema)
    const found = typeOf(value)
    if (types.length > 0) {
      const isRight = fits(types, found)
      // Only a null value confirms that a type is nullable.
      if (!(isRight && types.includes("null") && value !== null)) note(place, "type", isRight, found)
      if (!isRight && (found === "object" || found === "array" || value === null)) return
    }
    if (value === null) return
    if (schema.enum !== undefined) note(place, "enum", schema.enum.includes(value), show(value))
    const known = schema["x-known-values"]
    if (known !== undefined && found !== "array")
      note(
        place,
        "x-known-values",
        known.some((each) => each.value === value),
        show(value)
      )
    const format = formats[schema.format ?? ""]
    const noteForm = (name: string, agrees: boolean): void =>
      note(place, name, agrees, agrees ? "" : formOf(value, isPersonName(stepsOf(pointer).at(-1) ?? "")))
    if (format !== undefined && typeof value === "string") noteForm("format", format.test(value))
    if (schema.pattern !== undefined && typeof value === "string")
      noteForm("pattern", regExpOf(schema.pattern).test(value))
    for (const [name, holds] of Object.entries(limits)) {
      const limit: unknown = schema[name]
      const result = typeof limit === "number" ? holds(value, limit) : undefined
      if (result !== undefined) noteForm(name, result)
    }
    for (const key of ["anyOf", "oneOf"] as const) {
      const branches = (schema[key] ?? []).map((_, index) => below(place, key, index))
      if (branches.length === 0) continue
      const chosen = branches.find((branch) => mayMatch(branch, value))
      note(place, key, chosen !== undefined, found)
      if (chosen !== undefined) walk(chosen, value)
    }
    if (Array.isArray(value))
      for (const item of schema.items === undefined ? [] : value) walk(below(place, "items"), item)
    else if (isObject(value)) object(place, value)
    if (!isObject(value)) for (const index of (schema.allOf ?? []).keys()) walk(below(place, "allOf", index), value)
  }

  return { seen, renamed, unmatched: propertyNames.unmatched, add: walk, note }
}
