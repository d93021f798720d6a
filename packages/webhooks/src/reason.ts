/**
 * Defines the reasons for refusing a callback, as a closed union of plain, serialisable data.
 *
 * A reason contains neither secrets nor any part of the body. An invalid key is not a reason. It is reported as a {@link WebhookConfigurationError}
 * (see `configurationError.ts`).
 */

/** The problem with a signature header that is present but invalid. */
export type HeaderProblem =
  | "over 4096 characters"
  | "over 8 elements"
  | "a stray character"
  | "no timestamp"
  | "more than one timestamp"
  | "a timestamp not in unix seconds"
  | "no signature"
  | "an incomplete signature"

/** The likely cause of a signature mismatch. */
export type BodyHint =
  /** An object was passed instead of bytes, which means that middleware has already parsed the body. */
  | "a parsed object was passed"
  /** No body was passed, often because other code has already read the body. */
  | "no body was passed"
  /** The body matches the signature if added whitespace or an added byte order mark is removed. This proves that the body was changed in transit. */
  | "whitespace was added"
  /**
   * The body equals `JSON.stringify(JSON.parse(body))`, so middleware may have parsed and re-serialised it. This is only a possibility, because some
   * senders send this form themselves.
   */
  | "it looks re-serialised"

/** A signature that was refused although its key is known. */
export interface RefusedSignature {
  readonly keyId: string
  /** The problem with the signature. `not base64` and `not a signature` concern its format. `no match` is the result of verifying it. */
  readonly problem: "not base64" | "not a signature" | "no match"
}

/** The request has no signature header. `headerName` is the name of the expected header. */
export interface HeaderAbsentError {
  readonly _tag: "HeaderAbsentError"
  readonly headerName: string
}

/** The signature header is present but invalid. `at` is the offset in the header at which the problem was found. */
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

/** All signatures have schema versions for which the signed bytes are not specified. */
export interface UnknownVersionError {
  readonly _tag: "UnknownVersionError"
  readonly versions: ReadonlyArray<string>
}

/**
 * None of the signatures refers to a known key. `received` lists the key ids in the header, and `held` lists the first 8 characters of the id of each
 * known key.
 */
export interface NoKnownKeyError {
  readonly _tag: "NoKnownKeyError"
  readonly received: ReadonlyArray<string>
  readonly held: ReadonlyArray<string>
}

/** The keys could not be fetched, or it is too early to fetch them again, so the receiver cannot determine whether the callback is genuine. */
export interface KeysUnavailableError {
  readonly _tag: "KeysUnavailableError"
  readonly received: ReadonlyArray<string>
  /** The reason in one line. Never contains the message of an error that `fetchKeys` threw, because the message may include secrets. */
  readonly detail: string
}

/** The key is known, but the signature does not match the bytes that were received. */
export interface SignatureMismatchError {
  readonly _tag: "SignatureMismatchError"
  readonly signatures: ReadonlyArray<RefusedSignature>
  readonly hint: BodyHint | undefined
}

/** The body exceeds the maximum size in bytes, either as received or after decompression. */
export interface BodyTooLargeError {
  readonly _tag: "BodyTooLargeError"
  readonly limitBytes: number
  readonly measured: "announced" | "received" | "decoded"
}

/** The body could not be read to its end. `receivedBytes` is the number of bytes received before reading failed. */
export interface UnreadableBodyError {
  readonly _tag: "UnreadableBodyError"
  readonly problem:
    | "slower than the time limit allows"
    | "cut off by the sender"
    | "in an unsupported content encoding"
    | "not valid for its content encoding"
    /**
     * Forged callbacks have used up the process's allowance for decompression. The refused callback may be accepted if it is resent.
     */
    | "compressed more than can be decoded now"
  readonly receivedBytes: number
}

/** The reason for refusing a callback: plain data, discriminated by `_tag`, without secrets and without any part of the body. */
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
