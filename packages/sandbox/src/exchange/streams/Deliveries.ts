/**
 * Sends callbacks and remembers them.
 *
 * 2xx within ten seconds of real time is received. A delivery that fails is recorded and never tried again.
 */
import type { Kernel } from "../../kernel/Kernel.ts"
import type { Keys } from "../Keys.ts"
import * as Signer from "../Signer.ts"

export type StreamName = "opportunities" | "outcomes"

export interface Delivery {
  readonly id: number
  readonly supplier_code: string
  readonly stream: StreamName
  readonly url: string
  readonly sent_at: string
  /** The signature header. */
  readonly signature: string
  readonly body: string
  readonly item_count: number
  status?: number
  error?: string
}

export interface Callback {
  readonly supplier: string
  readonly stream: StreamName
  readonly url: string
  readonly body: string
  readonly count: number
}

export interface Deliveries {
  /** Never fails; what went wrong stands in the log. */
  readonly send: (callback: Callback) => Promise<void>
  /** Oldest first; the last 1,000. */
  readonly list: () => ReadonlyArray<Delivery>
}

/** Milliseconds of real time. */
const patience = 10_000
const kept = 1_000

/** The status of the answer. Rejects with words when none comes, or none in time. */
const answerTo = async (send: Kernel["send"], request: (signal: AbortSignal) => Request): Promise<number> => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${patience / 1000} seconds.`))
      controller.abort()
    }, patience)
  })
  try {
    const response = await Promise.race([send(request(controller.signal)), late])
    // What the receiver says beside its status is of no interest.
    void response.body?.cancel().catch(() => {})
    return response.status
  } finally {
    clearTimeout(timer)
  }
}

const explain = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message
}

export const make = (kernel: Kernel, keys: Keys): Deliveries => {
  const log: Array<Delivery> = []
  let count = 0

  return {
    list: () => log,
    send: async ({ body, count: item_count, stream, supplier, url }) => {
      const bytes = new TextEncoder().encode(body)
      const now = kernel.clock.now()
      const signature = Signer.header(keys.signing(supplier, now), Math.floor(kernel.wallClock() / 1000), bytes)
      const delivery: Delivery = {
        id: ++count,
        supplier_code: supplier,
        stream,
        url,
        sent_at: new Date(now).toISOString(),
        signature,
        body,
        item_count
      }
      log.push(delivery)
      if (log.length > kept) log.shift()
      const headers = { "content-type": "application/json", "x-platform-signature": signature }
      try {
        // A redirect would carry the signed body to a place that nobody subscribed.
        delivery.status = await answerTo(
          kernel.send,
          (signal) => new Request(url, { method: "POST", headers, body: bytes, redirect: "manual", signal })
        )
      } catch (cause) {
        delivery.error = explain(cause)
      }
    }
  }
}
