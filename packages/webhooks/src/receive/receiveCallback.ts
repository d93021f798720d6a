/**
 * Handles a callback, from its header to the response. All adapters share this code.
 *
 * The response is 2xx only if `accept` has succeeded.
 */
import { WebhookConfigurationError } from "../configurationError.ts"
import { announcedLength, findHeader, type SignatureHeaders } from "../findHeader.ts"
import { utf8 } from "../utf8.ts"
import type { Verified } from "../Verified.ts"
import { updateOwned, type Verification } from "../verifyBody.ts"
import { WebhookError } from "../WebhookError.ts"
import type { BodySource, IncomingBody } from "./BodySource.ts"
import type { Inflate } from "./encoding.ts"
import { notify } from "./notify.ts"
import type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./options.ts"
import { accepted, misconfigured, atCapacity, notPost, refused, type Reply, tryAgain } from "./Reply.ts"
import { verifyIncoming } from "./verifyIncoming.ts"

/** A request as an adapter passes it to `receiveCallback`. */
export interface IncomingCallback {
  readonly method: string | undefined
  readonly headers: SignatureHeaders
  readonly remoteAddress?: string | undefined
  /** Returns the body. Called at most once, and only if the header has been accepted or an `UnverifiedSink` stores the body. */
  readonly body: () => IncomingBody
}

export interface Completion {
  readonly arrival: Arrival
  readonly reply: Reply
  /** Releases the resources that were reserved for the callback. Must be called once the reply has been sent or can no longer be sent. */
  readonly release: Release
}

/**
 * The default timeout for a body in milliseconds. It is long enough for 32 MB over a slow connection. The sender itself is assumed to give up after
 * 10 s.
 */
export const defaultTimeoutMillis = 30_000

/** Handles a callback and returns the reply. Never rejects. */
export const receiveCallback = async (
  options: ReceiverOptions,
  incoming: IncomingCallback,
  inflate: Inflate
): Promise<Completion> => {
  const { headers, method } = incoming
  const arrival = arrivalOf(incoming)
  let release: Release = nothing
  if (method !== "POST") return { arrival, reply: notPost, release }
  try {
    const verification = await begin(options, incoming, arrival)
    if (verification === undefined) return { arrival, reply: tryAgain, release }
    if (options.admit !== undefined) {
      const admitted = await options.admit(arrival)
      if (admitted === undefined) return { arrival, reply: atCapacity, release }
      release = admitted
    }
    const { bodyTimeoutMillis: timeoutMillis = defaultTimeoutMillis, verifier } = options
    const body = incoming.body()
    const isPlain = body._tag === "Unread" && findHeader(headers, "content-encoding") === undefined
    const how = { headers, timeoutMillis, inflate, maxBodyBytes: verifier.maxBodyBytes }
    const verified = await (isPlain
      ? verifySource(verification, body.source, timeoutMillis)
      : verifyIncoming(verification, body, how))
    return { arrival, reply: await accept(options, verified, arrival), release }
  } catch (cause) {
    return { arrival, reply: refusal(options, cause, arrival), release }
  }
}

const nothing: Release = () => {}

const arrivalOf = ({ headers, remoteAddress }: IncomingCallback): Arrival => ({
  header: (name) => findHeader(headers, name),
  announcedBytes: announcedLength(headers),
  remoteAddress
})

/** Starts the verification. Returns undefined if the body was passed to an `UnverifiedSink` instead, because the key of the callback is not known. */
const begin = async (
  options: ReceiverOptions,
  incoming: IncomingCallback,
  arrival: Arrival
): Promise<Verification | undefined> => {
  try {
    return await options.verifier.begin(incoming.headers, arrival.announcedBytes)
  } catch (cause) {
    const sink = lacksKey(cause) ? options.keepUnverified?.(arrival, cause) : undefined
    if (sink === undefined) throw cause
    notify(options.onRefusal, cause as WebhookError, arrival)
    await passToSink(options, incoming, sink)
    return undefined
  }
}

const lacksKey = (cause: unknown): cause is WebhookError =>
  cause instanceof WebhookError &&
  (cause.reason._tag === "NoKnownKeyError" || cause.reason._tag === "KeysUnavailableError")

const passToSink = async (
  { bodyTimeoutMillis = defaultTimeoutMillis, verifier }: ReceiverOptions,
  incoming: IncomingCallback,
  { limitBytes, take }: UnverifiedSink
): Promise<void> => {
  const body = incoming.body()
  if (body._tag === "Gone") throw new WebhookConfigurationError(body.cause)
  if (body._tag === "Kept") {
    const bytes = typeof body.bytes === "string" ? utf8(body.bytes) : new Uint8Array(body.bytes)
    if (bytes.length <= limitBytes) await take([bytes])
    return
  }
  const limit = Math.min(limitBytes, verifier.maxBodyBytes)
  const chunks: Array<Uint8Array> = []
  let size = 0
  await body.source.read((chunk) => {
    size += chunk.length
    if (size > limit) throw new WebhookError({ _tag: "BodyTooLargeError", limitBytes: limit, measured: "received" })
    chunks.push(body.source.isOwned ? chunk : new Uint8Array(chunk))
  }, bodyTimeoutMillis)
  await take(chunks)
}

const verifySource = async (
  verification: Verification,
  source: BodySource,
  timeoutMillis: number
): Promise<Verified> => {
  await source.read((chunk) => {
    if (source.isOwned) updateOwned(verification, chunk)
    else verification.update(chunk)
  }, timeoutMillis)
  return verification.finish()
}

const accept = async (options: ReceiverOptions, verified: Verified, arrival: Arrival): Promise<Reply> => {
  try {
    const { enqueue = runNow, replay } = options
    const handle = () => options.accept(verified, arrival)
    // The place in the queue is reserved before anything is awaited. Otherwise, the order of the callbacks could change, because the replay guard
    // takes a different time for each of them.
    await enqueue(async () => {
      if (replay === undefined) await handle()
      else await replay.once(verified, handle)
    })
    return accepted
  } catch (cause) {
    notify(options.onFailure ?? logFailure, cause, arrival)
    return tryAgain
  }
}

const runNow: NonNullable<ReceiverOptions["enqueue"]> = (work) => work()

const refusal = (options: ReceiverOptions, cause: unknown, arrival: Arrival): Reply => {
  if (cause instanceof WebhookError) {
    notify(options.onRefusal, cause, arrival)
    return refused(cause)
  }
  notify(options.onFailure ?? logFailure, cause, arrival)
  return cause instanceof WebhookConfigurationError ? misconfigured : tryAgain
}

/** Logs a failure with `console.error`. This function is the default for `onFailure`. */
export const logFailure = (cause: unknown): void => console.error(cause)
