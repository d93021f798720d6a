/** Serialises changes for the read API. */
import type { FeedItem } from "../query/Feed.ts"
import { timeOf, withDocument } from "./json.ts"

/** Returns a change as JSON. The JSON contains the document byte for byte as received. */
export const changeText = ({ document, id, mark, signedAt, status, stream, ...item }: FeedItem): string => {
  const own = stream === "opportunities" ? { survey_id: id, status, mark } : { respondent_id: id }
  const { cursor, key, version } = item
  return withDocument({ stream, ...own, key, version, cursor, signed_at: timeOf(signedAt) }, document)
}
