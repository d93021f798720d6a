/**
 * Run by `npm run check`. Prints one line for each disallowed term in comments, messages, test names and Markdown, and exits with code 1 if there are
 * any.
 */
import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { allowed } from "./vocabulary/allowed.ts"
import { vocabularyFindings } from "./vocabulary/findings.ts"

const root = resolve(import.meta.dirname, "../../..")
const patterns = [
  "*.md",
  ".changeset/*.md",
  "{containers,docs,examples,packages,scripts,specs,tools}/**/*.{ts,js,mjs,md,mdx}"
]
/** The files that are not checked: generated files, published releases that no longer change, and the data of this check. */
const excluded =
  /node_modules|[/]dist[/]|[/]reports[/]|[/][.]astro|[.]gen[.]|CHANGELOG|specs[/](?:collections|released)|tools[/]release[/]work|vocabulary[/]terms|test[/]vocabulary|docs[/]site[/](?:dist|[.])|NOTES[.]md/
const files = globSync(patterns, { cwd: root, exclude: (name) => excluded.test(name) }).filter(
  (file) => !excluded.test(file)
)
const found = files
  .toSorted()
  .flatMap((file) => vocabularyFindings(file, readFileSync(join(root, file), "utf8"), allowed))
for (const line of found) console.error(line)
console.log(`${files.length} files, ${found.length} terms to replace`)
process.exitCode = found.length === 0 ? 0 : 1
