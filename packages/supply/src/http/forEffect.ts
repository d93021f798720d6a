/**
 * The HTTP API of a kit on the Effect face.
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Supply } from "../service/Supply.ts"
import { makeSupplyApi, type SupplyApi, type SupplyApiOptions } from "./SupplyApi.ts"

/**
 * `match`, `why`, `route` and `returned` over HTTP, for programs in any language. Mount it beside anything else that the server serves. Dies with a `TypeError`
 * for a token of less than 16 characters.
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
      options
    )
  })
