/**
 * Which members a response must have because its examples have them.
 */
import { documents } from "@fieldwork/specs/documents"
import { examplesOf, operationsOf, repliesOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { showsExampleMembers } from "../../src/testing/rules/exampleMembers.ts"
import type { Exchange } from "../../src/testing/run/Call.ts"

const document = documents["brand-lift"]
const operation = operationsOf(document).find(({ id }) => id === "updatePixelGroup")
const reply = operation && repliesOf(document, operation).find(({ status }) => status === "200")
const media = reply?.response.content?.["application/json"]
const [example] = media === undefined ? [] : examplesOf(document, media)

/** The first example of the response, with every member of that name taken out or replaced. */
const broken = (name: string, replacement?: unknown): string | undefined => {
  const text = JSON.stringify(example?.value, (key, value: unknown) => (key === name ? replacement : value))
  const exchange = { operation, json: JSON.parse(text), received: { status: 200 } }
  return showsExampleMembers.broken([exchange as unknown as Exchange])
}

it("a member that every example has is missed, also within a list", () => {
  expect(broken("nothing of that name")).toBeUndefined()
  expect(broken("pixel_url")).toMatch(/^the response has no .*pixel_url, which every example of it has$/)
})

it("the names in a map are the caller's, and are not missed", () => {
  expect(broken("query_params", {})).toBeUndefined()
  expect(broken("query_params")).toMatch(/query_params/)
})
