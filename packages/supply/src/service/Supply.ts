/**
 * The whole kit in one call: an inbox, a router that follows it and learns from outcomes, links, sessions and the ledger, over one database.
 */
import { type ApiError, EntryLink } from "@fieldwork/exchange"
import type { CursorError, Inbox, SettingsError, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { evaluate } from "../eligibility/evaluate.ts"
import { type InvalidProfileError, knownAnswers, type Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import { termsOf } from "../eligibility/Terms.ts"
import { type Ledger, makeLedger } from "../ledger/Ledger.ts"
import { type LinkError, type Links, makeLinks } from "../links/Links.ts"
import { follow } from "../router/follow.ts"
import { createRouter, type Matches, type MatchOptions, type Router } from "../router/Router.ts"
import type { StaleIndexError } from "../router/StaleIndexError.ts"
import { makeSessions, type Sessions, type SessionsOptions } from "../sessions/Sessions.ts"
import type { Returned, Routed, Started } from "../sessions/SessionTypes.ts"
import type { SupplyExchange } from "./Exchange.ts"
import type { InboxSettings } from "./InboxSettings.ts"
import { openSupplyInbox } from "./OpenInbox.ts"
import { followOwnResults } from "./OwnResults.ts"
import { makeRoute } from "./Route.ts"
import type { RouteOptions, Subscribe, SupplySettings } from "./SupplySettings.ts"

/** The inbox and the exchange of a supply service, and its settings. */
export interface SupplyOptions extends SupplySettings {
  /** The settings of an inbox to open, or an open inbox whose store has the projections of `supplyProjections()`. */
  readonly inbox: InboxSettings | Inbox["Service"]
  /** `Exchange.make(…)`. */
  readonly exchange: SupplyExchange
}

/** Everything that a supplier's service needs. */
export interface Supply {
  /** `inbox.receive` and `inbox.listen` take the callbacks of the exchange. */
  readonly inbox: Inbox["Service"]
  /** All surveys in memory. It follows the inbox. */
  readonly router: Router
  /** The entry links of the supplier. */
  readonly links: Links
  /** The sessions of respondents. */
  readonly sessions: Sessions
  /** Revenue by the outcomes that the inbox received. */
  readonly ledger: Ledger
  /** The time in milliseconds since the router last had every change of the inbox. */
  readonly lagMillis: Effect.Effect<number>
  /** Subscribes to both streams, or replaces the subscriptions there are, with quotas: without them every respondent would appear eligible. */
  readonly subscribe: (options: Subscribe) => Effect.Effect<void, ApiError>
  /** Returns eligible surveys, the best first, for the profile and the earlier entries of the respondent. */
  readonly match: (
    profile: Profile,
    options?: MatchOptions
  ) => Effect.Effect<Matches, InvalidProfileError | StaleIndexError | StoreError>
  /** The verdict with every reason, earlier entries included; undefined for a survey that neither the inbox nor the router has. */
  readonly why: (
    profile: Profile,
    surveyId: number
  ) => Effect.Effect<Verdict | undefined, InvalidProfileError | StoreError>
  /** Checks the respondent at the click, records the entry and returns where to redirect. */
  readonly start: (
    profile: Profile,
    surveyId: number
  ) => Effect.Effect<Started, InvalidProfileError | InvalidEntryLinkError | LinkError>
  /**
   * The session that the respondent has open; otherwise enters them into the best survey that accepts them. Fails with the error of a link only when no
   * other survey accepted the respondent.
   */
  readonly route: (
    profile: Profile,
    options?: RouteOptions
  ) => Effect.Effect<Routed, InvalidProfileError | InvalidEntryLinkError | StaleIndexError | LinkError>
  /** Reads the address that a respondent came back to, as a hint; undefined when its session is not known. */
  readonly returned: (url: string | URL) => Effect.Effect<Returned | undefined, StoreError>
}

/** Fails when the profile cannot be read, before anything else is done. */
const readable = (profile: Profile): Effect.Effect<void, InvalidProfileError> =>
  Effect.try({
    try: () => void knownAnswers(profile, undefined, 0),
    catch: (cause) => cause as InvalidProfileError
  })

type InvalidEntryLinkError = EntryLink.InvalidEntryLinkError

/** Fails for a PID that no entry link can have, before a survey is searched for. Other values that a link refuses are defects. */
const linkable = <A, E>({ pid }: Profile, effect: Effect.Effect<A, E>): Effect.Effect<A, E | InvalidEntryLinkError> =>
  Effect.sync(() => EntryLink.make("https://exchange.example/", { pid, mid: "m" })).pipe(
    Effect.andThen(effect),
    Effect.catchDefect((defect) =>
      defect instanceof EntryLink.InvalidEntryLinkError ? Effect.fail(defect) : Effect.die(defect)
    )
  )

/** How often own results are read, in milliseconds. */
const resultsMillis = 2000

/**
 * Opens everything that a supplier's service needs, for as long as the scope is open: an inbox, a router that follows it and learns from
 * outcomes, entry links,
 * sessions and the ledger, over one database. It succeeds once the router has every survey that the inbox has.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { Exchange } from "@fieldwork/exchange"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * import { createSupply } from "@fieldwork/supply"
 *
 * const { apiKey, suppliers } = credentials.exchange
 * const sandbox = createSandbox()
 * const exchange = Exchange.make({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
 * const program = Effect.gen(function* () {
 *   const supply = yield* createSupply({ inbox: { store: ":memory:" }, exchange, supplierCode: suppliers[0] ?? "" })
 *   const opportunity = { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } }
 *   supply.router.apply({ opportunity })
 *   const { surveys } = yield* supply.match({ pid: "p-81", answers: {} })
 *   return surveys.map((match) => match.survey.survey_id)
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => [7]
 * ```
 * @throws {InvalidPolicyError} when the policy cannot be applied
 */
export const createSupply = Effect.fnUntraced(function* (
  options: SupplyOptions
): Effect.fn.Return<Supply, StoreError | CursorError | SettingsError, Scope.Scope> {
  const { exchange, maxLagMillis, policy, rank, supplierCode } = options
  const router = createRouter({ policy, rank })
  const inbox = "receive" in options.inbox ? options.inbox : yield* openSupplyInbox(options.inbox, options)
  const { opportunities, store } = inbox

  const results = yield* followOwnResults(store, router, resultsMillis)
  const follower = yield* follow({
    opportunities,
    router: {
      ...router,
      // The results in a survey that was deactivated are removed with it.
      apply: (survey) => {
        router.apply(survey)
        const own = results.of(survey.opportunity.survey_id)
        if (own !== undefined) router.setResults(survey.opportunity.survey_id, own)
      }
    }
  })

  const links = makeLinks({
    store,
    supplierLinks: exchange.supplierLinks,
    supplierCode,
    request: options.linkRequest,
    hash: options.linkHash
  })

  /** From the document in the store, which is always current. */
  const check: SessionsOptions["check"] = Effect.fnUntraced(function* (profile, surveyId, history) {
    const known = Option.getOrUndefined(yield* opportunities.get(surveyId))
    if (known === undefined) return undefined
    const now = new Date(yield* Clock.currentTimeMillis)
    const { groups, qualifications } = termsOf(known.opportunity)
    return {
      verdict: evaluate(known, profile, { history, policy, now }),
      survey_group_ids: groups,
      questions: qualifications.map(({ question }) => question)
    }
  })
  const sessions = makeSessions({ store, links, check, resumeMillis: options.resumeMillis })

  const match: Supply["match"] = Effect.fnUntraced(function* (profile, given = {}) {
    yield* readable(profile)
    const history = yield* sessions.history(profile.pid)
    return yield* follower.match(profile, { history, maxLagMillis, ...given })
  })
  const route = makeRoute({ links, sessions, match, linkMillis: options.linkMillis ?? 3000 })

  return {
    inbox,
    router,
    links,
    sessions,
    ledger: makeLedger(store, options.ledger),
    lagMillis: follower.lagMillis,
    subscribe: Effect.fnUntraced(function* ({ callback, opportunities }) {
      const supplier = { supplier_code: supplierCode }
      const body = { callback: `${callback}/opportunities`, include_quotas: true, opportunities }
      yield* exchange.opportunities.subscribe({ ...supplier, body })
      yield* exchange.outcomes.subscribe({ ...supplier, body: { callback: `${callback}/outcomes`, outcomes: [{}] } })
    }),
    match,
    why: Effect.fnUntraced(function* (profile, surveyId) {
      yield* readable(profile)
      const history = yield* sessions.history(profile.pid)
      const checked = yield* check(profile, surveyId, history)
      return checked?.verdict ?? router.why(profile, surveyId, { history })
    }),
    start: (profile, surveyId) =>
      Effect.andThen(readable(profile), linkable(profile, sessions.start(profile, surveyId))),
    route: (profile, { attempts = 5 } = {}) =>
      Effect.andThen(readable(profile), linkable(profile, route(profile, attempts))),
    returned: (url) => sessions.returned(url)
  }
})
