/**
 * Signs callbacks and builds their signature headers.
 */
import { toDer } from "../Signature.ts"
import { utf8 } from "../utf8.ts"
import type { SigningKey } from "./SigningKey.ts"

/** The options for signing a callback. */
export interface SignOptions {
  /** One key, or two keys to simulate a rotation. The header contains one signature per key, in the order of this array. */
  readonly keys: ReadonlyArray<SigningKey>
  /** The body. Bytes and strings are sent unchanged. Any other value is sent as JSON. */
  readonly body: unknown
  /** The timestamp in Unix seconds. Default: the current time. */
  readonly timestamp?: number | undefined
  /** The name of the signature header. Default: `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The format of the signatures. Default: `der`, which the exchange sends. */
  readonly form?: "der" | "raw" | undefined
  /** The text encoding of the signatures. Default: `base64`, with padding. */
  readonly text?: "base64" | "base64url" | undefined
}

/** A callback with its signature header. */
export interface SignedCallback {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/**
 * Creates a signed callback. A verifier that trusts the given `keys` accepts the callback within 300 s of `timestamp`.
 *
 * @example
 * ```ts
 * import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
 * const key = await generateSigningKey()
 * const { headers } = await signCallback({ keys: [key], body: "[]" })
 * headers["content-type"] // => "application/json"
 * ```
 */
export const signCallback = async (options: SignOptions): Promise<SignedCallback> => {
  const body = bodyBytes(options.body)
  return {
    headers: {
      "content-type": "application/json",
      [options.headerName ?? "X-Platform-Signature"]: await signHeader({ ...options, body })
    },
    body
  }
}

/**
 * Creates only the value of the signature header, without the rest of the callback.
 *
 * @example
 * ```ts
 * import { generateSigningKey, signHeader } from "@fieldwork/webhooks/testing"
 * const key = await generateSigningKey("9f3c1a7e5b2d4c60")
 * const header = await signHeader({ keys: [key], body: "[]", timestamp: 1767225600 })
 * header.includes("v1:9f3c1a7e:") // => true
 * ```
 */
export const signHeader = async (options: SignOptions): Promise<string> => {
  const timestamp = options.timestamp ?? Math.floor(Date.now() / 1000)
  const signed = signedText(timestamp, bodyBytes(options.body))
  const elements = options.keys.map(async (key) => {
    const raw = await key.sign(signed)
    const bytes = options.form === "raw" ? raw : toDer(raw)
    return `v1:${key.keyId.slice(0, 8)}:${encode(bytes, options.text)}`
  })
  return [`t:${timestamp}`, ...(await Promise.all(elements))].join()
}

/** Returns the bytes to sign: the timestamp, a dot and the body. */
const signedText = (timestamp: number, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const prefix = utf8(`${timestamp}.`)
  const text = new Uint8Array(prefix.length + body.length)
  text.set(prefix)
  text.set(body, prefix.length)
  return text
}

const bodyBytes = (body: unknown): Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? Uint8Array.from(body) : utf8(typeof body === "string" ? body : JSON.stringify(body))

const encode = (bytes: Uint8Array, text: "base64" | "base64url" = "base64"): string => {
  const base64 = btoa(String.fromCharCode(...bytes))
  return text === "base64" ? base64 : base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}
