/**
 * Sends stored callbacks to another receiver, byte for byte and with their original signatures.
 *
 * An inbox with the same keys accepts the callbacks by default and marks them as late, although their signatures are old. A receiver that refuses old
 * signatures refuses the callbacks.
 */
import { Effect, Option, Schema, Stream } from "effect"
import { decodeBody } from "../BodyCodec.ts"
import type { Entry, StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withoutCredentials } from "../withoutCredentials.ts"
import { logEntries, newestSequence } from "./logEntries.ts"
import { type Report, silent } from "./Progress.ts"

/** The options for a replay: the receiver, and the callbacks to send to it. */
export interface ReplayOptions {
  /**
   * The URL of the receiver. The name of the stream is appended to the path, and the query is kept. Credentials in the URL are sent in the
   * `Authorization` header.
   */
  readonly url: string
  /** The sequence number of the first entry to send. Sequence numbers start at 1. */
  readonly from: number
  /** The sequence number of the last entry to send. Default: the newest entry. */
  readonly to?: number | undefined
  /** The name of the header that contains the signature, such as `X-Platform-Signature`. */
  readonly headerName: string
}

/**
 * The error that is reported when the receiver refused an entry or could not be reached. The receiver has accepted all earlier entries, so the replay
 * can continue from `sequence`.
 *
 * @example
 * ```ts
 * import { ReplayError } from "@fieldwork/inbox"
 * new ReplayError({ sequence: 7, detail: "the response was 401" }).message // => "Entry 7 was not accepted: the response was 401"
 * ```
 */
export class ReplayError extends Schema.TaggedError<ReplayError>("@fieldwork/inbox/ReplayError")("ReplayError", {
  sequence: Schema.Number,
  detail: Schema.String
}) {
  override get message(): string {
    return `Entry ${this.sequence} was not accepted: ${this.detail}`
  }
}

/** The result of a replay. */
export interface ReplayResult {
  /** The number of callbacks that the receiver accepted. */
  readonly sent: number
  /**
   * The number of callbacks that were not sent, because their body was pruned or because the stored body is not the signed body. The two differ if a
   * person's data was erased from the body, or if the body was signed in compressed form.
   */
  readonly skipped: number
}

/**
 * Sends stored callbacks to another receiver, byte for byte and with their original signatures. An inbox with the same keys accepts the callbacks by
 * default and marks them as late, although their signatures are old. A receiver that refuses old signatures refuses the callbacks. Fails with
 * `ReplayError` at the first callback that is not accepted.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { Inbox, replay, SqliteStore } from "@fieldwork/inbox"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 * import { once } from "node:events"
 * import { createServer } from "node:http"
 * import type { AddressInfo } from "node:net"
 *
 * const received: Array<string | undefined> = []
 * const server = createServer((request, response) => {
 *   received.push(request.url)
 *   request.resume().on("end", () => response.end())
 * }).listen(0, "127.0.0.1")
 * await once(server, "listening")
 * const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOpportunities(2))
 * const program = Effect.gen(function* () {
 *   const { receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   return yield* replay(store, { url, from: 1, headerName: "X-Platform-Signature" })
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const { sent } = await Effect.runPromise(Effect.provide(program, layer))
 * server.close()
 * sent // => 1
 * received // => ["/callbacks/opportunities"]
 * ```
 */
export const replay = Effect.fnUntraced(function* (
  store: Store,
  { from, headerName, to, url }: ReplayOptions,
  report: Report = silent
): Effect.fn.Return<ReplayResult, StoreError | ReplayError> {
  const last = to ?? (yield* newestSequence(store))
  const { headers: authorization, url: base } = withoutCredentials(url)
  let [sent, skipped] = [0, 0]
  const send = Effect.fnUntraced(function* ({ evidence, sequence, signature, signedForm, stream }: Entry) {
    yield* report({ what: "replaying", done: sequence, total: last })
    const stored = yield* store.body(sequence)
    if (Option.isNone(stored) || evidence !== "kept" || signedForm === "encoded") {
      skipped += 1
      return
    }
    const response = yield* Effect.tryPromise({
      try: async () =>
        fetch(urlOf(base, stream), {
          method: "POST",
          headers: { ...authorization, "content-type": "application/json", [headerName]: signature },
          body: Buffer.from(await decodeBody(stored.value)),
          // Redirects are not followed. Otherwise, `fetch` could send a GET request without the callback's body to another address, and a 200
          // response to that request would count as a success.
          redirect: "manual",
          signal: AbortSignal.timeout(responseTimeoutMillis)
        }),
      catch: (cause) => new ReplayError({ sequence, detail: whyOf(cause) })
    })
    yield* Effect.promise(async () => response.body?.cancel())
    if (!response.ok) yield* new ReplayError({ sequence, detail: describeResponse(response) })
    sent += 1
  })
  yield* Stream.runForEach(logEntries(store, { kind: "callback", after: from - 1, before: last + 1 }), send)
  return { sent, skipped }
})

/** Returns the URL to which the callbacks of a stream are sent. */
const urlOf = (base: URL, stream: StreamName): URL => {
  const url = new URL(base)
  url.pathname = `${base.pathname.replace(/\/$/, "")}/${stream}`
  return url
}

const describeResponse = ({ headers, status }: Response): string => {
  const isRedirect = status >= 300 && status < 400
  return `the response was ${status}${isRedirect ? `, a redirect to ${headers.get("location") ?? "no location"}` : ""}`
}

/** The time limit for a response from the receiver, in milliseconds. */
const responseTimeoutMillis = 30_000

/** Returns the reason for a failure. The error message from `fetch` states only that the request failed; the reason is in its cause. */
const whyOf = (cause: unknown): string => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message : String(inner)
}
