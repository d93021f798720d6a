/**
 * Creates the HTTP API for a supply service that was created with the Effect API.
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Supply } from "../service/Supply.ts"
import { makeSupplyApi, type SupplyApi, type SupplyApiOptions } from "./SupplyApi.ts"

/**
 * Creates an HTTP API that serves `match`, `why`, `route` and `returned` to programs in any language. The API can be mounted on a server that also
 * has other routes. Dies with a `TypeError` if the token has fewer than 16 characters.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { createSupplyApi } from "@fieldwork/supply"
 *
 * const supply = {
 *   match: () => Effect.succeed({ surveys: [], questions: [] }),
 *   why: () => Effect.succeed(undefined),
 *   route: () => Effect.succeed({ _tag: "NoSurvey" as const, questions: [] }),
 *   returned: () => Effect.succeed(undefined)
 * } // or createSupply(…)
 * const token = "0123456789abcdef"
 * const api = await Effect.runPromise(createSupplyApi(supply, { token }))
 * const headers = { authorization: `Bearer ${token}` }
 * const body = JSON.stringify({ profile: { pid: "p-81", answers: {} } })
 * const response = await api.fetch(new Request("http://localhost/supply/match", { method: "POST", headers, body }))
 * response.status // => 200
 * ```
 */
export const createSupplyApi = (
  { match, returned, route, why }: Pick<Supply, "match" | "why" | "route" | "returned">,
  options: SupplyApiOptions
): Effect.Effect<SupplyApi> =>
  Effect.map(Effect.context(), (context) => {
    const runExit = Effect.runPromiseExitWith(context)
    const run = async <A, E>(effect: Effect.Effect<A, E>): Promise<A> => {
      const exit = await runExit(effect)
      if (Exit.isSuccess(exit)) return exit.value
      throw Cause.squash(exit.cause)
    }
    return makeSupplyApi(
      {
        match: (profile, given) => run(match(profile, given)),
        why: (profile, surveyId) => run(why(profile, surveyId)),
        route: (profile, given) => run(route(profile, given)),
        returned: (url) => run(returned(url))
      },
      options,
      (description) => Effect.runSyncWith(context)(Effect.logError(description))
    )
  })
