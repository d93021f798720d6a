/**
 * Creates forged callbacks, each with the reason that a correct receiver reports when it refuses the callback.
 */
import type { WebhookErrorReason } from "../reason.ts"
import { utf8 } from "../utf8.ts"
import { type SignedCallback, signCallback, signHeader } from "./sign.ts"
import { generateSigningKey, type SigningKey } from "./SigningKey.ts"

/** The options for creating a forged callback. */
export interface ForgeOptions {
  /** A signing key that the receiver trusts. */
  readonly key: SigningKey
  /** The body as JSON. It must contain a space, so that re-serialising changes it. Default: an array with one opportunity. */
  readonly body?: string | undefined
  /** The timestamp in Unix seconds. It must equal the current time of the receiver. Default: the current time. */
  readonly timestamp?: number | undefined
}

/** A callback that a receiver must refuse, with the expected reason. */
export interface ForgedCallback extends SignedCallback {
  /** The `_tag` of the reason that a correct receiver reports when it refuses the callback. */
  readonly reason: WebhookErrorReason["_tag"]
}

interface Genuine {
  readonly key: SigningKey
  readonly body: string
  readonly timestamp: number
  readonly header: string
  /** The last element of the signature header, without `v1:<key id>:`. */
  readonly signature: string
}

/** The changes that turn a genuine callback into a forged one: a different header, body, or both. */
interface Change {
  readonly header?: string | undefined
  readonly body?: string | undefined
}

type Forger = readonly [reason: WebhookErrorReason["_tag"], change: (genuine: Genuine) => Change | Promise<Change>]

const defaultBody = `[{"survey_id": 1, "message_reason": "new"}]`

const element = ({ key }: Genuine, signature: string): string => `v1:${key.keyId.slice(0, 8)}:${signature}`

const forgers = {
  "no header": ["HeaderAbsentError", () => ({ header: undefined })],
  "empty header": ["HeaderAbsentError", () => ({ header: "" })],
  "header of an HMAC scheme": ["MalformedHeaderError", () => ({ header: `sha256=${"a1".repeat(32)}` })],
  "no timestamp": ["MalformedHeaderError", (genuine) => ({ header: element(genuine, genuine.signature) })],
  "two timestamps": ["MalformedHeaderError", ({ header, timestamp }) => ({ header: `t:${timestamp},${header}` })],
  "timestamp with a fraction": [
    "MalformedHeaderError",
    (genuine) => ({ header: `t:${genuine.timestamp}.5,${element(genuine, genuine.signature)}` })
  ],
  "no signature": ["MalformedHeaderError", ({ timestamp }) => ({ header: `t:${timestamp}` })],
  "overlong header": ["MalformedHeaderError", ({ header }) => ({ header: `${header},${"v2:a:b,".repeat(1000)}` })],
  replayed: ["StaleTimestampError", (genuine) => signedAt(genuine, genuine.timestamp - 301)],
  "from the future": ["FutureTimestampError", (genuine) => signedAt(genuine, genuine.timestamp + 301)],
  "timestamp in milliseconds": ["FutureTimestampError", (genuine) => signedAt(genuine, genuine.timestamp * 1000)],
  "timestamp changed": [
    "SignatureMismatchError",
    (genuine) => ({ header: `t:${genuine.timestamp - 1},${element(genuine, genuine.signature)}` })
  ],
  "unknown version": ["UnknownVersionError", ({ header }) => ({ header: header.replaceAll(",v1:", ",v2:") })],
  "unknown key": ["NoKnownKeyError", async (genuine) => ({ header: await untrustedHeader(genuine) })],
  "untrusted key under a trusted key's id": [
    "SignatureMismatchError",
    async (genuine) => ({ header: `t:${genuine.timestamp},${element(genuine, last(await untrustedHeader(genuine)))}` })
  ],
  "body changed": [
    "SignatureMismatchError",
    ({ body }) => ({ body: body.replace(/\d/, (digit) => `${9 - Number(digit)}`) })
  ],
  "body re-serialised": ["SignatureMismatchError", ({ body }) => ({ body: JSON.stringify(JSON.parse(body)) })],
  "newline added": ["SignatureMismatchError", ({ body }) => ({ body: `${body}\n` })],
  "body emptied": ["SignatureMismatchError", () => ({ body: "" })],
  "signature cut short": [
    "SignatureMismatchError",
    (genuine) => ({ header: `t:${genuine.timestamp},${element(genuine, genuine.signature.slice(0, 40))}` })
  ],
  "signature that is not base64": [
    "SignatureMismatchError",
    (genuine) => ({ header: `t:${genuine.timestamp},${element(genuine, "~signature~")}` })
  ],
  "body signed without timestamp": ["SignatureMismatchError", (genuine) => signedOver(genuine, utf8(genuine.body))],
  "hashed twice": [
    "SignatureMismatchError",
    async (genuine) => {
      const text = utf8(`${genuine.timestamp}.${genuine.body}`)
      return signedOver(genuine, new Uint8Array(await crypto.subtle.digest("SHA-256", text)))
    }
  ]
} as const satisfies Record<string, Forger>

