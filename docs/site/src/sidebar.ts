/**
 * The navigation of the site, with one group per area. A page shows only the group of its own area (`navigation.ts`). The operations of an API are
 * grouped by tag, in the order of the API document.
 */
import type { StarlightUserConfig } from "@astrojs/starlight/types"
import { entries, type Entry } from "./packages/entries.ts"
import { type Api, apis } from "./spec/documents.ts"
import { apiHref, errorsHref, schemasHref, silentHref, statementsHref } from "./spec/links.ts"
import { operations, type Route, webhooks } from "./spec/operations.ts"

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>

/** Returns the badge of an operation, which is its HTTP method, abbreviated to fit a narrow column. Deprecated operations are struck through. */
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
  items: [
    { label: "Overview", link: apiHref(api.name) },
    ...api.document.tags.map(({ name }) => ({
      label: name,
      items: [...operations, ...webhooks]
        .filter((route) => route.api === api && route.operation.tags.includes(name))
        .map((route) => ({ label: route.operation.summary, link: route.href, ...badgeOf(route) }))
    })),
    {
      label: "Reference",
      items: [
        ...(api.name === "exchange" ? [{ label: "Error codes", link: errorsHref }] : []),
        { label: "Schemas", link: schemasHref(api.name) },
        { label: "What the document leaves open", link: silentHref(api.name) },
        { label: "Source statements", link: statementsHref(api.name) }
      ]
    }
  ]
})

/** Returns the navigation entry of a package. A package with several entry points becomes a group. */
const packageOf = ([name, own]: readonly [string, ReadonlyArray<Entry>]) => {
  const short = name.replace("@fieldwork/", "")
  const items = own.map(({ href, specifier }) => ({
    label: specifier === name ? short : specifier.slice(name.length + 1),
    link: href
  }))
  return items.length === 1 && items[0] !== undefined ? items[0] : { label: short, collapsed: true, items }
}

export const sidebar: Sidebar = [
  {
    label: "Guides",
    items: [
      { label: "Start", items: ["guides/set-up", "guides/lift-study", "guides/callback"] },
      {
        label: "Brand lift",
        items: [
          "guides/lift-daily",
          "guides/nightly-lift",
          "guides/lift-report",
          "guides/lift-convention",
          "guides/exports"
        ]
      },
      {
        label: "Callbacks",
        items: [
          "guides/receivers",
          "guides/inbox",
          "guides/inbox-postgres",
          "guides/inbox-operations",
          "guides/containers",
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
        label: "Calling the APIs",
        items: [
          "guides/command-line",
          "guides/agents",
          "guides/tokens-and-retries",
          "guides/paging",
          "guides/errors",
          "guides/deprecations",
          "guides/corrections",
          "guides/opentelemetry",
          "guides/two-tenants",
          "guides/move"
        ]
      },
      {
        label: "Testing",
        items: [
          "guides/test-your-app",
          "guides/contract-tests",
          "guides/workflows",
          "guides/collections",
          "guides/test-outcomes"
        ]
      },
      {
        label: "Background",
        items: [
          "reading-the-reference",
          "events",
          "who-pays",
          "versioning",
          { label: "What is new", link: "/changelog/" },
          { label: "States", link: "/states/" },
          { label: "Deprecations", link: "/deprecations/" },
          { label: "Sandbox in the browser", link: "/sandbox/" },
          "sandbox-limits",
          { label: "What the documents leave open", link: "/silent/" },
          { label: "Source statements", link: "/statements/" },
          { label: "Scale", link: "/scale/" },
          { label: "Architecture", link: "/architecture/" }
        ]
      }
    ]
  },
  ...apis.map(referenceOf),
  {
    label: "Packages",
    items: [
      { label: "All packages", link: "/packages/" },
      ...[...Map.groupBy(entries, ({ packageName }) => packageName)].map(packageOf)
    ]
  }
]
