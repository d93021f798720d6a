import { describe, expect, it } from "vitest"
import brandLift from "@fieldwork/specs/brand-lift" with { type: "json" }
import exchange from "@fieldwork/specs/exchange" with { type: "json" }
import { referencePages } from "../src/markdown/reference.ts"
import { betaCodes } from "../src/spec/beta-errors.ts"
import { deprecated } from "../src/spec/deprecations.ts"
import { operations, webhooks } from "../src/spec/operations.ts"
import { schemas } from "../src/spec/schemas.ts"

const documents = [brandLift, exchange]
const methods = ["get", "put", "post", "patch", "delete"]

/** Counts the operations in `paths` or `webhooks` without using the code under test. */
const countIn = (items: object): number =>
  Object.values(items).flatMap((item: object) => Object.keys(item).filter((key) => methods.includes(key))).length

const page = (href: string) => referencePages.find((each) => each.href === href)

describe("reference pages", () => {
  it("every operation in both specs has a reference page", () => {
    expect(operations.length).toBe(documents.reduce((sum, { paths }) => sum + countIn(paths), 0))
    expect(operations.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("every webhook in the specs has a reference page", () => {
    expect(webhooks.length).toBe(countIn(exchange.webhooks))
    expect(webhooks.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("every schema in the specs has a reference page", () => {
    expect(schemas.length).toBe(
      documents.reduce((sum, { components }) => sum + Object.keys(components.schemas).length, 0)
    )
    expect(schemas.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("every error code from a01 to v19 has a reference page", () => {
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`)
    expect(betaCodes.map(({ code }) => code)).toEqual([...numbered("a", 1), ...numbered("s", 7), ...numbered("v", 19)])
    expect(betaCodes.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("every reference page has a unique address", () => {
    expect(new Set(referencePages.map(({ href }) => href)).size).toBe(referencePages.length)
  })

  it("no reference page is empty", () => {
    expect(referencePages.filter(({ markdown }) => markdown.length < 40).map(({ href }) => href)).toEqual([])
  })

  it("every deprecated operation in the specs names an existing replacement", () => {
    expect(deprecated.length).toBe(operations.filter(({ operation }) => operation.deprecated === true).length)
    expect(deprecated.filter(({ replacement }) => replacement === undefined)).toEqual([])
  })
})
