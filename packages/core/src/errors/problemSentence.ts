/**
 * A problem in words.
 */
import type { Problem } from "./Problem.ts"

/** The sentence that a message ends in: the service's own words, at most 300 characters. */
export const sentence = ({ codes, fields, messages }: Problem): string => {
  const byField = Object.entries(fields).map(([field, complaints]) => `${field}: ${complaints.join(" ")}`)
  const said = [...codes, ...messages, ...byField].join("; ")
  return said.length > 300 ? `${said.slice(0, 299)}…` : said
}
