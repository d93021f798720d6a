/**
 * Checks each OpenAPI link in both documents: the response must contain the value that the link passes, and the target operation must have the
 * parameter to which the value is passed.
 */
import { expect, it } from "vitest"
import { apiNames, documents } from "../src/documents.ts"
import { at, operationsOf, repliesOf, resolve } from "../src/openapi/index.ts"

interface Example {
  readonly value: object
}

const links = apiNames.flatMap((api) => {
  const document = documents[api]
  const operations = operationsOf(document)
  return operations.flatMap((operation) =>
    repliesOf(document, operation).flatMap(({ response, status }) =>
      Object.entries(response.links ?? {}).map(([name, link]) => ({
        title: `${operation.id} ${status} to ${name}`,
        link,
        source: operation,
        target: operations.find(({ id }) => id === link.operationId),
        examples: Object.values(response.content ?? {}).flatMap(({ examples = {} }) =>
          Object.values(examples).map((example) => resolve(document, example as Example).value)
        )
      }))
    )
  )
})

it("every operation in the specs that creates something with an id has OpenAPI links", () => {
  const sources = new Set(links.map(({ source }) => source.id))
  const creators = ["createCampaign", "exportPowerPoint", "createFrequencyReport", "createPixels", "createSurvey"]
  expect(creators.filter((id) => !sources.has(id))).toEqual([])
})

it.each(links.map((each) => [each.title, each] as const))(
  "the OpenAPI link of %s passes values that the response contains to parameters that the operation takes",
  (_, { examples, link, source, target }) => {
    const names = target?.parameters.map(({ name }) => name) ?? []
    for (const [name, expression] of Object.entries(link.parameters ?? {})) {
      expect(names).toContain(name)
      const [, inPath] = /^\$request\.path\.(\w+)$/.exec(expression) ?? []
      const [, inBody] = /^\$response\.body(#\/.+)$/.exec(expression) ?? []
      if (inPath !== undefined) expect(source.parameters.map((each) => each.name)).toContain(inPath)
      else expect(examples.some((example) => at(example, inBody ?? "#/none") !== undefined)).toBe(true)
    }
  }
)
