/**
 * The pages of the packages as Markdown.
 */
import type { Page } from "../markdown/reference.ts"
import { entries, type Entry, type Export } from "./entries.ts"

const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``

const exportText = ({ declaration, docstring, kind, name }: Export): string =>
  [
    `## ${name}`,
    `A ${kind}.`,
    docstring.text,
    ...docstring.examples.map((code) => `Example:\n\n${fence(code)}`),
    fence(declaration)
  ]
    .filter((part) => part !== "")
    .join("\n\n")

export const entryDescription = ({ description, exports }: Entry): string =>
  `${description.replace(/\.$/, "")}: ${exports.length === 1 ? "1 export" : `${exports.length} exports`}.`

export const packagePages: ReadonlyArray<Page> = [
  {
    href: "/packages/",
    title: "Packages",
    description: "Every entry of every package, with every export.",
    markdown: entries.map((entry) => `- [${entry.specifier}](${entry.href}): ${entryDescription(entry)}`).join("\n")
  },
  ...entries.map((entry) => ({
    href: entry.href,
    title: entry.specifier,
    description: entryDescription(entry),
    markdown: entry.exports.map(exportText).join("\n\n")
  }))
]
