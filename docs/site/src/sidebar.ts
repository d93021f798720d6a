/**
 * The sidebar: guides first, then each API by its tags, in the document's own order.
 */
import type { StarlightUserConfig } from "@astrojs/starlight/types"
import { entries } from "./packages/entries.ts"
import { type Api, apis } from "./spec/documents.ts"
import { apiHref, errorsHref, schemasHref } from "./spec/links.ts"
import { operations, type Route, webhooks } from "./spec/operations.ts"

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>

/** The method, short enough for a column of its own; a deprecated operation is struck through. */
const badgeOf = ({ kind, method, operation }: Route) => {
  const name = kind === "webhook" ? "call" : method.toLowerCase()
  const text = name === "delete" ? "DEL" : name.toUpperCase()
  return {
    badge: { text, variant: "default", class: `fw-m fw-${name}` },
    ...(operation.deprecated === true && { attrs: { class: "fw-is-deprecated", title: "deprecated" } })
  } as const
}

const referenceOf = (api: Api): Sidebar[number] => ({
  label: api.label,
  collapsed: true,
  items: [
    { label: "Overview", link: apiHref(api.name) },
    ...api.document.tags.map(({ name }) => ({
      label: name,
      collapsed: true,
      items: [...operations, ...webhooks]
        .filter((route) => route.api === api && route.operation.tags.includes(name))
        .map((route) => ({ label: route.operation.summary, link: route.href, ...badgeOf(route) }))
    })),
    ...(api.name === "exchange" ? [{ label: "Error codes", link: errorsHref }] : []),
    { label: "Schemas", link: schemasHref(api.name) }
  ]
})

export const sidebar: Sidebar = [
  {
    label: "Guides",
    items: [
      "guides/set-up",
      "guides/lift-study",
      "guides/callback",
      {
        label: "Brand lift",
        items: ["guides/lift-daily", "guides/lift-report", "guides/lift-convention", "guides/exports"]
      },
      {
        label: "Callbacks",
        items: [
          "guides/receivers",
          "guides/inbox",
          "guides/inbox-postgres",
          "guides/inbox-operations",
          "guides/ask-inbox",
          "guides/fan-out",
          "guides/inbox-reference",
          "guides/inbox-guarantees"
        ]
      },
      {
        label: "Servers and frameworks",
        collapsed: true,
        items: [
          "guides/receive-node",
          "guides/receive-express",
          "guides/receive-fastify",
          "guides/receive-koa",
          "guides/receive-nestjs",
          "guides/receive-nextjs",
          "guides/receive-hono",
          "guides/receive-fetch",
          "guides/receive-lambda",
          "guides/receive-azure"
        ]
      },
      {
        label: "Suppliers and buyers",
        items: ["guides/route-respondents", "guides/why-not-offered", "guides/get-paid", "guides/buyer"]
      },
      {
        label: "Every call",
        items: [
          "guides/tokens-and-retries",
          "guides/paging",
          "guides/errors",
          "guides/deprecations",
          "guides/corrections",
          "guides/move"
        ]
      },
      {
        label: "Test",
        items: ["guides/test-your-app", "guides/contract-tests", "guides/workflows", "guides/test-outcomes"]
      }
    ]
  },
  ...apis.map(referenceOf),
  {
    label: "Packages",
    collapsed: true,
    items: [
      { label: "All packages", link: "/packages/" },
      ...entries
        .filter(({ packageName, specifier }) => specifier === packageName || specifier.endsWith("/promise"))
        .map(({ href, specifier }) => ({ label: specifier.replace("@fieldwork/", ""), link: href }))
    ]
  },
  {
    label: "Good to know",
    items: [
      "reading-the-reference",
      "events",
      "who-pays",
      "versioning",
      { label: "What is new", link: "/changelog/" },
      { label: "States", link: "/states/" },
      { label: "Deprecations", link: "/deprecations/" },
      { label: "The sandbox, in this page", link: "/sandbox/" },
      "sandbox-limits",
      { label: "Where the documents are silent", link: "/silent/" },
      { label: "Where each sentence went", link: "/statements/" },
      { label: "Architecture", link: "/architecture/" }
    ]
  }
]
