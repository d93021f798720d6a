/**
 * Where each sentence of the documents went, as Markdown.
 */
import { apis } from "../spec/documents.ts"
import { statementsHref } from "../spec/links.ts"
import { statementsIn } from "../spec/statements.ts"
import type { Page } from "./reference.ts"
import { paragraphs } from "./route.ts"
import { table } from "./table.ts"

export const statementPages: ReadonlyArray<Page> = [
  {
    href: "/statements/",
    title: "Where each sentence went",
    description: "Every statement of both documents, with the facets, pages and tests that it became.",
    markdown: apis.map((api) => `- [${api.document.info.title}](${statementsHref(api.name)})`).join("\n")
  },
  ...apis.map((api) => ({
    href: statementsHref(api.name),
    title: `Where each sentence of the ${api.label.toLowerCase()} document went`,
    description:
      "Each statement with the facets of the spec that it became, the page that shows it and the tests that hold it.",
    markdown: paragraphs(
      [...statementsIn(api.name)].map(
        ([title, statements]) =>
          `## ${title}\n\n${table(
            ["Statement", "Facets of the spec", "Shown on", "Tests"],
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
