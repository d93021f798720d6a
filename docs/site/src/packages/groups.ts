/**
 * Groups the exports of an entry point for its page. Functions, classes and constants are listed before types.
 */
import type { Entry, Export } from "./entries.ts"
import type { ExportKind } from "./report.ts"

export interface Group {
  readonly title: string
  /** The anchor of the group's heading. */
  readonly slug: string
  readonly exports: ReadonlyArray<Export>
  /** The exports that are listed in the page's index. Members of namespaces are omitted. */
  readonly listed: ReadonlyArray<Export>
  /** Whether the group is shown as a list of links. The members of each type in such a group are shown on the type's reference page. */
  readonly isList: boolean
}

/**
 * The maximum number of types from an OpenAPI document whose members are shown on the page. If an entry point has more types than this, all of them
 * are shown as a list of links.
 */
const maxExpandedTypes = 10

const titles: ReadonlyArray<readonly [title: string, kinds: ReadonlyArray<ExportKind>]> = [
  ["Functions", ["function"]],
  ["Classes", ["class"]],
  ["Constants", ["constant"]],
  ["Namespaces", ["namespace"]],
  ["Types", ["interface", "type"]]
]

/** Returns the namespace to which an export belongs. For example, `ClientErrors.isRetryable` is listed with `ClientErrors`. */
const namespaceOf = ({ kind, name }: Export, names: ReadonlySet<string>): string | undefined => {
  if (kind === "namespace") return name
  const [before = ""] = name.split(".")
  return before !== name && names.has(before) ? before : undefined
}

export const groupsOf = ({ exports }: Entry): ReadonlyArray<Group> => {
  const ofSpec = exports.filter(({ href }) => href !== undefined)
  const isListed = (each: Export): boolean => ofSpec.length > maxExpandedTypes && each.href !== undefined
  const own = exports.filter((each) => !isListed(each))
  const namespaces = new Set(own.filter(({ kind }) => kind === "namespace").map(({ name }) => name))
  const kindOf = (each: Export): ExportKind => (namespaceOf(each, namespaces) === undefined ? each.kind : "namespace")
  const isBeforeMembers = (each: Export): boolean => (namespaceOf(each, namespaces) ?? each.name) === each.name
  const groupOf = (title: string, members: ReadonlyArray<Export>, isList: boolean): Group => ({
    title,
    slug: `all-${title.toLowerCase().replaceAll(" ", "-")}`,
    exports: members,
    listed: members.filter(isBeforeMembers),
    isList
  })
  return [
    ...titles.map(([title, kinds]) =>
      groupOf(
        title,
        own.filter((each) => kinds.includes(kindOf(each))),
        false
      )
    ),
    groupOf("Types of the spec", exports.filter(isListed), true)
  ].filter((group) => group.exports.length > 0)
}
