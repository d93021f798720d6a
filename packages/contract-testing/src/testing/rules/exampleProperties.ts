/**
 * Checks that every response has the properties that all of its examples have.
 *
 * The API documents show most fields only in examples, so the schemas cannot require these fields. A missing field is the most common way in which a
 * service deviates from its document.
 */
import { documents } from "@fieldwork/specs/documents"
import {
  type Document,
  examplesOf,
  type Operation,
  operationsOf,
  repliesOf,
  resolveSchema,
  type Schema
} from "@fieldwork/specs/openapi"
import type { CheckedInteraction } from "../run/Call.ts"
import { isOptional } from "./optionalProperties.ts"
import { register } from "./registry.ts"

/** The structure of the values that occur at one position in the examples. */
interface Shape {
  count: number
  /** The properties, keyed by name. Each entry has the number of objects that have the property and the structure of its values. */
  readonly members: Map<string, { count: number; readonly shape: Shape }>
  items: Shape | undefined
}

const empty = (): Shape => ({ count: 0, members: new Map(), items: undefined })

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/**
 * Returns the schema of a property or, without a name, of the items of a list. Returns undefined if the schema allows any property names, such as the
 * keys of a map.
 */
type SchemaBelow = (schema: Schema, name?: string) => Schema | undefined

const schemasBelow = (document: Document): SchemaBelow => {
  const below: SchemaBelow = (given, name) => {
    const { additionalProperties, anyOf = [], items, oneOf = [], properties = {} } = resolveSchema(document, given)
    const own = name === undefined ? items : properties[name]
    if (own !== undefined) return own
    if (name !== undefined && typeof additionalProperties === "object") return undefined
    const alternatives = [...anyOf, ...oneOf].filter((each) => resolveSchema(document, each).type !== "null")
    if (alternatives.length === 0) return {}
    return alternatives.map((each) => below(each, name)).find((found) => found !== undefined)
  }
  return below
}

const learn = (shape: Shape, value: unknown, schema: Schema, below: SchemaBelow): void => {
  if (Array.isArray(value)) {
    shape.items ??= empty()
    for (const item of value) learn(shape.items, item, below(schema) ?? {}, below)
  } else if (isObject(value)) {
    shape.count++
    for (const [name, inner] of Object.entries(value)) {
      const found = below(schema, name)
      if (found === undefined) continue
      const member = shape.members.get(name) ?? { count: 0, shape: empty() }
      shape.members.set(name, member)
      member.count++
      learn(member.shape, inner, found, below)
    }
  }
}

/** The properties that a response must have at one position, because the examples have them. Properties that are listed as optional are omitted. */
interface Needed {
  readonly members: ReadonlyArray<{
    readonly name: string
    readonly place: string
    /** Whether every example has this property. */
    readonly isAlways: boolean
    readonly inside: Needed
  }>
  readonly items: Needed | undefined
}

const neededOf = (shape: Shape, at: string, isLeftOut: (at: string) => boolean): Needed => ({
  items: shape.items && neededOf(shape.items, `${at}/*`, isLeftOut),
  members: [...shape.members].flatMap(([name, member]) => {
    const place = `${at}/${name}`
    if (isLeftOut(place)) return []
    return [{ name, place, isAlways: member.count === shape.count, inside: neededOf(member.shape, place, isLeftOut) }]
  })
})

/** Returns the position of the first property that is missing from the value although all examples have it. */
const missing = ({ items, members }: Needed, value: unknown): string | undefined => {
  if (Array.isArray(value)) {
    if (items === undefined) return undefined
    for (const item of value) {
      const found = missing(items, item)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isObject(value)) return undefined
  for (const { inside, isAlways, name, place } of members) {
    if (!Object.hasOwn(value, name)) {
      if (isAlways) return place
      continue
    }
    const found = missing(inside, Reflect.get(value, name))
    if (found !== undefined) return found
  }
  return undefined
}

type ByStatus = ReadonlyMap<string, Needed>

let known: ReadonlyMap<Operation["object"], ByStatus> | undefined

/**
 * Returns, keyed by status code, the properties that responses of an operation must have. Only the brand lift and exchange documents are covered,
 * because other documents may have incomplete examples.
 */
const neededBy = ({ object }: Operation): ByStatus | undefined => {
  known ??= new Map(
    Object.values(documents).flatMap((document) =>
      operationsOf(document).map((operation) => {
        const replies = repliesOf(document, operation).flatMap(({ response, status }) => {
          const json = response.content?.["application/json"]
          if (json === undefined) return []
          const shape = empty()
          const below = schemasBelow(document)
          for (const { value } of examplesOf(document, json)) learn(shape, value, json.schema ?? {}, below)
          return [[status, neededOf(shape, "", (at) => isOptional(operation.id, at))] as const]
        })
        return [operation.object, new Map(replies)] as const
      })
    )
  )
  return known.get(object)
}

const missingIn = ({ json, operation, received }: CheckedInteraction): string | undefined => {
  if (operation === undefined) return undefined
  const needed = neededBy(operation)?.get(String(received.status))
  return needed && missing(needed, json)
}

export const showsExampleMembers = register({
  id: "shows-what-examples-show",
  place: "the examples of the document",
  sentence: "A response has each member that all examples of it have.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    const place = last && missingIn(last)
    return place && `the response has no ${place.slice(1)}, which every example has`
  }
})
