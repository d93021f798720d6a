/**
 * Describes sources in Markdown.
 */
import type { Source } from "@fieldwork/specs/openapi"
import type { Origin } from "./sources.ts"

export const seenText = ({ edition, kind, value }: Source): string => `${kind}, ${edition}: ${value}`

const whyText = ({ decisions }: Origin): string =>
  decisions.length === 0 ? "" : ` ([why](${decisions[0]?.href ?? ""}))`

/**
 * Returns the parts that an origin covers (`required, meaning`, or `all of it`), followed by where they were observed and the reason for the
 * interpretation.
 */
export const originText = (origin: Origin): string => {
  const what = origin.of.length === 0 ? "all of it" : origin.of.join(", ")
  const seen = origin.seen.map(seenText).join("; ")
  return `${what}${seen === "" ? "" : ` (${seen})`}${whyText(origin)}`
}
