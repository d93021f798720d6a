/**
 * Lists the forms that the values of a schema can have, one for each combination of the branches of `anyOf` and `oneOf`.
 */
import { at, type Document, type Schema } from "@fieldwork/specs/openapi"
import { regExpOf } from "./regExpOf.ts"
import { isSchemaObject, statedTypes, typesOf } from "./typesOf.ts"

/** One form of the values of a schema. */
export interface Shape {
  /** The types of the values. Empty if the schema states no type. */
  readonly types: ReadonlySet<string>
  /** Returns the schema of the item at a position of an array. Undefined if the schema states none. */
  readonly itemOf: (index: number) => Schema | undefined
  /** Returns the schema of a property of an object. Undefined if the schema states none. */
  readonly memberOf: (name: string) => Schema | undefined
  /** Returns whether an object can have a property with this name. An object that has `patternProperties` has no other properties by default. */
  readonly hasMember: (name: string) => boolean
}

/** The schemas that apply to a value at the same time. */
type Parts = ReadonlyArray<Schema>

const maxDepth = 8
const maxShapes = 64

const partsOf = (document: Document, schema: Schema | undefined, depth: number): ReadonlyArray<Parts> => {
  if (!isSchemaObject(schema) || depth > maxDepth) return [[]]
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
  const referenced = $ref === undefined ? [] : [at(document, $ref) as Schema | undefined]
  const choices = [...[...referenced, ...allOf].map((each) => [each]), anyOf, oneOf].filter(({ length }) => length > 0)
  return choices.reduce<ReadonlyArray<Parts>>(
    (found, branches) => {
      const below = branches.flatMap((each) => partsOf(document, each, depth + 1))
      return found.flatMap((parts) => below.map((more) => [...parts, ...more])).slice(0, maxShapes)
    },
    [[schema]]
  )
}

const patternsOf = ({ patternProperties }: Schema): ReadonlyArray<readonly [pattern: string, schema: Schema]> =>
  Object.entries((patternProperties ?? {}) as Readonly<Record<string, Schema>>)

/** Returns the schemas that one part states for a property. */
const membersIn = (part: Schema, name: string): ReadonlyArray<Schema> => {
  const { additionalProperties, properties = {}, unevaluatedProperties } = part
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  const matching = patternsOf(part).filter(([pattern]) => regExpOf(pattern).test(name))
  const named = [own, ...matching.map(([, schema]) => schema)].filter(isSchemaObject)
  if (named.length > 0) return named
  return [(additionalProperties ?? unevaluatedProperties) as Schema | undefined].filter(isSchemaObject)
}

const isNamed = (part: Schema, name: string): boolean =>
  Object.hasOwn(part.properties ?? {}, name) || patternsOf(part).some(([pattern]) => regExpOf(pattern).test(name))

const isOpen = (part: Schema): boolean => {
  const others = part.additionalProperties ?? part["unevaluatedProperties"]
  return others === undefined ? patternsOf(part).length === 0 : others !== false
}

const shapeOf = (document: Document, parts: Parts): Shape => {
  /** Returns the first schema that states a type, or the first schema if none does. */
  const typed = (schemas: ReadonlyArray<Schema>): Schema | undefined =>
    schemas.find((schema) => typesOf(document, schema).size > 0) ?? schemas[0]
  const itemIn = ({ items, prefixItems }: Schema, index: number): Schema | undefined =>
    (prefixItems as ReadonlyArray<Schema> | undefined)?.[index] ?? items
  return {
    types: new Set(parts.flatMap(statedTypes)),
    itemOf: (index) => typed(parts.map((part) => itemIn(part, index)).filter(isSchemaObject)),
    memberOf: (name) => typed(parts.flatMap((part) => membersIn(part, name))),
    hasMember: (name) => parts.some((part) => isNamed(part, name)) || parts.every(isOpen)
  }
}

const knownShapes = new WeakMap<Document, WeakMap<Schema, ReadonlyArray<Shape>>>()

/** Returns the forms that the values of a schema can have. The result is cached for each schema. */
export const shapesOf = (document: Document, schema: Schema | undefined): ReadonlyArray<Shape> => {
  if (!isSchemaObject(schema)) return [shapeOf(document, [])]
  const ofDocument = knownShapes.get(document) ?? new WeakMap<Schema, ReadonlyArray<Shape>>()
  knownShapes.set(document, ofDocument)
  const shapes = ofDocument.get(schema) ?? partsOf(document, schema, 0).map((parts) => shapeOf(document, parts))
  ofDocument.set(schema, shapes)
  return shapes
}
