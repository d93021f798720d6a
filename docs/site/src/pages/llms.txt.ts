/**
 * Writes `llms.txt`: a list of all pages, one per line.
 */
import type { APIRoute } from "astro"
import { pages } from "../markdown/pages.ts"
import type { Page } from "../markdown/page.ts"
import { markdownHref } from "../markdown/markdown-href.ts"

const sections: ReadonlyArray<readonly [string, (href: string) => boolean]> = [
  ["Guides", (href) => href.startsWith("/guides/")],
  ["Brand lift operations", (href) => href.startsWith("/brand-lift/operations/")],
  ["Exchange operations and webhooks", (href) => /^\/exchange\/(operations|webhooks)\//.test(href)],
  ["Exchange error codes", (href) => href.startsWith("/exchange/errors/")],
  ["Packages", (href) => href.startsWith("/packages/")],
  ["Other pages", (href) => !/^\/(guides|packages|brand-lift|exchange)\/./.test(href) && href !== "/"],
  ["Optional", (href) => href.includes("/schemas/")]
]

const line = ({ description, href, title }: Page): string =>
  `- [${title}](${markdownHref(href)}): ${description.split("\n")[0]}`

export const GET: APIRoute = () => {
  const parts = sections.map(
    ([title, includes]) =>
      `## ${title}\n\n${pages
        .filter(({ href }) => includes(href))
        .map(line)
        .join("\n")}`
  )
  const lead =
    "# Fieldwork\n\n> Typed clients, webhook verification and a sandbox for brand lift measurement and the online sampling exchange, in TypeScript.\n\nEverything in one file: [llms-full.txt](/llms-full.txt); the reference of one API: [brand lift](/brand-lift/llms-full.txt), [exchange](/exchange/llms-full.txt)."
  return new Response(`${lead}\n\n${parts.join("\n\n")}\n`)
}
