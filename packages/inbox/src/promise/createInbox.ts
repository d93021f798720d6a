/** Creates the inbox for programs without Effect. Each method returns a Promise or an async iterable. */
import { Cause, Context, Deferred, Effect, Exit, Option, References, Scope, Stream } from "effect"
import { makeReadApi } from "../http/ReadApi.ts"
import type { ReadApi } from "../http/ReadApiOptions.ts"
import { openInbox } from "../open/openInbox.ts"
import type { Inbox, InboxOptions } from "./Inbox.ts"
import { keysOf } from "./keysOf.ts"
import { callOnChange } from "./onChange.ts"

/** Log messages are written to standard error, because standard output belongs to the calling program. */
const context = Context.make(References.LogToStderr, true)
const runExit = Effect.runPromiseExitWith(context)

/** Runs an effect. If the effect fails, the returned Promise rejects with the same error. */
const run = async <A, E>(effect: Effect.Effect<A, E>): Promise<A> => {
  const exit = await runExit(effect)
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

/**
 * Opens an inbox. It receives callbacks, keeps surveys and outcomes up to date despite crashes, duplicates and key rotation, and serves queries.
 * Rejects with `SettingsError` or `StoreError` if the store cannot be opened.
 *
 * @example
 * ```ts
 * import { createInbox } from "@fieldwork/inbox/promise"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender() // stands in for the exchange, and signs as it does
 * const inbox = await createInbox({ store: ":memory:", keys: async () => exchange.subscription() })
 * const callback = await exchange.send([{ survey_id: 7, message_reason: "new", is_live: true }])
 * const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 * const { status } = await inbox.receive("opportunities", request)
 * status // => 200
 * const changes = inbox.opportunities.changes()[Symbol.asyncIterator]()
 * const first = await changes.next()
 * first.value.status // => "live"
 * await inbox.close()
 * ```
 * @throws {TypeError} if the options do not specify any keys
 */
export const createInbox = async (options: InboxOptions): Promise<Inbox> => {
  const keys = keysOf(options)
  const scope = await run(Scope.make())
  const closing = Deferred.makeUnsafe<void>()
  const opening = Effect.gen(function* () {
    const inbox = yield* openInbox({ ...options, keysOf: keys })
    const { onChange } = options
    const settled = onChange === undefined ? Effect.void : yield* callOnChange(inbox, onChange, closing)
    return { inbox, settled }
  })
  const { inbox, settled } = await run(
    Effect.onError(Scope.provide(opening, scope), () => Scope.close(scope, Exit.void))
  )
  const { callbacks, drain, lags, listen, opportunities, outcomes, receive } = inbox

  const iterate = <A, E>(stream: Stream.Stream<A, E>): AsyncIterable<A> =>
    Stream.toAsyncIterableWith(Stream.interruptWhen(stream, Deferred.await(closing)), context)

  const apis: Array<ReadApi> = []
  let closed: Promise<void> | undefined
  const close = async (): Promise<void> => {
    for (const api of apis) api.close()
    await run(drain)
    Deferred.doneUnsafe(closing, Exit.void)
    await run(settled)
    await run(Scope.close(scope, Exit.void))
  }

  return {
    receive,
    listen,
    callbacks,
    opportunities: {
      get: (surveyId) => run(Effect.map(opportunities.get(surveyId), Option.getOrUndefined)),
      list: (filter) => iterate(opportunities.list(filter)),
      counts: () => run(opportunities.counts),
      history: (surveyId) => run(opportunities.history(surveyId)),
      changes: (args) => iterate(opportunities.changes(args)),
      messages: (args) => iterate(opportunities.messages(args))
    },
    outcomes: {
      get: (respondentId) => run(Effect.map(outcomes.get(respondentId), Option.getOrUndefined)),
      list: (filter) => iterate(outcomes.list(filter)),
      history: (respondentId) => run(outcomes.history(respondentId)),
      changes: (args) => iterate(outcomes.changes(args)),
      messages: (args) => iterate(outcomes.messages(args))
    },
    lags: () => run(lags),
    readApi: (args) => {
      const api = makeReadApi(inbox.store, context, args)
      apis.push(api)
      return api
    },
    close: () => (closed ??= close())
  }
}
