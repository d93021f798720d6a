/**
 * Sends stored callbacks to another receiver, byte for byte and with the signatures they came with.
 *
 * A receiver that holds the same keys accepts them, as late ones; one that is strict about time refuses them.
 */
import { Effect, Option, Schema, Stream } from "effect"
import { decodeBody } from "../BodyCodec.ts"
import type { Entry } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries, newestSequence } from "./LogEntries.ts"
import { type Report, silent } from "./Progress.ts"

export interface ReplayOptions {
  /** The stream's name is appended to its path; a user and a password in it go into the `Authorization` header. */
  readonly url: string
  readonly from: number
  /** Default: the newest. */
  readonly to?: number | undefined
  readonly headerName: string
}

/** The other receiver did not take an entry. Those before it were taken: go on with `sequence`. */
export class ReplayError extends Schema.TaggedError<ReplayError>("@fieldwork/inbox/ReplayError")("ReplayError", {
  sequence: Schema.Number,
  detail: Schema.String
}) {
  override get message(): string {
    return `Entry ${this.sequence} was not taken: ${this.detail}`
  }
}

export interface Replayed {
  readonly sent: number
  /** Pruned; or erased or signed compressed, so that what is stored is not what was signed. */
  readonly skipped: number
}

export const replay = Effect.fnUntraced(function* (
  store: Store,
  { from, headerName, to, url }: ReplayOptions,
  report: Report = silent
): Effect.fn.Return<Replayed, StoreError | ReplayError> {
  const last = to ?? (yield* newestSequence(store))
  const { authorization, base } = targetOf(url)
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
        fetch(`${base}/${stream}`, {
          method: "POST",
          headers: { ...authorization, "content-type": "application/json", [headerName]: signature },
          body: Buffer.from(await decodeBody(stored.value)),
          // Followed, a redirect would send a GET without the callback to who knows where, and its 200 would count.
          redirect: "manual",
          signal: AbortSignal.timeout(answerMillis)
        }),
      catch: (cause) => new ReplayError({ sequence, detail: whyOf(cause) })
    })
    yield* Effect.promise(async () => response.body?.cancel())
    if (!response.ok) yield* new ReplayError({ sequence, detail: answerOf(response) })
    sent += 1
  })
  yield* Stream.runForEach(logEntries(store, { kind: "callback", after: from - 1, before: last + 1 }), send)
  return { sent, skipped }
})

const answerOf = ({ headers, status }: Response): string => {
  const isRedirect = status >= 300 && status < 400
  return `answered ${status}${isRedirect ? `, a redirect to ${headers.get("location") ?? "nowhere"}` : ""}`
}

/** `fetch` takes no credentials in a URL, and would repeat them in what it says of it. */
const targetOf = (text: string) => {
  const url = new URL(text)
  const [user, password] = [url.username, url.password].map(decoded)
  url.username = url.password = ""
  const authorization =
    user === "" && password === ""
      ? {}
      : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` }
  return { authorization, base: url.href.replace(/\/$/, "") }
}

/** A password with a bare `%` in it is taken as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How long the other receiver may take. */
const answerMillis = 30_000

/** What fetch says itself is only that it failed. */
const whyOf = (cause: unknown): string => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? inner.message : String(inner)
}
