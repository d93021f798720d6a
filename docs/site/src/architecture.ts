/**
 * `docs/architecture.md` and the decisions beside it, as they stand in the repository. Links into the repository become plain text.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The build runs in the folder of the site. */
const docs = join(process.cwd(), "..")

const withoutLinks = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1")

const body = (file: string): string => withoutLinks(readFileSync(join(docs, file), "utf8").replace(/^# .*\n+/, ""))

const title = (file: string): string => /^# (?:\d+\. )?(.*)$/m.exec(readFileSync(join(docs, file), "utf8"))?.[1] ?? file

export const architecture = body("architecture.md")

export const decisions = globSync("decisions/*.md", { cwd: docs })
  .toSorted()
  .map((file) => ({ title: title(file), body: body(file) }))
