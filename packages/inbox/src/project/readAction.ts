/** Reads the stored body of an operator's action in the log. A damaged body is never interpreted. */
import { decodeEntry } from "../BodyCodec.ts"
import type { Entry } from "../Message.ts"
import { actionDigest } from "../operate/appendAction.ts"

/**
 * Returns the text of an operator's action. Returns undefined if the stored body is damaged: if it cannot be decompressed, has the wrong length, or
 * does not match the digest of the entry. If a person was erased from the action, the digest no longer matches and is not compared.
 */
export const decodeAction = async (entry: Entry, stored: Uint8Array): Promise<string | undefined> => {
  const chunks = await decodeEntry(entry, stored)
  if (chunks === undefined) return undefined
  const text = Buffer.concat(chunks).toString()
  return entry.evidence === "kept" && entry.digest !== (await actionDigest(entry, text)) ? undefined : text
}

/**
 * Returns the items of an operator's action, as `read` reads them from the text of the action. Returns undefined if the stored body is damaged.
 * An action with a damaged body is not applied.
 */
export const readAction = async <A>(
  read: (text: string) => ReadonlyArray<A>,
  entry: Entry,
  stored: Uint8Array
): Promise<ReadonlyArray<A> | undefined> => {
  const text = await decodeAction(entry, stored)
  try {
    return text === undefined ? undefined : read(text)
  } catch {
    // The digest does not cover a body from which a person was erased, so its text can still be malformed.
    return undefined
  }
}
