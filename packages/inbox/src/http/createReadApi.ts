/**
 * The read API of an inbox on the Effect face.
 */
import { Effect, type Scope } from "effect"
import type { Inbox } from "../Inbox.ts"
import { makeReadApi } from "./ReadApi.ts"
import type { ReadApi, ReadApiOptions } from "./ReadApiOptions.ts"

/**
 * Surveys, outcomes, changes and the state of the inbox over HTTP, for programs in any language; requests that wait are ended when the scope closes. Dies with a
 * `TypeError` for a token of less than 16 characters.
 */
export const createReadApi = (
  { store }: Pick<Inbox["Service"], "store">,
  options: ReadApiOptions
): Effect.Effect<ReadApi, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.map(Effect.context(), (services) => makeReadApi(store, services, options)),
    (api) => Effect.sync(() => api.close())
  )
