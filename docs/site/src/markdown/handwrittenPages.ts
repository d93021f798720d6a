/**
 * Loads the hand-written pages from the repository: the pages of the site, and the guides.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export interface HandwrittenPage {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly body: string
}

/**
 * The path of the `docs` folder. In a build, this module runs from another folder, so the path is derived from the working directory, which is then
 * the site's folder.
 */
const docs = import.meta.dirname.endsWith(join("site", "src", "markdown"))
  ? fileURLToPath(new URL("../../..", import.meta.url))
  : join(process.cwd(), "..")

const home = join("site", "src", "content", "docs")

const files = [
  ...globSync("**/*.{md,mdx}", { cwd: join(docs, home) }).map((file) => ({ file: join(home, file), id: file })),
  ...globSync("*.{md,mdx}", { cwd: join(docs, "guides") })
    .filter((file) => file !== "README.md")
    .map((file) => ({ file: join("guides", file), id: `guides/${file}` }))
]

const field = (head: string, name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? ""

export const handwrittenPages: ReadonlyArray<HandwrittenPage> = files
  .toSorted((one, other) => one.id.localeCompare(other.id))
  .map(({ file, id }) => {
    const [, head = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(docs, file), "utf8")) ?? []
    return {
      id: id.replace(/\.mdx?$/, ""),
      title: field(head, "title"),
      description: field(head, "description"),
      body
    }
  })
