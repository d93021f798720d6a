/**
 * The reference pages as Markdown.
 */
import type { Page } from "./page.ts"
import { stateMachines } from "@fieldwork/sandbox/states"
import { architecture, decisions, scale } from "../architecture.ts"
import { upcoming, contract, contractText } from "../changelog.ts"
import { type Api, apis } from "../spec/documents.ts"
import { betaCodes, type BetaCode, sampleBody } from "../spec/beta-errors.ts"
import { deprecated } from "../spec/deprecations.ts"
import { apiHref, errorsHref, schemasHref, silentHref } from "../spec/links.ts"
import { fromText, notesOf } from "../spec/notes.ts"
import { operations, webhooks } from "../spec/operations.ts"
import { sectionsText } from "../spec/section-links.ts"
import { type NamedSchema, schemas, viewOf } from "../spec/schemas.ts"
import { limitsText } from "../spec/schema-words.ts"
import { originsText, treeText, valuesText, wordsText } from "./fields.ts"
import { fence, paragraphs, routeText } from "./route.ts"
import { statementPages } from "./statements.ts"
import { table } from "./table.ts"

const routePages: ReadonlyArray<Page> = [...operations, ...webhooks].map((route) => ({
  href: route.href,
  title: route.operation.summary,
  description: route.operation.description.split("\n")[0] ?? "",
  markdown: routeText(route)
}))

const schemaText = (named: NamedSchema): string => {
  const view = viewOf(named)
  return paragraphs([
    named.schema.description,
    view.sections.length === 0 ? undefined : `Stated in ${sectionsText(named.api.name, view.sections)}.`,
    view.origins.length === 0 ? undefined : `Not stated: ${originsText(view.origins)}.`,
    view.limits.length === 0 ? undefined : limitsText(view.limits),
    view.values === undefined ? undefined : valuesText(view.values),
    view.tree.fields.length + view.tree.variants.length === 0
      ? `Type: ${wordsText(view.type)}.`
      : `## Fields\n\n${treeText(view.tree)}`,
    `## Used in\n\n${view.usedIn.map(({ href, text }) => `- [${text}](${href})`).join("\n")}`
  ])
}

const schemaPages: ReadonlyArray<Page> = schemas.map((named) => ({
  href: named.href,
  title: `${named.name} (${named.api.label.toLowerCase()} schema)`,
  description: named.schema.description ?? "",
  markdown: schemaText(named)
}))

const codeText = (error: BetaCode): string =>
  paragraphs([
    error.status === undefined ? "The document does not state its status code." : `HTTP status ${error.status}.`,
    error.advice,
    error.detail.length === 0 ? undefined : `## Detail\n\n${treeText({ fields: error.detail, variants: [] })}`,
    `## Body\n\n${fence("json", sampleBody(error))}`
  ])

const codePages: ReadonlyArray<Page> = betaCodes.map((error) => ({
  href: error.href,
  title: `${error.code}: ${error.meaning}`,
  description: error.advice,
  markdown: codeText(error)
}))

const overview = (api: Api): Page => ({
  href: apiHref(api.name),
  title: api.document.info.title,
  description: api.document.info.description.split("\n")[0] ?? "",
  markdown: paragraphs([
    api.document.info.description,
    ...api.document.tags.map(({ description, name }) => {
      const routes = [...operations, ...webhooks].filter(
        (route) => route.api === api && route.operation.tags.includes(name)
      )
      const lines = routes.map((route) =>
        route.kind === "webhook"
          ? `- [${route.operation.summary}](${route.href}): callback`
          : `- [${route.operation.summary}](${route.href}): \`${route.method} ${route.path}\``
      )
      return `## ${name}\n\n${description}\n\n${lines.join("\n")}`
    })
  ])
})

const schemaList = (api: Api): Page => ({
  href: schemasHref(api.name),
  title: `Schemas: ${api.label.toLowerCase()}`,
  description: `Every named schema of ${api.document.info.title}.`,
  markdown: schemas
    .filter((named) => named.api === api)
    .map(({ href, name, schema }) => `- [${name}](${href}): ${schema.description ?? ""}`)
    .join("\n")
})

const silent = (api: Api): Page => {
  const { lead, sections } = notesOf(api.name)
  return {
    href: silentHref(api.name),
    title: `What the ${api.label.toLowerCase()} document leaves open`,
    description:
      "Points on which the document is silent, ambiguous or contradictory, and how this project interprets them.",
    markdown: paragraphs([
      lead,
      ...sections.map(
        ({ decisions: rows, title }) =>
          `## ${title}\n\n${table(
            ["Question", "Interpretation", "Reason", "Source", "How to check"],
            rows.map((each) => [each.question, each.reading, each.reason, fromText(each), each.probe])
          )}`
      )
    ])
  }
}

export const referencePages: ReadonlyArray<Page> = [
  ...apis.map(overview),
  ...routePages,
  {
    href: errorsHref,
    title: "Error codes of the exchange",
    description: "Every code of the v2-beta error body, a01 to v19.",
    markdown: table(
      ["Code", "Status", "Meaning", "Detail"],
      betaCodes.map(({ code, detail, href, meaning, status }) => [
        `[${code}](${href})`,
        String(status ?? "not documented"),
        meaning,
        detail.map(({ name }) => name).join(", ")
      ])
    )
  },
  ...codePages,
  ...apis.map(schemaList),
  ...schemaPages,
  {
    href: "/changelog/",
    title: "What is new",
    description: "Changes in the next release: packages and API specifications.",
    markdown: [
      ...upcoming.flatMap(({ changes, title }) => [
        `## ${title}`,
        ...changes.map(({ packages, text }) => `${packages.map((name) => `\`${name}\``).join(", ")}\n\n${text}`)
      ]),
      "## API specifications",
      contractText,
      ...(contract ?? []).map(({ api, level, path, why }) => `- ${level}: ${api} \`${path}\`: ${why}`)
    ].join("\n\n")
  },
  {
    href: "/states/",
    title: "States",
    description: "The states of campaigns, exports, surveys and subscriptions, and their transitions.",
    markdown: stateMachines
      .map(
        ({ source, title, transitions }) =>
          `## ${title}\n\n${table(
            ["From", "Trigger", "To"],
            transitions.map(({ from, to, when }) => [from, when, to])
          )}\n\nSource: ${source}.`
      )
      .join("\n\n")
  },
  {
    href: "/deprecations/",
    title: "Deprecations",
    description: "Every deprecated operation, its replacement, and how to migrate.",
    markdown: table(
      ["Operation", "Use instead", "How to migrate", "Ends"],
      deprecated.map(({ deprecation, replacement, route }) => [
        `[${route.operation.operationId}](${route.href})`,
        `[${deprecation.replacement}](${replacement?.href ?? ""})`,
        deprecation.guide ?? "",
        deprecation.sunset ?? "not known"
      ])
    )
  },
  {
    href: "/silent/",
    title: "What the documents leave open",
    description: "Every point that the documents leave open, how this project interprets it, and why.",
    markdown: apis.map((api) => `- [${api.document.info.title}](${silentHref(api.name)})`).join("\n")
  },
  ...apis.map(silent),
  ...statementPages,
  {
    href: "/scale/",
    title: "Scale",
    description: "How much load one machine, several receivers and a relay handle.",
    markdown: scale
  },
  {
    href: "/architecture/",
    title: "Architecture",
    description: "How the repository is built, for maintainers.",
    markdown: paragraphs([
      architecture,
      "## Decisions",
      ...decisions.map(({ body, title }) => `### ${title}\n\n${body}`)
    ])
  }
]
