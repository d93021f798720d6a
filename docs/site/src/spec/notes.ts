/**
 * The decisions about points on which an API document is silent or contradictory, grouped by the sections of NOTES.md.
 */
import { type Decision, decisions } from "@fieldwork/specs/decisions"
import type { ApiName } from "./documents.ts"
import { sourceText } from "./origin-words.ts"

export interface Notes {
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly title: string; readonly decisions: ReadonlyArray<Decision> }>
}

const lead = `The sandbox implements the reading of each row, and the clients accept every reading that is listed. *Source* is the mark in \`x-provenance\`: \`stated\` (the
document states it, and the reading resolves a contradiction), \`observed\` (public material shows it) or \`inferred\` (our reading, which may be wrong).`

export const notesOf = (api: ApiName): Notes => ({
  lead,
  sections: [...Map.groupBy(decisions[api], ({ group }) => group)].map(([title, rows]) => ({ title, decisions: rows }))
})

/** Returns the basis of a decision as Markdown: the kind of decision, such as `inferred`, followed by its source if there is one. */
export const fromText = ({ kind, source }: Decision): string =>
  source === undefined ? kind : `${kind}: ${sourceText(source)}`
