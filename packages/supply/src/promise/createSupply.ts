/** Creates a supply service for programs that do not use Effect. Each method returns a Promise. */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { fromPromises } from "../service/Exchange.ts"
import { createSupply as createWithEffect } from "../service/Supply.ts"
import { toStderr } from "./logToStderr.ts"
import type { Supply, SupplyOptions } from "./Supply.ts"

const runExit = Effect.runPromiseExitWith(toStderr)

/** Runs an effect. Returns a Promise that rejects with the original error of the effect. */
const run = async <A, E>(effect: Effect.Effect<A, E>): Promise<A> => {
  const exit = await runExit(effect)
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}

/**
 * Opens a supply service that uses one database. The service consists of an inbox, a router, entry links, sessions and the ledger. The router is
 * updated with the surveys in the inbox, and its ranking with the outcomes. Resolves once the router contains all surveys in the inbox.
 * Rejects with a `StoreError` whose reason is `ProjectionMismatchError` if the store has other settings of the ledger with the same `version`, a newer
 * version, or projections that this program does not contain.
 *
 * @example
 * ```ts
 * import { createSupply } from "@fieldwork/supply/promise"
 * import { fakeExchange } from "@fieldwork/exchange/promise"
 *
 * const supply = await createSupply({ inbox: { store: ":memory:" }, exchange: fakeExchange({}), supplierCode: "4711" })
 * supply.router.apply({ opportunity: { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } } })
 * const { surveys } = await supply.match({ pid: "p-1", answers: {} })
 * surveys.map((match) => match.survey.survey_id) // => [7]
 * await supply.ledger.balance() // => []
 * await supply.close()
 * ```
 * @throws {InvalidPolicyError} if the policy is invalid
 */
export const createSupply = async ({ exchange, ...options }: SupplyOptions): Promise<Supply> => {
  const scope = await run(Scope.make())
  const close = () => run(Scope.close(scope, Exit.void))
  const opening = Scope.provide(createWithEffect({ ...options, exchange: fromPromises(exchange) }), scope)
  const supply = await run(Effect.onError(opening, () => Scope.close(scope, Exit.void)))
  const { inbox, ledger, links, sessions } = supply
  return {
    receive: inbox.receive,
    listen: inbox.listen,
    subscribe: (wanted) => run(supply.subscribe(wanted)),
    router: supply.router,
    lagMillis: () => run(supply.lagMillis),
    readiness: () => run(supply.readiness),
    match: (profile, given) => run(supply.match(profile, given)),
    why: (profile, surveyId) => run(supply.why(profile, surveyId)),
    start: (profile, surveyId) => run(supply.start(profile, surveyId)),
    route: (profile, given) => run(supply.route(profile, given)),
    returned: (url) => run(supply.returned(url)),
    history: (pid) => run(sessions.history(pid)),
    linkFor: (surveyId) => run(links.for(surveyId)),
    ledger: {
      balance: (given) => run(ledger.balance(given)),
      session: (respondentId) => run(ledger.session(respondentId)),
      reconcile: (report, given) => run(ledger.reconcile(report, given)),
      close: (month) => run(ledger.close(month))
    },
    close: async () => {
      await run(inbox.drain)
      await close()
    }
  }
}
