/**
 * Creates, as Markdown, the pages that list the statements in the API documents. Each statement is followed by the facets (details of the OpenAPI
 * document, such as a type or a limit), the pages and the tests that are based on it.
 */
import { apis } from "../spec/documents.ts"
import { statementsHref } from "../spec/links.ts"
import { statementsIn } from "../spec/statements.ts"
import type { Page } from "./page.ts"
import { paragraphs } from "./route.ts"
import { table } from "./table.ts"

export const statementPages: ReadonlyArray<Page> = [
  {
    href: "/statements/",
    title: "Source statements",
    description: "Every statement of both documents, with the parts of the spec, the page and the tests that cover it.",
    markdown: apis.map((api) => `- [${api.document.info.title}](${statementsHref(api.name)})`).join("\n")
  },
  ...apis.map((api) => ({
    href: statementsHref(api.name),
    title: `Source statements: ${api.label.toLowerCase()}`,
    description: "Each statement of the document, with the parts of the spec, the page and the tests that cover it.",
    markdown: paragraphs(
      [...statementsIn(api.name)].map(
        ([title, statements]) =>
          `## ${title}\n\n${table(
            ["Statement", "In the spec", "Shown on", "Tests"],
            statements.map(({ facets, href, id, tests }) => [
              id,
              facets.join("; "),
              `[${href}](${href})`,
              tests.join("; ")
            ])
          )}`
      )
    )
  }))
]
