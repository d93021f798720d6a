/**
 * All pages of the site as Markdown, including hand-written pages.
 */
import { lead, markdown, title } from "../landing/content.ts"
import { packagePages } from "../packages/markdown.ts"
import { referencePages } from "./reference.ts"
import type { Page } from "./page.ts"
import { markdownHref } from "./markdown-href.ts"
import { handwrittenPages } from "./handwrittenPages.ts"

/** Removes components and imports from MDX, and keeps only the language of code fences. */
const plain = (body: string): string =>
  body
    .replaceAll(/^import .* from ".*"$\n/gm, (line, offset: number) => (isInFence(body, offset) ? line : ""))
    .replaceAll(/<LinkCard title="([^"]*)" description="([^"]*)" href="([^"]*)" \/>/g, "- [$1]($3): $2")
    .replaceAll(/^<\/?[A-Z][^>]*>\n?/gm, "")
    .replaceAll(/^```(\w+) .*$/gm, "```$1")
    .trim()

const isInFence = (body: string, offset: number): boolean =>
  (body.slice(0, offset).match(/^```/gm)?.length ?? 0) % 2 === 1

const pagesWithMarkdown = handwrittenPages.map(({ body, description, id, title }): Page => ({
  href: `/${id}/`,
  title,
  description,
  markdown: plain(body)
}))

export const pages: ReadonlyArray<Page> = [
  { href: "/", title, description: lead, markdown },
  ...pagesWithMarkdown,
  ...packagePages,
  ...referencePages
]

/** Returns the Markdown of a page. Its links point to the Markdown versions of other pages. */
export const textOf = ({ markdown, title }: Page): string =>
  `# ${title}\n\n${markdown.replaceAll(/\]\((\/[^)#]*\/)(#[^)]*)?\)/g, (_, href: string) => `](${markdownHref(href)})`)}\n`
