/**
 * The decisions on what a document leaves open: as data for programs, and as NOTES.md for readers.
 */
import { readFileSync } from "node:fs"
import type { Decision } from "@fieldwork/specs/decisions"
import { parse } from "yaml"

export const readDecisions = (file: string): ReadonlyArray<Decision> => parse(readFileSync(file, "utf8"))

/** One decision a line. */
export const decisionsJson = (decisions: ReadonlyArray<Decision>): string =>
  `[\n${decisions.map((decision) => JSON.stringify(decision)).join(",\n")}\n]\n`

const heads: Readonly<Record<string, string>> = {
  "brand-lift": "Decisions on the brand lift document",
  exchange: "Decisions on the exchange document"
}

const lead = `What the document does not show, leaves open or says twice, and how this spec reads it. Clients accept every reading named here; the sandbox does what
the column *Reading* says. *From* is the word in \`x-provenance\`: \`stated\` (the document says it, the reading settles a conflict), \`observed\` (public
material shows it) or \`inferred\` (ours, so it may be wrong). *Where* names the facets of the spec that follow from it, or that it explains; *How to see it*
is a call that shows whether the reading holds.

Made from \`decisions.yaml\` by \`npm run generate\`.`

/** A row names so many places; the others are in decisions.yaml. */
const most = 4

const whereOf = ({ about = {}, decides = {} }: Decision): string => {
  const all = Object.entries({ ...decides, ...about })
  const shown = all
    .slice(0, most)
    .map(([pointer, names]) => `\`${pointer}\`: ${names.includes("**") ? "all" : names.join(", ")}`)
  const rest = all.length - shown.length
  return [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join("<br>")
}

const sourceOf = ({ kind, source }: Decision): string =>
  source === undefined ? kind : `${kind}: ${source.kind}, ${source.edition}: ${source.value}`

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")

const row = (...cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(" | ")} |`

const rowOf = (decision: Decision): string =>
  row(decision.question, decision.reading, decision.reason, sourceOf(decision), whereOf(decision), decision.probe)

export const notes = (api: string, decisions: ReadonlyArray<Decision>): string => {
  const groups = [...Map.groupBy(decisions, ({ group }) => group)]
  const tables = groups.map(([group, rows]) =>
    [
      `## ${group}`,
      "",
      row("Question", "Reading", "Reason", "From", "Where", "How to see it"),
      "|---|---|---|---|---|---|",
      ...rows.map(rowOf)
    ].join("\n")
  )
  return `# ${heads[api] ?? api}\n\n${lead}\n\n${tables.join("\n\n")}\n`
}
