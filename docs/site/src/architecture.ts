/**
 * Loads `docs/architecture.md`, `docs/scale.md` and the decision records from the repository. Links to other files in the repository are converted to
 * plain text.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { kebab } from "./spec/links.ts"

/** The path of the `docs` folder. The working directory of the build is the site's folder. */
const docs = join(process.cwd(), "..")

const withoutLinks = (markdown: string): string => markdown.replaceAll(/\[([^[\]]+)\]\((?!https?:)[^)]*\)/g, "$1")

const body = (file: string): string => withoutLinks(readFileSync(join(docs, file), "utf8").replace(/^# .*\n+/, ""))

const title = (file: string): string => /^# (?:\d+\. )?(.*)$/m.exec(readFileSync(join(docs, file), "utf8"))?.[1] ?? file

export const architecture = body("architecture.md")

export const scale = body("scale.md")

export interface Part {
  /** The heading; empty for the text before the first heading. */
  readonly title: string
  readonly slug: string
  readonly text: string
}

export const partsOf = (markdown: string): ReadonlyArray<Part> =>
  markdown.split(/^## /m).map((part, index) => {
    const [title = "", ...rest] = index === 0 ? ["", part] : part.split("\n")
    return { title, slug: kebab(title.replaceAll(/[^\w]+/g, "-")), text: rest.join("\n") }
  })

export const headingsOf = (markdown: string): Array<{ depth: number; slug: string; text: string }> =>
  partsOf(markdown)
    .filter(({ title }) => title !== "")
    .map(({ slug, title }) => ({ depth: 2, slug, text: title }))

export const decisions = globSync("decisions/*.md", { cwd: docs })
  .toSorted()
  .map((file) => ({ title: title(file), body: body(file) }))
