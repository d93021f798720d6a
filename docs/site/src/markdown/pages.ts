/**
 * Every page of the site as Markdown, those written by hand included.
 */
import { lead, markdown, title } from "../landing/content.ts"
import { packagePages } from "../packages/markdown.ts"
import { type Page, referencePages } from "./reference.ts"
import { twinHref } from "./twin-href.ts"
import { written } from "./written.ts"

/** What only a browser can show is left out; a fence keeps its language. */
const plain = (body: string): string =>
  body
    .replaceAll(/^import .* from ".*"$\n/gm, (line, offset: number) => (isInFence(body, offset) ? line : ""))
    .replaceAll(/<LinkCard title="([^"]*)" description="([^"]*)" href="([^"]*)" \/>/g, "- [$1]($3): $2")
    .replaceAll(/^<\/?[A-Z][^>]*>\n?/gm, "")
    .replaceAll(/^```(\w+) .*$/gm, "```$1")
    .trim()

const isInFence = (body: string, offset: number): boolean =>
  (body.slice(0, offset).match(/^```/gm)?.length ?? 0) % 2 === 1

const writtenPages = written.map(({ body, description, id, title }): Page => ({
  href: `/${id}/`,
  title,
  description,
  markdown: plain(body)
}))

export const pages: ReadonlyArray<Page> = [
  { href: "/", title, description: lead, markdown },
  ...writtenPages,
  ...packagePages,
  ...referencePages
]

/** Links lead to other twins, so that a reader of Markdown stays in Markdown. */
export const textOf = ({ markdown, title }: Page): string =>
  `# ${title}\n\n${markdown.replaceAll(/\]\((\/[^)#]*\/)(#[^)]*)?\)/g, (_, href: string) => `](${twinHref(href)})`)}\n`
