/**
 * What every example of a response shows, every such response has.
 *
 * The documents show most of their fields in examples only, so that a schema cannot require them. A field that is missing from a response all the same is how a
 * service most often drifts away from its document.
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
import type { Exchange } from "../run/Call.ts"
import { isOptional } from "./optionalMembers.ts"
import { register } from "./registry.ts"

/** The objects that stand at one place of the examples. */
interface Shape {
  count: number
  /** By name: in how many of the objects it is, and what it holds there. */
  readonly members: Map<string, { count: number; readonly shape: Shape }>
  items: Shape | undefined
}

const empty = (): Shape => ({ count: 0, members: new Map(), items: undefined })

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** The schema of the items of a list (without a name), or of a member; undefined for a name that is the caller's, such as one of a map. */
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

/** The place of the first member that is in all examples and not in the value. */
const missing = (shape: Shape, value: unknown, at: string, isLeftOut: (at: string) => boolean): string | undefined => {
  if (Array.isArray(value)) {
    const { items } = shape
    if (items === undefined) return undefined
    for (const item of value) {
      const found = missing(items, item, `${at}/*`, isLeftOut)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isObject(value)) return undefined
  for (const [name, member] of shape.members) {
    const place = `${at}/${name}`
    if (isLeftOut(place)) continue
    if (!Object.hasOwn(value, name)) {
      if (member.count === shape.count) return place
      continue
    }
    const found = missing(member.shape, Reflect.get(value, name), place, isLeftOut)
    if (found !== undefined) return found
  }
  return undefined
}

type ByStatus = ReadonlyMap<string, Shape>

let known: ReadonlyMap<Operation["object"], ByStatus> | undefined

/** Of the two documents. Others may have examples that are only parts. */
const shapesOf = ({ object }: Operation): ByStatus | undefined => {
  known ??= new Map(
    Object.values(documents).flatMap((document) =>
      operationsOf(document).map((operation) => {
        const shapes = repliesOf(document, operation).flatMap(({ response, status }) => {
          const json = response.content?.["application/json"]
          if (json === undefined) return []
          const shape = empty()
          const below = schemasBelow(document)
          for (const { value } of examplesOf(document, json)) learn(shape, value, json.schema ?? {}, below)
          return [[status, shape] as const]
        })
        return [operation.object, new Map(shapes)] as const
      })
    )
  )
  return known.get(object)
}

const missingIn = ({ json, operation, received }: Exchange): string | undefined => {
  if (operation === undefined) return undefined
  const shape = shapesOf(operation)?.get(String(received.status))
  return shape && missing(shape, json, "", (at) => isOptional(operation.id, at))
}

export const showsExampleMembers = register({
  id: "shows-what-examples-show",
  place: "the examples of the document",
  sentence: "A response has each member that all examples of it have.",
  broken: (exchanges) => {
    const last = exchanges.at(-1)
    const place = last && missingIn(last)
    return place && `the response has no ${place.slice(1)}, which every example of it has`
  }
})
