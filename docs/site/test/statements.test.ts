import { apiNames } from "@fieldwork/specs/documents"
import { expect, it } from "vitest"
import { apis } from "../src/spec/documents.ts"
import { apiHref, schemasHref } from "../src/spec/links.ts"
import { operations, webhooks } from "../src/spec/operations.ts"
import { schemas } from "../src/spec/schemas.ts"
import { statementsIn } from "../src/spec/statements.ts"

const pages = new Set([
  ...[...operations, ...webhooks, ...schemas].map(({ href }) => href),
  ...apis.flatMap(({ name }) => [apiHref(name), schemasHref(name)]),
  "/events/"
])

it.each(apiNames)(
  "every statement of the API document that the %s spec records has a unique anchor and a documentation page",
  (api) => {
    const statements = [...statementsIn(api).values()].flat()
    expect(statements.length).toBeGreaterThan(300)
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length)
    expect(statements.filter(({ href }) => !pages.has(href)).map(({ href, id }) => `${id}: ${href}`)).toEqual([])
  }
)

it.each(apiNames)(
  "a statement in the %s spec about an operation or a component is shown on its page, not on the overview page",
  (api) => {
    const statements = [...statementsIn(api).values()].flat()
    const general = statements.filter(({ facets, href }) => facets.length > 0 && href === apiHref(api))
    expect(general.filter(({ facets: [first = ""] }) => !/^(info|#|[^:]*\*)/.test(first))).toEqual([])
  }
)
