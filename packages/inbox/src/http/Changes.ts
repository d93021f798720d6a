/**
 * The operation on changes: a page of them, held back until there is one, or a stream of events.
 */
import { Effect } from "effect"
import type { StreamName } from "../Message.ts"
import { monotonicMillis } from "../Monotonic.ts"
import type { FeedItem, FeedPage, FeedReader } from "../query/Feed.ts"
import { openFeed } from "../query/OpenFeed.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type Answer, found, problem, unavailable } from "./Answer.ts"
import { eventStream } from "./EventStream.ts"
import type { FollowLimit } from "./FollowLimit.ts"
import type { Incoming } from "./Incoming.ts"
import { timeOf, withDocument } from "./json.ts"
import { Query } from "./Query.ts"

export interface ChangesContext {
  readonly store: Store
  readonly limit: FollowLimit
  readonly hasOutcomes: boolean
  /** Runs an effect until the signal is aborted. */
  readonly run: <A, E>(effect: Effect.Effect<A, E>, signal: AbortSignal) => Promise<A>
  readonly pollMillis: number
  /** Between two comments in a stream of events. */
  readonly heartbeatMillis: number
  /** Aborted when the API is closed. */
  readonly closing: AbortSignal
}

export const followChanges = Effect.fnUntraced(function* (
  context: ChangesContext,
  { accept = "", lastEventId, signal }: Incoming,
  search: string
): Effect.fn.Return<Answer, StoreError> {
  const query = new Query(search, ["stream", "mode", "after", "wait", "limit"])
  const stream: StreamName = query.choice("stream", ["opportunities", "outcomes"]) ?? "opportunities"
  const mode = query.choice("mode", ["state", "messages"]) ?? "state"
  const since = lastEventId === undefined || lastEventId === "" ? query.text("after") : lastEventId
  const wait = query.integer("wait", 0, 60) ?? 0
  const limit = query.integer("limit", 1, 1000) ?? 200
  if (stream === "outcomes" && !context.hasOutcomes) return noOutcomes
  const isStream = /\btext\/event-stream\b/i.test(accept)
  const leave = isStream || wait > 0 ? context.limit.enter() : () => {}
  if (leave === undefined) return unavailable("too many clients follow changes")
  let isHandedOver = false
  return yield* Effect.gen(function* () {
    const reader = yield* openFeed(context.store, stream, { mode, since })
    if (isStream) {
      const first = yield* reader.read(eventsPerPage)
      isHandedOver = true
      return eventStream(context, reader, first, { leave, signal })
    }
    const page = yield* firstPage(reader, limit, wait, context.pollMillis)
    return page.beginsAnew ? gone("epoch") : pageAnswer(page, since)
  }).pipe(
    Effect.catchTags({
      CursorError: () => Effect.succeed(problem(400, "after: it is not a cursor of this stream and mode")),
      PrunedMessagesError: () => Effect.succeed(gone("pruned"))
    }),
    Effect.ensuring(Effect.sync(() => (isHandedOver ? undefined : leave())))
  )
})

/** Of a stream of events: what a client that reads slowly keeps in memory. */
export const eventsPerPage = 50

export const noOutcomes = problem(404, "outcomes are left out here")

const firstPage = Effect.fnUntraced(function* (reader: FeedReader, limit: number, wait: number, pollMillis: number) {
  const until = (yield* monotonicMillis) + wait * 1000
  for (;;) {
    const page = yield* reader.read(limit)
    const left = until - (yield* monotonicMillis)
    if (page.items.length > 0 || page.beginsAnew || left <= 0) return page
    yield* Effect.sleep(Math.min(pollMillis, left))
  }
})

const pageAnswer = ({ cursor, epoch, items }: FeedPage, since: string | undefined): Answer =>
  found(
    `{"epoch":${JSON.stringify(epoch)},"changes":[${items.map(changeText).join()}],"cursor":${JSON.stringify(cursor ?? since ?? null)}}`
  )

const details = {
  epoch:
    "the cursor is of another epoch: the projections were rebuilt or the store was restored. Read everything again, without `after`",
  pruned:
    "messages after the cursor are pruned: read the present states with mode=state, and begin the messages without `after`"
}

const gone = (reason: keyof typeof details): Answer => problem(410, details[reason], {}, { reason })

/** A change as JSON. */
export const changeText = ({ document, id, mark, signedAt, status, stream, ...item }: FeedItem): string => {
  const own = stream === "opportunities" ? { survey_id: id, status, mark } : { respondent_id: id }
  const { cursor, key, version } = item
  return withDocument({ stream, ...own, key, version, cursor, signed_at: timeOf(signedAt) }, document)
}
