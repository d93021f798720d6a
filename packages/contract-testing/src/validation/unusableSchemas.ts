/**
 * Finds the schemas of a document that cannot be compiled, for example because of an invalid pattern or a reference without a target.
 */
import { at, below, type Document, operationsOf, repliesOf, resolvePointer } from "@fieldwork/specs/openapi"
import { schemasOf } from "./Schemas.ts"

export interface UnusableSchema {
  /** The JSON pointer to the smallest schema that cannot be compiled. */
  readonly pointer: string
  readonly reason: string
}

const schemasBelow = (pointer: string, content: object = {}): ReadonlyArray<string> =>
  Object.keys(content).map((name) => below(pointer, name, "schema"))

/** Returns the pointers to the schemas with which requests and responses are validated. */
const usedSchemas = (document: Document): ReadonlySet<string> =>
  new Set(
    operationsOf(document).flatMap((operation) => [
      ...operation.parameterPointers.map((pointer) => below(pointer, "schema")),
      ...schemasBelow(below(operation.bodyPointer, "content"), operation.body?.content),
      ...repliesOf(document, operation).flatMap(({ pointer, response: { content, headers } }) => [
        ...schemasBelow(below(pointer, "content"), content),
        ...Object.keys(headers ?? {}).map((name) =>
          below(resolvePointer(document, below(pointer, "headers", name)), "schema")
        )
      ])
    ])
  )

/** Returns the pointers to a node and to all nodes in it. */
const nodesIn = (value: unknown, pointer: string): ReadonlyArray<string> =>
  typeof value === "object" && value !== null
    ? [pointer, ...Object.entries(value).flatMap(([name, inner]) => nodesIn(inner, below(pointer, name)))]
    : []

/** Returns every schema of the document that is needed for validation and cannot be compiled. */
export const unusableSchemas = (document: Document): ReadonlyArray<UnusableSchema> => {
  const { problem } = schemasOf(document)

  /** Returns the deepest part of a schema that cannot be compiled. References are followed. */
  const smallest = (pointer: string, seen: ReadonlySet<string> = new Set()): string => {
    const broken = nodesIn(at(document, pointer), pointer).filter((node) => problem(node) !== undefined)
    const deepest = broken.toSorted((one, other) => other.length - one.length)[0] ?? pointer
    const target: unknown = Reflect.get(Object(at(document, deepest)), "$ref")
    const isLocal = typeof target === "string" && !seen.has(target) && at(document, target) !== undefined
    return isLocal ? smallest(target, new Set([...seen, target])) : deepest
  }

  const used = [...usedSchemas(document)].filter((pointer) => at(document, pointer) !== undefined)
  const pointers = new Set(used.filter((pointer) => problem(pointer) !== undefined).map((pointer) => smallest(pointer)))
  return [...pointers].map((pointer) => ({ pointer, reason: problem(pointer) ?? "" }))
}
