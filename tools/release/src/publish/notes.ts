/**
 * Writes the release notes of one version from the packages' changelogs. Each entry appears once, with the packages that it applies to.
 */

export interface Changelog {
  /** The name of the package, without the scope. */
  readonly name: string
  readonly text: string
}

/** Returns the lines of a version's section, without its heading. */
const sectionOf = (changelog: string, version: string): ReadonlyArray<string> => {
  const lines = changelog.split("\n")
  const start = lines.indexOf(`## ${version}`) + 1
  if (start === 0) return []
  const end = lines.findIndex((line, index) => index >= start && line.startsWith("## "))
  return lines.slice(start, end === -1 ? undefined : end)
}

interface Entry {
  readonly heading: string
  readonly text: string
}

const entriesOf = (lines: ReadonlyArray<string>): ReadonlyArray<Entry> => {
  const entries: Array<Entry> = []
  let heading = ""
  for (const line of lines) {
    const last = entries.at(-1)
    if (line.startsWith("### ")) heading = line.slice(4)
    else if (line.startsWith("- ")) entries.push({ heading, text: line.slice(2) })
    else if (line.trim() !== "" && last !== undefined)
      entries[entries.length - 1] = { ...last, text: `${last.text}\n${line}` }
  }
  return entries
}

/** Returns the notes as Markdown, or an empty string if no changelog contains the version. */
export const notesOf = (changelogs: ReadonlyArray<Changelog>, version: string): string => {
  const headings = new Map<string, Map<string, Array<string>>>()
  for (const { name, text } of changelogs) {
    for (const entry of entriesOf(sectionOf(text, version))) {
      const entries = headings.get(entry.heading) ?? new Map<string, Array<string>>()
      entries.set(entry.text, [...(entries.get(entry.text) ?? []), name])
      headings.set(entry.heading, entries)
    }
  }
  return [...headings]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([heading, entries]) => {
      const lines = [...entries].map(([text, names]) => `- **${names.join(", ")}**: ${text}`)
      return [`### ${heading}`, "", ...lines, ""].join("\n")
    })
    .join("\n")
}