/** The name of a forgery, which describes how the callback differs from a genuine one. */
export type Forgery = keyof typeof forgers

/**
 * The names of all forgeries that `forge` can create.
 *
 * @example
 * ```ts
 * import { createVerifier, WebhookError } from "@fieldwork/webhooks"
 * import { forge, forgeries, generateSigningKey } from "@fieldwork/webhooks/testing"
 *
 * const key = await generateSigningKey()
 * const verifier = createVerifier({ keys: [key] })
 * const accepted: Array<string> = []
 * for (const forgery of forgeries) {
 *   const { reason, ...callback } = await forge(forgery, { key })
 *   const error = await verifier.verify(callback).catch((cause: unknown) => cause)
 *   if (!(error instanceof WebhookError && error.reason._tag === reason)) accepted.push(forgery)
 * }
 * accepted // => []
 * ```
 */
export const forgeries = Object.keys(forgers) as ReadonlyArray<Forgery>

/**
 * Creates a callback that differs from a genuine one in exactly one way, with the reason that a correct receiver reports when it refuses the
 * callback. Tests can iterate over `forgeries`.
 *
 * @example
 * ```ts
 * import { forge, generateSigningKey } from "@fieldwork/webhooks/testing"
 * const key = await generateSigningKey()
 * const { headers, reason } = await forge("no header", { key })
 * reason // => "HeaderAbsentError"
 * "X-Platform-Signature" in headers // => false
 * ```
 */
export const forge = async (forgery: Forgery, options: ForgeOptions): Promise<ForgedCallback> => {
  const { body = defaultBody, key, timestamp = Math.floor(Date.now() / 1000) } = options
  const { headers, ...callback } = await signCallback({ keys: [key], body, timestamp })
  const header = headers[headerName] ?? ""
  const [reason, change]: Forger = forgers[forgery]
  const changed = await change({ key, body, timestamp, header, signature: last(header) })
  const { [headerName]: _signed, ...others } = headers
  const sent = "header" in changed ? changed.header : header
  return {
    headers: sent === undefined ? others : { ...others, [headerName]: sent },
    body: changed.body === undefined ? callback.body : utf8(changed.body),
    reason
  }
}

const headerName = "X-Platform-Signature"

const last = (header: string): string => header.slice(header.lastIndexOf(":") + 1)

const signedAt = async ({ body, key }: Genuine, timestamp: number): Promise<Change> => ({
  header: await signHeader({ keys: [key], body, timestamp })
})

const untrustedHeader = async ({ body, timestamp }: Genuine): Promise<string> =>
  signHeader({ keys: [await generateSigningKey()], body, timestamp })

/** Returns a header whose signature covers only `bytes`, without a timestamp before them. */
const signedOver = async (genuine: Genuine, bytes: Uint8Array<ArrayBuffer>): Promise<Change> => {
  const raw = await genuine.key.sign(bytes)
  return { header: `t:${genuine.timestamp},${element(genuine, btoa(String.fromCharCode(...raw)))}` }
}
