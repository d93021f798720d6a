/**
 * Creates the search record of a page.
 */
import { kindOf } from "./kind.ts"

export interface SearchRecord {
  readonly href: string
  readonly title: string
  readonly description: string
  /** The identifiers for which this page is the exact match, such as an `operationId`. */
  readonly names: string
  readonly headings: string
  /** The text of the page as plain text on one line. */
  readonly text: string
}

export interface Source {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly markdown: string
}

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, " ")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*\|?[-:| ]{3,}\|?\s*$/gm, " ")
    .replaceAll(/^#{1,6} (.*)$/gm, "$1.")
    .replaceAll(/[`*|]/g, " ")
    .replaceAll(/^\s*- /gm, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,:;)])/g, "$1")
    .trim()

const longest = 9_000

/** Returns the text to index. For the page of a schema, only the field names are indexed, because the pages of operations also explain the fields. */
const textOf = ({ href, markdown }: Source): string => {
  if (/\/schemas\/./.test(href)) return [...markdown.matchAll(/^\s*- `([^`]+)`/gm)].map(([, name]) => name).join(" ")
  if (/^\/packages\/./.test(href)) return ""
  // For statements, decisions, the architecture and the changelog, only the beginning of a page is indexed, because readers rarely search for these
  // pages.
  const maxLength = /^\/(statements|silent|architecture|scale|changelog)\//.test(href) ? 600 : longest
  return plain(markdown).slice(0, maxLength)
}

const namesOf = ({ href, markdown }: Source): string => {
  if (href.startsWith("/packages/")) return [...markdown.matchAll(/^## ([\w$.]+)$/gm)].map(([, name]) => name).join(" ")
  const operation = /^- Operation: `([^`]+)`/m.exec(markdown)?.[1] ?? ""
  const code = /\/errors\/([a-z]\d+)\//.exec(href)?.[1]
  return code === undefined ? operation : `error ${code}`
}

export const recordOf = (source: Source): SearchRecord => ({
  href: source.href,
  title: source.title.replace(/ \((brand lift|exchange) schema\)$/, ""),
  description: source.description.split("\n")[0]?.replaceAll("`", "") ?? "",
  names: namesOf(source),
  headings: source.href.startsWith("/packages/")
    ? ""
    : [...source.markdown.matchAll(/^#{2,3} (.*)$/gm)].map(([, text]) => text).join(". "),
  text: textOf(source)
})

/** Returns the weight of a page in search results. Operations and guides rank above pages about details. */
export const weightOf = (href: string): number => {
  if (/^\/(statements|architecture|changelog)\//.test(href)) return 0.15
  if (href === "/" || href.startsWith("/silent/")) return 0.25
  const weights: Readonly<Record<string, number>> = {
    guide: 1.2,
    "brand lift operation": 1,
    "exchange operation": 1,
    webhook: 1.1,
    "error code": 1,
    package: 0.2,
    page: 1
  }
  return weights[kindOf(href)] ?? 0.35
}
