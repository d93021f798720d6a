/** Recognises content that has been received before. Most items in a callback repeat earlier content, which does not have to be parsed again. */
import { hash } from "node:crypto"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Interpretation } from "./ItemFacts.ts"

/** Returns the hash of a survey's bytes, which identifies its content. */
export const contentHash = (bytes: Uint8Array): string => hash("sha256", bytes, "base64url")

/**
 * Restores the result of `interpretItem` from a stored row, so that repeated content is not parsed and validated again. Returns undefined if the
 * content differs from the content of the row.
 */
export const recall = (row: OpportunityRow | undefined, hash: string): Interpretation | undefined =>
  // Invalid items are interpreted again, because the inbox may have been updated to interpret them.
  row === undefined || row.hash !== hash || row.conforms === 0 ? undefined : { _tag: "Opportunity", facts: row }

const surveyIdKey = Buffer.from('"survey_id"')

/** Finds the id of a survey in its bytes without parsing them. A wrong guess is harmless, because `recall` compares the content. */
export const guessSurveyId = (bytes: Uint8Array): number | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = text.indexOf(surveyIdKey)
  if (at === -1) return undefined
  const end = at + surveyIdKey.length
  const digits = /^\s*:\s*(\d{1,15})[\s,}]/.exec(text.toString("latin1", end, end + 24))?.[1]
  return digits === undefined ? undefined : Number(digits)
}
