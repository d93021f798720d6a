/**
 * The HTTP sink, which sends one POST request per envelope. The requests are signed according to Standard Webhooks
 * (https://www.standardwebhooks.com).
 *
 * Envelopes with the same key are sent one after another, and envelopes with different keys are sent concurrently. To refuse requests from a relay
 * that has lost its lease, a receiver can store the greatest `Fieldwork-Fence` header and respond with 409 to a smaller value.
 */
import { type Envelope, encodeEnvelope, encodeNotice, noticeId } from "../Envelope.ts"
import { type Fence, type Sink, SinkError } from "../Sink.ts"
import { decodeUrlPart, type UrlWithoutCredentials, withoutCredentials } from "../../withoutCredentials.ts"
import { loadLibrary, messageOf, withoutSecrets } from "./library.ts"

/** The options for an HTTP sink: the receiver, and how requests are sent and signed. */
export interface HttpSinkOptions {
  /** The URL of the receiver, to which each change is sent with POST. Credentials in the URL are sent in the `Authorization` header. */
  readonly url: string
  /** The signing secret: `whsec_` followed by at least 12 bytes in Base64. */
  readonly secret: string
  /** The maximum number of concurrent requests. Default 16. */
  readonly concurrency?: number | undefined
  /** The timeout for a request in milliseconds. Default 15,000. */
  readonly timeoutMillis?: number | undefined
  /** Additional headers for each request. They take precedence over the credentials in the URL. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The function that sends the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Returns a sink that sends signed HTTP requests.
 *
 * @throws SinkError if an option is invalid
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
  const { headers: authorization, secrets: credentials, url: target } = readUrl(url)
  const name = `http ${target.host}${target.pathname}`
  // Shorter texts are not removed, because they would also match unrelated parts of the message, such as the status code.
  const ofUrl = [...credentials, ...queryValues(target)].filter((text) => text.length >= minSecretLength)
  const secrets = [secret, secret.replace(/^whsec_/, ""), ...ofUrl]
  const fail = (reason: SinkError["reason"], detail: string, retryAfterMillis?: number): SinkError =>
    new SinkError({ sink: name, reason, detail: withoutSecrets(detail, secrets), retryAfterMillis })
  // A header that differs only in case would be sent twice.
  const common = new Headers(headers).has("authorization") ? headers : { ...authorization, ...headers }
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(secret)) {
    throw fail("refused", "the secret must be whsec_ followed by at least 12 bytes in base64")
  }
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
    throw fail("refused", "concurrency: it must be a whole number of 1 or more")
  }

  const post = async (id: string, body: string, { reader, token }: Fence, signal: AbortSignal): Promise<void> => {
    const { Webhook } = await loadLibrary(name, "standardwebhooks", () => import("standardwebhooks"))
    const now = new Date()
    let response: Response
    try {
      response = await send(target.href, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)]),
        headers: {
          ...common,
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": new Webhook(secret).sign(id, now, body),
          "fieldwork-reader": reader,
          "fieldwork-fence": String(token)
        }
      })
      // The body is read so that the connection can be reused.
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
        return fail("fenced", `${detail}: it has received requests from a later relay`)
      case 410:
        return fail("refused", `${detail}: it accepts no further requests`)
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
      // Failures with the reason `refused` or `fenced` take precedence, because failures with the reason `unavailable` may result from requests that
      // were aborted after another failure.
      const failures = sent.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []))
      const worst = failures.find((cause) => cause instanceof SinkError && cause.reason !== "unavailable")
      if (failures.length > 0) throw worst ?? failures[0]
      signal.throwIfAborted()
    },
    announce: (notice, fence, signal) => post(noticeId(notice), encodeNotice(notice), fence, signal),
    close: async () => {}
  }
}

/**
 * Returns the webhook id of an envelope. It contains the epoch (a period in which earlier items may be redelivered), because a receiver must process
 * an envelope again if it is redelivered in a later epoch.
 */
const webhookId = ({ epoch, id }: Envelope): string => `${epoch}.${id}`

/** The length from which a part of the URL is removed from error messages. */
const minSecretLength = 4

/** Returns the values in the query of a URL, both as written and decoded. A parameter without a value is itself a value. */
const queryValues = (url: URL): ReadonlyArray<string> => [
  ...url.searchParams.values(),
  ...url.search
    .slice(1)
    .split("&")
    .map((parameter) => parameter.slice(parameter.indexOf("=") + 1))
    .flatMap((value) => [value, decodeUrlPart(value)])
]

const readUrl = (url: string): UrlWithoutCredentials => {
  const isHttp = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (isHttp) return withoutCredentials(url)
  throw new SinkError({ sink: "http", reason: "refused", detail: "the URL must begin with http:// or https://" })
}

/** Returns a description of a failure. For an error from `fetch`, the details are in its `cause`. */
const detailOf = (cause: unknown): string => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : ""
  return `${messageOf(cause)}${inner}`
}

/**
 * Returns the value of the `Retry-After` header in milliseconds, at most one hour. The header contains a number of seconds or a date. Returns
 * undefined if it is missing or invalid.
 */
const retryAfterMillis = ({ headers }: Response): number | undefined => {
  const text = headers.get("retry-after")
  if (text === null) return undefined
  const millis = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(millis) ? undefined : Math.min(Math.max(millis, 0), 3_600_000)
}
