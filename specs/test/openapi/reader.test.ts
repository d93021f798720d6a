/** Compares the OpenAPI reader with a third-party parser on both bundled documents and on a document that is difficult to parse. */
import SwaggerParser from "@apidevtools/swagger-parser"
import { describe, expect, it } from "vitest"
import { documents } from "../../src/documents.ts"
import {
  at,
  type Document,
  isReference,
  operationsOf,
  repliesOf,
  resolve,
  webhooksOf
} from "../../src/openapi/index.ts"
import { difficult } from "./difficult.ts"

/**
 * Returns a copy of the document without `x-provenance`. The third-party parser merges properties next to a `$ref` recursively, but an `x-provenance`
 * applies only to its own node.
 */
const unmarked = (document: Document): Document =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === "x-provenance" ? undefined : value)))

const parsed = { ...documents, difficult }

/** Returns every reference within `value`. */
const referencesBelow = (value: unknown, found: Array<{ readonly $ref: string }> = []) => {
  if (typeof value !== "object" || value === null) return found
  if (isReference(value)) found.push(value)
  for (const each of Object.values(value)) referencesBelow(each, found)
  return found
}

const copy = (document: Document): never => structuredClone(document) as never

describe.each(Object.entries(parsed))("the OpenAPI reader with the %s document", (documentName, marked) => {
  const document = unmarked(marked)
  it(`the OpenAPI reader resolves every reference of the ${documentName} document to the same node as SwaggerParser`, async () => {
    const $refs = await SwaggerParser.resolve(copy(document))
    const references = referencesBelow(document)
    expect(references.length).toBeGreaterThan(3)
    for (const reference of references) {
      expect(resolve<unknown>(document, reference), reference.$ref).toEqual($refs.get(reference.$ref))
    }
  })

  it.each([
    ["paths", operationsOf],
    ["webhooks", webhooksOf]
  ] as const)(
    `the OpenAPI reader finds the same operations under %s of the ${documentName} document as SwaggerParser`,
    async (kind, list) => {
      const theirs = (await SwaggerParser.dereference(copy(document), {
        dereference: { circular: "ignore" }
      })) as Document
      const expected = Object.entries(theirs[kind] ?? {}).flatMap(([path, item]) =>
        (["get", "put", "post", "delete", "patch"] as const).flatMap((method) => {
          const object = item[method]
          if (object === undefined) return []
          const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])]
          return { method: method.toUpperCase(), path, parameters, object }
        })
      )
      const ours = list(document)
      expect(ours.map(({ method, path }) => `${method} ${path}`)).toEqual(
        expected.map(({ method, path }) => `${method} ${path}`)
      )
      for (const [index, operation] of ours.entries()) {
        const { object, parameters } = expected[index] ?? { object: undefined, parameters: [] }
        const plain = { parameters: operation.parameters, body: operation.body }
        const replies = repliesOf(document, operation).map(({ response, status }) => [status, response])
        expect(whole(document, plain)).toEqual({ parameters, body: object?.requestBody })
        expect(whole(document, replies)).toEqual(Object.entries(object?.responses ?? {}))
        expect(at(document, operation.pointer)).toBe(operation.object)
      }
    }
  )
})

/** Returns a copy of a value in which all references are resolved, except references in a schema that contains itself. */
const whole = (document: Document, value: unknown, above: ReadonlyArray<string> = []): unknown => {
  if (isReference(value)) {
    if (above.includes(value.$ref)) return value
    const { $ref, ...beside } = value
    const found = whole(document, at(document, $ref), [...above, $ref])
    return Object.keys(beside).length === 0
      ? found
      : { ...(found as object), ...(whole(document, beside, above) as object) }
  }
  if (Array.isArray(value)) return value.map((each) => whole(document, each, above))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(document, each, above)]))
}
