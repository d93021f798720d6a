/**
 * Creates the Markdown versions of the package pages.
 */
import type { Page } from "../markdown/page.ts"
import { entries, type Entry, type Export, type Package, packages } from "./entries.ts"
import { groupsOf } from "./groups.ts"

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

const listText = ({ docstring, href, name }: Export): string =>
  `- [${name}](${href}): ${docstring.text.replaceAll("\n", " ")}`

const entryText = (entry: Entry): string =>
  groupsOf(entry)
    .map(({ exports, isList, title }) =>
      isList
        ? `## ${title}\n\n${listNote}\n\n${exports.map(listText).join("\n")}`
        : exports.map(exportText).join("\n\n")
    )
    .join("\n\n")

/** The sentence that precedes a list of types whose members are shown on reference pages. */
export const listNote = "The members of each type, with their limits and sources, are on its reference page."

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

export const countText = ({ exports }: Entry): string => counted(exports.length, "export")

export const entryDescription = (entry: Entry): string => `${entry.description} ${countText(entry)}.`

/** Returns lines of Markdown, one for each JSON document and each command of a package. */
export const othersText = ({ commands, documents }: Package): ReadonlyArray<string> => [
  ...documents.map((specifier) => `\`${specifier}\`: JSON`),
  ...commands.map((command) => `\`npx ${command}\`: command`)
]

const packageText = (each: Package): string =>
  [
    `## ${each.name}`,
    `${each.description}.`,
    [
      ...each.entries.map((entry) => `- [${entry.specifier}](${entry.href}): ${countText(entry)}`),
      ...othersText(each).map((text) => `- ${text}`)
    ].join("\n")
  ].join("\n\n")

export const packagePages: ReadonlyArray<Page> = [
  {
    href: "/packages/",
    title: "Packages",
    description: "All packages with their entry points and exports.",
    markdown: packages.map(packageText).join("\n\n")
  },
  ...entries.map((entry) => ({
    href: entry.href,
    title: entry.specifier,
    description: entryDescription(entry),
    markdown: entryText(entry)
  }))
]
