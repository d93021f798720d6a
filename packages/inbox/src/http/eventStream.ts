/**
 * Streams changes as server-sent events. The next page is read only after the client has received the previous page, so at most one page per slow
 * client is kept in memory.
 */
import { Effect } from "effect"
import { monotonicMillis } from "../Monotonic.ts"
import type { FeedPage, FeedReader } from "../query/Feed.ts"
import type { HttpResponse } from "./HttpResponse.ts"
import { changeText } from "./changeText.ts"
import type { ChangesContext } from "./ChangesContext.ts"

interface Client {
  /** Releases the client's slot, so that another client can wait for changes. */
  readonly leave: () => void
  /** The signal that is aborted when the client disconnects. */
  readonly signal: AbortSignal
}

const encoder = new TextEncoder()

/** Formats one event. Line breaks in a document are replaced by spaces, because a line break would end the data of the event. */
const event = (name: string, data: string, id?: string): string =>
  `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${data.replaceAll(/[\r\n]+/g, " ")}\n\n`

export const eventStream = (
  { closing, heartbeatMillis, pollMillis, run }: ChangesContext,
  reader: FeedReader,
  first: FeedPage,
  { leave, signal }: Client
): HttpResponse => {
  const ending = AbortSignal.any([closing, signal])
  let shownEpoch: string | undefined

  const textOf = ({ startsOver, cursor, epoch, items }: FeedPage): string => {
    const isNew = shownEpoch !== epoch || startsOver
    shownEpoch = epoch
    const data = JSON.stringify({ epoch, begins_anew: startsOver })
    const begin = isNew ? event("epoch", data, items.length === 0 ? cursor : undefined) : ""
    return begin + items.map((item) => event("change", changeText(item), item.cursor)).join("")
  }

  /**
   * Waits for the next events and returns them as a string. Returns a comment if none arrive within the heartbeat interval, to keep the connection
   * open.
   */
  const next = Effect.gen(function* () {
    const until = (yield* monotonicMillis) + heartbeatMillis
    for (;;) {
      const page = yield* reader.read(eventsPerPage)
      const text = textOf(page)
      if (text !== "") return text
      if ((yield* monotonicMillis) >= until) return ":\n\n"
      yield* Effect.sleep(pollMillis)
    }
  })

  let isFirst = true
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const text = isFirst ? `retry: 1000\n\n${textOf(first)}` : await run(next, ending)
          isFirst = false
          controller.enqueue(encoder.encode(text))
        } catch (cause) {
          leave()
          const message = cause instanceof Error && "_tag" in cause ? cause.message : ""
          // The error message is sent as a comment, which clients ignore. When the client reconnects, it receives the error as a response.
          if (message !== "") controller.enqueue(encoder.encode(`: ${message.replaceAll(/[\r\n]+/g, " ")}\n\n`))
          controller.close()
        }
      },
      cancel: leave
    },
    { highWaterMark: 0 }
  )
  signal.addEventListener("abort", leave, { once: true })
  const headers = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" }
  return { status: 200, headers, body }
}

/** The number of events per page. At most this many events are kept in memory for a slow client. */
export const eventsPerPage = 50
