/**
 * Tests the rule that a response must have the properties that all of its examples have.
 */
import { documents } from "@fieldwork/specs/documents"
import { examplesOf, operationsOf, repliesOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { showsExampleMembers } from "../../src/testing/rules/exampleProperties.ts"
import type { CheckedInteraction } from "../../src/testing/run/Call.ts"

const document = documents["brand-lift"]
const operation = operationsOf(document).find(({ id }) => id === "updatePixelGroup")
const reply = operation && repliesOf(document, operation).find(({ status }) => status === "200")
const media = reply?.response.content?.["application/json"]
const [example] = media === undefined ? [] : examplesOf(document, media)

/** Checks the first example of the response after removing or replacing every property with the given name. Returns the violation. */
const brokenRules = (name: string, replacement?: unknown): string | undefined => {
  const text = JSON.stringify(example?.value, (key, value: unknown) => (key === name ? replacement : value))
  const interaction = { operation, json: JSON.parse(text), received: { status: 200 } }
  return showsExampleMembers.broken([interaction as unknown as CheckedInteraction])
}

it("the contract tester reports a response without a property that every example has, even if it is inside an array", () => {
  expect(brokenRules("nothing of that name")).toBeUndefined()
  expect(brokenRules("pixel_url")).toMatch(/^the response has no .*pixel_url, which every example has$/)
})

it("the contract tester accepts a response whose query_params map lacks the keys of the example, and reports a missing query_params", () => {
  expect(brokenRules("query_params", {})).toBeUndefined()
  expect(brokenRules("query_params")).toMatch(/query_params/)
})
