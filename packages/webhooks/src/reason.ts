/**
 * Why a callback was refused: one closed union of plain, serialisable data.
 *
 * A reason holds no secret and no byte of the body; a key that cannot be used is never here, it is a
 * {@link WebhookConfigurationError} (see configuration-error.ts).
 */

/** What is wrong with a header that is there. */
export type HeaderProblem =
  | "over 4096 characters"
  | "over 8 elements"
  | "a stray character"
  | "no timestamp"
  | "more than one timestamp"
  | "a timestamp not in unix seconds"
  | "no signature"
  | "an incomplete signature"

/** What a body that does not match its signature looks like. */
export type BodyHint =
  /** Certain: an object came where bytes must come, so some middleware has parsed the body already. */
  | "a parsed object was passed"
  /** Certain: often a body that something else has already read. */
  | "no body was passed"
  /** Proven: the same body without the added whitespace, or byte order mark, does match the signature. */
  | "whitespace was added"
  /** Possible: the body is exactly what `JSON.stringify(JSON.parse(body))` writes, as some senders write too. */
  | "it looks re-serialised"

/** What became of one signature element whose key is held. */
export interface RefusedSignature {
  readonly keyId: string
  /** `not base64` and `not a signature` were refused by their shape, `no match` by the curve. */
  readonly problem: "not base64" | "not a signature" | "no match"
}

/** The request carries no signature header; `headerName` is the one looked for. */
export interface HeaderAbsentError {
  readonly _tag: "HeaderAbsentError"
  readonly headerName: string
}

/** The header is there and cannot be read; `at` is the offset of the first character in question. */
export interface MalformedHeaderError {
  readonly _tag: "MalformedHeaderError"
  readonly problem: HeaderProblem
  readonly at: number
}

/** Signed longer ago than the window allows. Seconds. */
export interface StaleTimestampError {
  readonly _tag: "StaleTimestampError"
  readonly timestamp: number
  readonly ageSeconds: number
  readonly toleranceSeconds: number
}

/** Signed further in the future than the window allows. Seconds. */
export interface FutureTimestampError {
  readonly _tag: "FutureTimestampError"
  readonly timestamp: number
  readonly aheadSeconds: number
  readonly toleranceSeconds: number
}

/** Every signature is of a schema version whose signed text is not known. */
export interface UnknownVersionError {
  readonly _tag: "UnknownVersionError"
  readonly versions: ReadonlyArray<string>
}

/** No signature names a held key. Both lists are of short ids, the first 8 characters. */
export interface NoKnownKeyError {
  readonly _tag: "NoKnownKeyError"
  readonly received: ReadonlyArray<string>
  readonly held: ReadonlyArray<string>
}

/** The keys could not be fetched, or must not be fetched again yet, so whether the callback is genuine is not known. */
export interface KeysUnavailableError {
  readonly _tag: "KeysUnavailableError"
  readonly received: ReadonlyArray<string>
  /** Why, in one line: no message of the fetcher's, which may hold its secrets. */
  readonly detail: string
}

/** A held key is named and its signature does not match these bytes. */
export interface SignatureMismatchError {
  readonly _tag: "SignatureMismatchError"
  readonly signatures: ReadonlyArray<RefusedSignature>
  readonly hint: BodyHint | undefined
}

/** The body is over the limit, as it was received or once it was decompressed. Bytes. */
export interface BodyTooLargeError {
  readonly _tag: "BodyTooLargeError"
  readonly limitBytes: number
  readonly measured: "announced" | "received" | "decoded"
}

/** The body could not be read to its end. `receivedBytes` came before that. */
export interface UnreadableBodyError {
  readonly _tag: "UnreadableBodyError"
  readonly problem:
    | "slower than the time limit allows"
    | "cut off by the sender"
    | "in a content encoding that is not read here"
    | "not what its content encoding says"
    /** Forgers have used up what may be decoded: it may come again. */
    | "compressed further than is decoded at this moment"
  readonly receivedBytes: number
}

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
