/**
 * Defines why a callback was refused, as a closed union of plain, serialisable data.
 *
 * A reason contains neither secrets nor any part of the body. An invalid key is never a reason: it is a {@link WebhookConfigurationError} (see
 * configurationError.ts).
 */

/** What is wrong with a header that is present. */
export type HeaderProblem =
  | "over 4096 characters"
  | "over 8 elements"
  | "a stray character"
  | "no timestamp"
  | "more than one timestamp"
  | "a timestamp not in unix seconds"
  | "no signature"
  | "an incomplete signature"

/** A guess about why a body does not match its signature. */
export type BodyHint =
  /** Certain: an object was passed instead of bytes, so middleware has already parsed the body. */
  | "a parsed object was passed"
  /** Certain: no body was passed, often because something else has already read it. */
  | "no body was passed"
  /** Proven: without the added whitespace or byte order mark, the body matches the signature. */
  | "whitespace was added"
  /** Possible: the body is exactly what `JSON.stringify(JSON.parse(body))` returns. Some senders write the same form. */
  | "it looks re-serialised"

/** The problem of one signature whose key is known. */
export interface RefusedSignature {
  readonly keyId: string
  /** The problem. `not base64` and `not a signature` concern the form of the signature; `no match` is the result of verifying it. */
  readonly problem: "not base64" | "not a signature" | "no match"
}

/** The request has no signature header; `headerName` is the name of the expected header. */
export interface HeaderAbsentError {
  readonly _tag: "HeaderAbsentError"
  readonly headerName: string
}

/** The header is present but invalid; `at` is the offset of the first invalid character. */
export interface MalformedHeaderError {
  readonly _tag: "MalformedHeaderError"
  readonly problem: HeaderProblem
  readonly at: number
}

/** The callback was signed longer ago than the tolerance allows. All times are in seconds. */
export interface StaleTimestampError {
  readonly _tag: "StaleTimestampError"
  readonly timestamp: number
  readonly ageSeconds: number
  readonly toleranceSeconds: number
}

/** The callback was signed further in the future than the tolerance allows. All times are in seconds. */
export interface FutureTimestampError {
  readonly _tag: "FutureTimestampError"
  readonly timestamp: number
  readonly aheadSeconds: number
  readonly toleranceSeconds: number
}

/** Every signature has a schema version whose signed text is unknown. */
export interface UnknownVersionError {
  readonly _tag: "UnknownVersionError"
  readonly versions: ReadonlyArray<string>
}

/** No signature refers to a known key. Both lists contain short ids, the first 8 characters. */
export interface NoKnownKeyError {
  readonly _tag: "NoKnownKeyError"
  readonly received: ReadonlyArray<string>
  readonly held: ReadonlyArray<string>
}

/** The keys could not be fetched, or may not be fetched again yet, so it is not known whether the callback is genuine. */
export interface KeysUnavailableError {
  readonly _tag: "KeysUnavailableError"
  readonly received: ReadonlyArray<string>
  /** The reason in one line. It never contains the message of the fetcher, which may include secrets. */
  readonly detail: string
}

/** The key is known, but its signature does not match these bytes. */
export interface SignatureMismatchError {
  readonly _tag: "SignatureMismatchError"
  readonly signatures: ReadonlyArray<RefusedSignature>
  readonly hint: BodyHint | undefined
}

/** The body exceeds the limit, as received or after decompression. Sizes are in bytes. */
export interface BodyTooLargeError {
  readonly _tag: "BodyTooLargeError"
  readonly limitBytes: number
  readonly measured: "announced" | "received" | "decoded"
}

/** The body could not be read to its end. `receivedBytes` had arrived before that. */
export interface UnreadableBodyError {
  readonly _tag: "UnreadableBodyError"
  readonly problem:
    | "slower than the time limit allows"
    | "cut off by the sender"
    | "in a content encoding that is not read here"
    | "not what its content encoding says"
    /** Forged callbacks have used up the allowance for decoding; the callback may be redelivered. */
    | "compressed further than is decoded at this moment"
  readonly receivedBytes: number
}

/** Why a callback was refused: plain data, discriminated by `_tag`, without secrets and without any part of the body. */
export type WebhookErrorReason =
  | HeaderAbsentError
  | MalformedHeaderError
  | StaleTimestampError
  | FutureTimestampError
  | UnknownVersionError
  | NoKnownKeyError
  | KeysUnavailableError
  | SignatureMismatchError
  | BodyTooLargeError
  | UnreadableBodyError
