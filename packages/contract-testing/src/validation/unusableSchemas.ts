/**
 * Finds the schemas of a document that cannot be compiled, for example because of an invalid pattern or a reference without a target.
 */
import { at, below, type Document, operationsOf, repliesOf, resolvePointer } from "@fieldwork/specs/openapi"
import { schemasOf } from "./Schemas.ts"
import { subschemas } from "./subschemas.ts"
import { withoutAnchors } from "./withoutAnchors.ts"

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

/** Returns every schema of the document that is needed for validation and cannot be compiled. */
export const unusableSchemas = (given: Document): ReadonlyArray<UnusableSchema> => {
  const document = withoutAnchors(given)
  const { problem } = schemasOf(document)
  const seen = new Set<string>()

  /** Returns the parts of a schema that cannot be compiled although all schemas in them can be compiled. References are followed once. */
  const smallest = (pointer: string): ReadonlyArray<string> => {
    const broken = subschemas(at(document, pointer), pointer).filter((each) => problem(each) !== undefined)
    const leaves = broken.filter((each) => !broken.some((other) => other.startsWith(`${each}/`)))
    return leaves.flatMap((leaf) => {
      const target: unknown = Reflect.get(Object(at(document, leaf)), "$ref")
      if (typeof target !== "string" || at(document, target) === undefined || problem(target) === undefined)
        return [leaf]
      if (seen.has(target)) return []
      seen.add(target)
      return smallest(target)
    })
  }

  const used = [...usedSchemas(document)].filter((pointer) => at(document, pointer) !== undefined)
  const broken = used.filter((pointer) => problem(pointer) !== undefined)
  const parts = broken.flatMap(smallest)
  // A cycle of references has no smallest part.
  return [...new Set(parts.length === 0 ? broken : parts)].map((pointer) => ({
    pointer,
    reason: problem(pointer) ?? ""
  }))
}
