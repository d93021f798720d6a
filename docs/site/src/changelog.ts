/**
 * The contents of the next release: the changesets, and the changes to the two API documents since the last release.
 */
import { readChangesets } from "@changesets/read"
import { rateRelease } from "@fieldwork/release/rating"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The root of the repository. The working directory of the build is the site's folder. */
const root = join(process.cwd(), "../..")

const { version }: { version: string } = JSON.parse(readFileSync(join(root, "specs/package.json"), "utf8"))

export interface Change {
  readonly packages: ReadonlyArray<string>
  /** The text in Markdown, with only paragraphs and lists. */
  readonly text: string
}

/** Joins the lines of each paragraph and list item into one line. */
const unwrapped = (summary: string): string => summary.trim().replaceAll(/(?<!\n)\n[ \t]*(?![ \t]*(?:\n|[-*] ))/g, " ")

const all = (await readChangesets(root)).map(({ releases, summary }): Change => ({
  packages: releases.map(({ name }) => name),
  text: unwrapped(summary)
}))

export interface ChangeGroup {
  readonly title: string
  readonly slug: string
  readonly changes: ReadonlyArray<Change>
}

const groups = [
  { title: "Additions", slug: "additions", verb: /^Add\b/ },
  { title: "Changes", slug: "changes", verb: /^(?!Add\b|Fix\b)/ },
  { title: "Fixes", slug: "fixes", verb: /^Fix\b/ }
]

/** The changes in the next release, grouped by the first word of their text. */
export const upcoming: ReadonlyArray<ChangeGroup> = groups
  .map(({ slug, title, verb }) => ({ slug, title, changes: all.filter(({ text }) => verb.test(text)) }))
  .filter(({ changes }) => changes.length > 0)

export interface ContractChange {
  readonly api: string
  readonly level: string
  readonly path: string
  readonly why: string
}

/** The changes to the API documents. Undefined before the first release, because there is no earlier version to compare them with. */
export const contract: ReadonlyArray<ContractChange> | undefined = (await rateRelease(root, version))?.changes

export const contractText =
  contract === undefined
    ? "There is no release yet to compare the two documents with."
    : contract.length === 0
      ? `The two documents have not changed since ${version}.`
      : `Changes since ${version}, rated by their effect on callers:`
