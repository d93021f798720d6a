/**
 * Writes the decisions about points that an API document leaves open, as JSON for programs and as NOTES.md for readers.
 */
import { readFileSync } from "node:fs"
import type { Decision } from "@fieldwork/specs/decisions"
import { parse } from "yaml"

export const readDecisions = (file: string): ReadonlyArray<Decision> => parse(readFileSync(file, "utf8"))

/** Returns the decisions as JSON, one per line. */
export const decisionsJson = (decisions: ReadonlyArray<Decision>): string =>
  `[\n${decisions.map((decision) => JSON.stringify(decision)).join(",\n")}\n]\n`

const heads: Readonly<Record<string, string>> = {
  "brand-lift": "Decisions on the brand lift document",
  exchange: "Decisions on the exchange document"
}

const lead = `This page lists the points on which the vendor's document is silent, ambiguous or contradictory, and how this spec interprets them. Clients accept every interpretation that is listed here; the
sandbox implements the column *Reading*. *From* is the mark in \`x-provenance\`: \`stated\` (the document states it, and the reading resolves a conflict), \`observed\` (public
material shows it) or \`inferred\` (our interpretation, which may be wrong). *Where* lists the facets of the spec that follow from the decision or that it explains. *How to see it*
describes a call that shows whether the interpretation is correct.

Generated from \`decisions.yaml\` by \`npm run generate\`.`

/** The maximum number of facets (details of the spec that a decision determines) in a table row. All facets are listed in decisions.yaml. */
const maxFacetsPerRow = 4

const whereOf = ({ about = {}, decides = {} }: Decision): string => {
  const all = Object.entries({ ...decides, ...about })
  const shown = all
    .slice(0, maxFacetsPerRow)
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
