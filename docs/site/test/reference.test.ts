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

/** Counted without the code under test: every `operationId` below `paths`. */
const countIn = (items: object): number =>
  Object.values(items).flatMap((item: object) => Object.keys(item).filter((key) => methods.includes(key))).length

const page = (href: string) => referencePages.find((each) => each.href === href)

describe("the reference", () => {
  it("has a page for every operation of both documents", () => {
    expect(operations.length).toBe(documents.reduce((sum, { paths }) => sum + countIn(paths), 0))
    expect(operations.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("has a page for every webhook", () => {
    expect(webhooks.length).toBe(countIn(exchange.webhooks))
    expect(webhooks.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("has a page for every schema", () => {
    expect(schemas.length).toBe(
      documents.reduce((sum, { components }) => sum + Object.keys(components.schemas).length, 0)
    )
    expect(schemas.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("has a page for every error code from a01 to v19", () => {
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, "0")}`)
    expect(betaCodes.map(({ code }) => code)).toEqual([...numbered("a", 1), ...numbered("s", 7), ...numbered("v", 19)])
    expect(betaCodes.filter(({ href }) => page(href) === undefined)).toEqual([])
  })

  it("gives every page an address of its own", () => {
    expect(new Set(referencePages.map(({ href }) => href)).size).toBe(referencePages.length)
  })

  it("leaves no page without a body", () => {
    expect(referencePages.filter(({ markdown }) => markdown.length < 40).map(({ href }) => href)).toEqual([])
  })

  it("names a replacement that exists for every deprecated operation", () => {
    expect(deprecated.length).toBe(operations.filter(({ operation }) => operation.deprecated === true).length)
    expect(deprecated.filter(({ replacement }) => replacement === undefined)).toEqual([])
  })
})
