/**
 * Handles the read API operation that returns changes. The response is either a page of changes or a stream of server-sent events. If the client
 * requests it, the server waits up to 60 s for a change before it sends a page.
 */
import { eventsPerPage } from "./eventStream.ts"
import { changeText } from "./changeText.ts"
import type { ChangesContext } from "./ChangesContext.ts"
import { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import { monotonicMillis } from "../Monotonic.ts"
import type { FeedPage, FeedReader } from "../query/Feed.ts"
import { openFeed } from "../query/openFeed.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type HttpResponse, found, problem, unavailable } from "./HttpResponse.ts"
import { eventStream } from "./eventStream.ts"
import type { Incoming } from "./Incoming.ts"
import { Query } from "./Query.ts"

export const followChanges = Effect.fnUntraced(function* (
  context: ChangesContext,
  { accept = "", lastEventId, signal }: Incoming,
  search: string
): Effect.fn.Return<HttpResponse, StoreError> {
  const query = new Query(search, ["stream", "mode", "after", "wait", "limit"])
  const stream: StreamName = query.choice("stream", ["opportunities", "outcomes"]) ?? "opportunities"
  const mode = query.choice("mode", ["state", "messages"]) ?? "state"
  const since = lastEventId === undefined || lastEventId === "" ? query.text("after") : lastEventId
  const wait = query.integer("wait", 0, 60) ?? 0
  const limit = query.integer("limit", 1, 1000) ?? 200
  if (stream === "outcomes" && !context.hasOutcomes) return noOutcomes
  const isStream = /\btext\/event-stream\b/i.test(accept)
  const leave = isStream || wait > 0 ? context.limit.enter() : () => {}
  if (leave === undefined) return unavailable("too many clients are following changes")
  let isHandedOver = false
  return yield* Effect.gen(function* () {
    const reader = yield* openFeed(context.store, stream, { mode, since })
    if (isStream) {
      const first = yield* reader.read(eventsPerPage)
      isHandedOver = true
      return eventStream(context, reader, first, { leave, signal })
    }
    const page = yield* firstPage(reader, limit, wait, context.pollMillis)
    return page.startsOver ? gone("epoch") : pageResponse(page, since)
  }).pipe(
    Effect.catchTags({
      CursorError: () => Effect.succeed(problem(400, "after: it is not a cursor of this stream and mode")),
      PrunedMessagesError: () => Effect.succeed(gone("pruned"))
    }),
    Effect.ensuring(Effect.sync(() => (isHandedOver ? undefined : leave())))
  )
})

export const noOutcomes = problem(404, "outcomes are not available here")

const firstPage = Effect.fnUntraced(function* (reader: FeedReader, limit: number, wait: number, pollMillis: number) {
  const until = (yield* monotonicMillis) + wait * 1000
  for (;;) {
    const page = yield* reader.read(limit)
    const left = until - (yield* monotonicMillis)
    if (page.items.length > 0 || page.startsOver || left <= 0) return page
    yield* Effect.sleep(Math.min(pollMillis, left))
  }
})

const pageResponse = ({ cursor, epoch, items }: FeedPage, since: string | undefined): HttpResponse =>
  found(
    `{"epoch":${JSON.stringify(epoch)},"changes":[${items.map(changeText).join()}],"cursor":${JSON.stringify(cursor ?? since ?? null)}}`
  )

const details = {
  epoch:
    "the cursor belongs to another epoch: the projections were rebuilt or the store was restored. Read everything again, without `after`",
  pruned:
    "messages after the cursor were pruned: read the current states with mode=state, and start the messages without `after`"
}

const gone = (reason: keyof typeof details): HttpResponse => problem(410, details[reason], {}, { reason })
