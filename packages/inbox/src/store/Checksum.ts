/**
 * Checksums of columns that nothing else in the store repeats, so that `verify` notices a flipped bit in them.
 */
import { crc32 } from "node:zlib"
import type { NewEntry } from "../Message.ts"
import type { Mark } from "./Store.ts"

const checksum = (values: ReadonlyArray<string | number>): number => crc32(JSON.stringify(values))

/** Of an entry as it was appended. Its sequence and its order time can be computed again, and the digest covers the body. */
export const entryChecksum = (entry: Omit<NewEntry, "body">): number => {
  const { bytes, digest, keyId, kind, receivedAt, signature, signedAt, signedForm, stream, timing } = entry
  return checksum([stream, kind, digest, signedAt, keyId, signature, signedForm, timing, receivedAt, bytes])
}

export const markChecksum = ({ detail, mark, noticed_at, noticed_sequence, survey_id }: Mark): number =>
  checksum([survey_id, mark, noticed_at, noticed_sequence, detail])
