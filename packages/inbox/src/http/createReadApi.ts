/** Creates the read API of an inbox, for programs that use Effect. */
import { Effect, type Scope } from "effect"
import type { Inbox } from "../Inbox.ts"
import { makeReadApi } from "./ReadApi.ts"
import type { ReadApi, ReadApiOptions } from "./ReadApiOptions.ts"

/**
 * Creates an HTTP API for surveys, outcomes, changes and the state of the inbox, for clients in any language. Mount `fetch` or `listen` on a server.
 * When the scope closes, requests that are waiting for changes end. Dies with a `TypeError` if the token is shorter than 16 characters.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { createReadApi, Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender()
 * const token = "0123456789abcdef"
 * const program = Effect.gen(function* () {
 *   const api = yield* createReadApi(yield* Inbox, { token })
 *   const headers = { authorization: `Bearer ${token}` }
 *   const response = yield* Effect.promise(() => api.fetch(new Request("http://localhost/api/surveys", { headers })))
 *   return yield* Effect.promise(() => response.json())
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * const { surveys } = await Effect.runPromise(Effect.scoped(Effect.provide(program, layer)))
 * surveys // => []
 * ```
 */
export const createReadApi = (
  { store }: Pick<Inbox["Service"], "store">,
  options: ReadApiOptions
): Effect.Effect<ReadApi, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.map(Effect.context(), (services) => makeReadApi(store, services, options)),
    (api) => Effect.sync(() => api.close())
  )
