/**
 * Describes as Markdown the sources of details that the API document does not state.
 */
import type { Source } from "@fieldwork/specs/openapi"
import type { Origin } from "./sources.ts"

export const sourceText = ({ edition, kind, value }: Source): string => `${kind}, ${edition}: ${value}`

const whyText = ({ decisions }: Origin): string =>
  decisions.length === 0 ? "" : ` ([why](${decisions[0]?.href ?? ""}))`

/**
 * Describes the origin of a set of facets, which are details of an element such as its type. Returns the names of the facets (such as `required,
 * meaning`, or `all of it`), followed by the places where they were observed and a link to the decision.
 */
export const originText = (origin: Origin): string => {
  const what = origin.of.length === 0 ? "all of it" : origin.of.join(", ")
  const sources = origin.sources.map(sourceText).join("; ")
  return `${what}${sources === "" ? "" : ` (${sources})`}${whyText(origin)}`
}
