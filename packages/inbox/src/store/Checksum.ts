/**
 * Checksums of columns whose values cannot be computed from other data in the store. With the checksums, `verify` can detect a flipped bit in such a
 * column.
 */
import { crc32 } from "node:zlib"
import type { NewEntry } from "../Message.ts"
import type { Mark } from "./Store.ts"

const checksum = (values: ReadonlyArray<string | number>): number => crc32(JSON.stringify(values))

/**
 * Returns the checksum of an entry as it was appended. The checksum excludes the sequence number and the order time (the signature time, capped if it
 * is ahead of the local clock), which can be computed again, and the body, which is covered by the digest.
 */
export const entryChecksum = (entry: Omit<NewEntry, "body">): number => {
  const { bytes, digest, keyId, kind, receivedAt, signature, signedAt, signedForm, stream, timing } = entry
  return checksum([stream, kind, digest, signedAt, keyId, signature, signedForm, timing, receivedAt, bytes])
}

export const markChecksum = ({ detail, mark, noticed_at, noticed_sequence, survey_id }: Mark): number =>
  checksum([survey_id, mark, noticed_at, noticed_sequence, detail])
