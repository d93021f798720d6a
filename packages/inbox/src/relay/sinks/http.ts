/**
 * HTTP: one POST for each envelope, signed as Standard Webhooks specify (https://www.standardwebhooks.com).
 *
 * Envelopes with the same key are sent one after the other, those of several keys at the same time. A receiver that keeps the greatest `Fieldwork-Fence` it has seen and
 * responds with 409 to a smaller one refuses what a relay that was thought dead still sends.
 */
import { type Envelope, encodeEnvelope, encodeNotice, noticeId } from "../Envelope.ts"
import { type Fence, type Sink, SinkError } from "../Sink.ts"
import { loadLibrary, messageOf, withoutSecrets } from "./library.ts"

export interface HttpSinkOptions {
  readonly url: string
  /** The signing secret: `whsec_` and base64. */
  readonly secret: string
  /** How many requests at a time. Default 16. */
  readonly concurrency?: number | undefined
  /** How long a request may take, in milliseconds. Default 15,000. */
  readonly timeoutMillis?: number | undefined
  /** Further headers of each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Default: that of the runtime. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Returns a sink that signs with the secret.
 *
 * @throws SinkError when the URL or the secret cannot be used.
 *
 * @example
 * ```ts
 * import { httpSink } from "@fieldwork/inbox/relay/http"
 *
 * const sink = httpSink({ url: "https://consumer.example/changes", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" })
 * sink.name // => "http consumer.example/changes"
 * ```
 */
export const httpSink = (options: HttpSinkOptions): Sink => {
  const { concurrency = 16, fetch: send = fetch, headers = {}, secret, timeoutMillis = 15_000, url } = options
  const target = readUrl(url)
  const name = `http ${target.host}${target.pathname}`
  const secrets = [secret, secret.replace(/^whsec_/, ""), target.password, ...target.searchParams.values()]
  const fail = (reason: SinkError["reason"], detail: string, retryAfterMillis?: number): SinkError =>
    new SinkError({ sink: name, reason, detail: withoutSecrets(detail, secrets), retryAfterMillis })
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(secret)) {
    throw fail("refused", "the secret: whsec_ and at least 12 bytes in base64 are expected")
  }
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
    throw fail("refused", "concurrency: a whole number from 1 on is expected")
  }

  const post = async (id: string, body: string, { reader, token }: Fence, signal: AbortSignal): Promise<void> => {
    const { Webhook } = await loadLibrary(name, "standardwebhooks", () => import("standardwebhooks"))
    const now = new Date()
    let response: Response
    try {
      response = await send(url, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)]),
        headers: {
          ...headers,
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": new Webhook(secret).sign(id, now, body),
          "fieldwork-reader": reader,
          "fieldwork-fence": String(token)
        }
      })
      // The connection is free for the next request once the body is read.
      await response.arrayBuffer()
    } catch (cause) {
      throw fail("unavailable", detailOf(cause))
    }
    if (response.ok) return
    throw refusalOf(response)
  }

  const refusalOf = (response: Response): SinkError => {
    const detail = `the receiver responded with ${response.status}`
    switch (response.status) {
      case 409:
        return fail("fenced", `${detail}: it has seen a later relay`)
      case 410:
        return fail("refused", `${detail}: it wants nothing more`)
      default:
        return fail("unavailable", detail, retryAfterMillis(response))
    }
  }

  return {
    name,
    deliver: async (batch, fence, signal) => {
      const keys = [...Map.groupBy(batch, ({ key, stream }) => `${stream}/${key}`).values()].values()
      const failed = new AbortController()
      const either = AbortSignal.any([signal, failed.signal])
      const sendOfKeys = async (): Promise<void> => {
        for (const envelopes of keys) {
          for (const envelope of envelopes) {
            if (either.aborted) return
            await post(webhookId(envelope), encodeEnvelope(envelope), fence, either)
          }
        }
      }
      const sent = await Promise.allSettled(
        Array.from({ length: concurrency }, async () => {
          try {
            await sendOfKeys()
          } catch (cause) {
            failed.abort()
            throw cause
          }
        })
      )
      // Those that were given up because of it say nothing about the receiver.
      const failures = sent.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
      const worst = failures.find((cause) => cause instanceof SinkError && cause.reason !== "unavailable")
      if (failures.length > 0) throw worst ?? failures[0]
      signal.throwIfAborted()
    },
    announce: (notice, fence, signal) => post(noticeId(notice), encodeNotice(notice), fence, signal),
    close: async () => {}
  }
}

/** The same envelope has another one in another epoch, in which it has to be read again. */
const webhookId = ({ epoch, id }: Envelope): string => `${epoch}.${id}`

const readUrl = (url: string): URL => {
  const isHttp = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (isHttp) return new URL(url)
  throw new SinkError({ sink: "http", reason: "refused", detail: "an http:// or https:// URL is expected" })
}

/** `fetch` hides why it failed in its cause. */
const detailOf = (cause: unknown): string => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : ""
  return `${messageOf(cause)}${inner}`
}

/** In seconds or as a date; at most an hour. */
const retryAfterMillis = ({ headers }: Response): number | undefined => {
  const text = headers.get("retry-after")
  if (text === null) return undefined
  const millis = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(millis) ? undefined : Math.min(Math.max(millis, 0), 3_600_000)
}
