/**
 * Provides a body that the platform passes in one piece, as serverless platforms do.
 */
import { decodeBase64 } from "../base64.ts"
import { utf8 } from "../utf8.ts"
import type { IncomingBody } from "./BodySource.ts"

export interface WholeBody {
  readonly body?: unknown
  /** Whether `body` is base64-encoded. */
  readonly isBase64Encoded?: boolean | undefined
  /** The raw body, if middleware parsed `body` and stored the raw body here. */
  readonly rawBody?: unknown
}

/** Returns the body. A missing body counts as empty, because platforms pass null for an empty body. */
export const wholeBody = ({ body, isBase64Encoded = false, rawBody }: WholeBody): IncomingBody => {
  const kept = isRaw(rawBody) ? rawBody : (body ?? new Uint8Array(0))
  if (!isRaw(kept)) return { _tag: "Gone", cause: parsed }
  if (typeof kept !== "string") return { _tag: "Kept", bytes: kept }
  if (!isBase64Encoded || kept === "") return { _tag: "Kept", bytes: isLossy(kept) ? kept : utf8(kept) }
  const bytes = decodeBase64(kept)
  return bytes === undefined ? { _tag: "Gone", cause: notBase64 } : { _tag: "Kept", bytes }
}

const isRaw = (body: unknown): body is Uint8Array | string => typeof body === "string" || body instanceof Uint8Array

/** Checks whether the string contains the replacement character, which a decoder inserts for bytes that are not UTF-8. */
const isLossy = (text: string): boolean => text.includes("\uFFFD")

const parsed =
  "Middleware has parsed the callback and its raw body is lost: remove it for this function, or have it keep the text as rawBody"

const notBase64 = "The event flags its body as base64, and it is not: middleware has decoded it and left the flag"
