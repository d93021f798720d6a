/**
 * Reads the documentation guides, which are published with the command.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export interface Guide {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly text: () => string
}

/** The folders that may contain the guides: next to the bundle in the published package, or in the repository. */
const folders = [join(import.meta.dirname, "guides"), join(import.meta.dirname, "../../../../docs/guides")]

const member = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? ""

export const readGuides = (): ReadonlyArray<Guide> => {
  const folder = folders.find((each) => existsSync(each))
  if (folder === undefined) return []
  return readdirSync(folder)
    .filter((file) => /^[a-z].*\.mdx?$/.test(file))
    .toSorted()
    .map((file) => {
      const text = () => readFileSync(join(folder, file), "utf8")
      const head = text().slice(0, 1000)
      return {
        name: file.replace(/\.mdx?$/, ""),
        title: member(head, "title"),
        description: member(head, "description"),
        text
      }
    })
}
