/**
 * The decisions on what a document does not show, or shows in two ways, by the sections of NOTES.md.
 */
import { type Decision, decisions } from "@fieldwork/specs/decisions"
import type { ApiName } from "./documents.ts"
import { seenText } from "./origin-words.ts"

export interface Notes {
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly title: string; readonly decisions: ReadonlyArray<Decision> }>
}

const lead = `Clients accept every reading named here; the sandbox does what *Reading* says. *From* is the word in \`x-provenance\`: \`stated\` (the document says it, the
reading settles a conflict), \`observed\` (public material shows it) or \`inferred\` (ours, so it may be wrong).`

export const notesOf = (api: ApiName): Notes => ({
  lead,
  sections: [...Map.groupBy(decisions[api], ({ group }) => group)].map(([title, rows]) => ({ title, decisions: rows }))
})

/** `inferred`, or `observed` with where it was seen. Markdown. */
export const fromText = ({ kind, source }: Decision): string =>
  source === undefined ? kind : `${kind}: ${seenText(source)}`
