/**
 * Reads the public API of a module that is generated from a spec. The reports in `etc/` do not contain such modules, because changes to the specs are
 * rated separately.
 */
import { readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { type Api, apis } from "../spec/documents.ts"
import { apiHref, schemaHref } from "../spec/links.ts"
import type { ReportedExport } from "./report.ts"

const exported = /^export (const|interface|type) ([\w$]+)/gm

/**
 * Returns the lists that several constants share, keyed by name. The lists are not exported, so declarations show their contents instead of their
 * names.
 */
const sharedLists = (text: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(text.matchAll(/^const (\w+) = (.*) as const$/gm), ([, name = "", list = ""]) => [name, list] as const)
  )

/** Returns the declaration that begins at `from` and ends before the next comment or declaration at the left margin. */
const declarationAt = (text: string, from: number): string =>
  /^[^\n]*(?:\n(?!export |\/\*\*|\/\/|const |type )[^\n]*)*/.exec(text.slice(from))?.[0].trimEnd() ?? ""

/** Removes the comments on members, because `withMembers` adds them again, and shortens references to schemas to the names of the schemas. */
const plainType = (declaration: string): string =>
  declaration.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "").replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "$1")

/** Returns the link to the page of a schema, or to the page of the API for other types, such as responses and parameters. */
const hrefOf = (api: Api, name: string): string =>
  Object.hasOwn(api.document.components.schemas, name) ? schemaHref(api.name, name) : apiHref(api.name)

/** Returns the exports of a generated module. The folder of `file` has the name of its API. */
export const generatedExports = (file: string): ReadonlyArray<ReportedExport> => {
  const text = readFileSync(file, "utf8")
  const lists = sharedLists(text)
  const api = apis.find(({ name }) => name === basename(dirname(file)))
  return [...text.matchAll(exported)]
    .map(({ 1: word = "", 2: name = "", index }): ReportedExport => {
      const written = declarationAt(text, index)
      if (word === "const") {
        const declaration = written.replaceAll(/\b(?:statuses|replies)\d+\b/g, (shared) => lists.get(shared) ?? shared)
        return { name, kind: "constant", declaration, documented: true }
      }
      const declaration = plainType(written)
      const kind = word === "interface" ? "interface" : "type"
      return { name, kind, declaration, documented: true, ...(api !== undefined && { href: hrefOf(api, name) }) }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
