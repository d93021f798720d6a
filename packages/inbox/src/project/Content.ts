/**
 * Content that came before: most of a callback usually is, and then needs no parsing.
 */
import { hash } from "node:crypto"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Judged } from "./Item.ts"

/** What identifies a survey's content: the hash of its very bytes. */
export const contentHash = (bytes: Uint8Array): string => hash("sha256", bytes, "base64url")

/**
 * What `judge` said of the same bytes when they came before, read off the row that it made of them; undefined when they are
 * other bytes. Saves parsing and validating again what most of a callback usually is.
 */
export const recall = (row: OpportunityRow | undefined, hash: string): Judged | undefined =>
  // What was odd then may be understood now.
  row === undefined || row.hash !== hash || row.conforms === 0 ? undefined : { _tag: "Opportunity", facts: row }

const surveyIdKey = Buffer.from('"survey_id"')

/** A survey's id as it seems to stand in its text: right or wrong, `recall` compares the content. */
export const guessSurveyId = (bytes: Uint8Array): number | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = text.indexOf(surveyIdKey)
  if (at === -1) return undefined
  const end = at + surveyIdKey.length
  const digits = /^\s*:\s*(\d{1,15})[\s,}]/.exec(text.toString("latin1", end, end + 24))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
