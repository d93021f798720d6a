/**
 * Creates a supply service that uses one database. The service consists of an inbox, a router, entry links, sessions and the ledger. The router is
 * updated with the surveys in the inbox, and its ranking with the outcomes.
 */
import type { ApiError, EntryLink } from "@fieldwork/exchange"
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
import { warnIfIncomplete } from "../ledger/needsRebuild.ts"
import { type LinkError, type Links, makeLinks } from "../links/Links.ts"
import { follow } from "../router/follow.ts"
import { logSurveyFailure } from "../router/logSurveyFailure.ts"
import { createRouter, type Matches, type MatchOptions, type Router } from "../router/Router.ts"
import type { StaleIndexError } from "../router/StaleIndexError.ts"
import { makeSessions, type Sessions, type SessionsOptions } from "../sessions/Sessions.ts"
import type { ReturnResult, RouteResult, StartResult } from "../sessions/SessionTypes.ts"
import type { SupplyExchange } from "./Exchange.ts"
import type { InboxSettings } from "./InboxSettings.ts"
import { subscribe } from "../subscription/subscribe.ts"
import type { SubscriptionExistsError } from "../subscription/SubscriptionExistsError.ts"
import { linkable } from "./linkable.ts"
import { openSupplyInbox } from "./OpenInbox.ts"
import { followOwnResults } from "./OwnResults.ts"
import type { Readiness } from "./Readiness.ts"
import { readinessOf } from "./readinessOf.ts"
import { makeRoute } from "./Route.ts"
import { fetchAgain } from "./subscriptionKeys.ts"
import type { RouteOptions, Subscribe, SupplySettings } from "./SupplySettings.ts"

/** The options for a supply service: its inbox, its exchange client and its settings. */
export interface SupplyOptions extends SupplySettings {
  /** The settings of an inbox that the service opens, or an open inbox whose store contains the projections from `supplyProjections()`. */
  readonly inbox: InboxSettings | Inbox["Service"]
  /** The exchange client, as returned by `Exchange.make(…)`. */
  readonly exchange: SupplyExchange
}

/** A supply service. */
export interface Supply {
  /** The inbox. Its methods `receive` and `listen` receive the callbacks from the exchange. */
  readonly inbox: Inbox["Service"]
  /** The router, which keeps all surveys in memory and is updated from the inbox. */
  readonly router: Router
  /** The entry links of the supplier. */
  readonly links: Links
  /** The respondents' sessions. */
  readonly sessions: Sessions
  /** The supplier's revenue according to the outcomes in the inbox. */
  readonly ledger: Ledger
  /** The time in milliseconds since the router was last up to date with the inbox. */
  readonly lagMillis: Effect.Effect<number>
  /**
   * Returns whether the service accepts callbacks and whether its router is up to date with the received callbacks, for health checks. The service
   * is not ready if it has no key to verify callbacks with, if a callback could not be accepted within the last ten seconds, or if the router is
   * more than five seconds behind.
   */
  readonly readiness: Effect.Effect<Readiness, StoreError>
  /**
   * Subscribes to opportunities and outcomes, or replaces the subscriptions that send callbacks to the same URLs. The subscription to opportunities
   * requests the qualifications and quotas of each survey, because without them every respondent would appear to qualify. Fails with
   * `SubscriptionExistsError` and changes nothing if a subscription sends callbacks to another URL, unless `replace` is `true`.
   */
  readonly subscribe: (options: Subscribe) => Effect.Effect<void, ApiError | SubscriptionExistsError>
  /** Returns the surveys for which the respondent is eligible, best first, based on the respondent's profile and earlier entries. */
  readonly match: (
    profile: Profile,
    options?: MatchOptions
  ) => Effect.Effect<Matches, InvalidProfileError | StaleIndexError | StoreError>
  /**
   * Returns the verdict on a survey with all reasons, based on the respondent's profile and earlier entries. Returns undefined if neither the inbox
   * nor the router contains the survey.
   */
  readonly why: (
    profile: Profile,
    surveyId: number
  ) => Effect.Effect<Verdict | undefined, InvalidProfileError | StoreError>
  /**
   * Checks whether the respondent may enter the survey. If so, records the entry and returns the URL to which to redirect the respondent. Otherwise,
   * returns the verdict.
   */
  readonly start: (
    profile: Profile,
    surveyId: number
  ) => Effect.Effect<StartResult, InvalidProfileError | InvalidEntryLinkError | LinkError>
  /**
   * Returns the open session of the respondent. If there is none, or its entry link cannot be obtained, enters the respondent into the best survey
   * that accepts them. Fails with a link error only if no other survey accepted the respondent.
   */
  readonly route: (
    profile: Profile,
    options?: RouteOptions
  ) => Effect.Effect<RouteResult, InvalidProfileError | InvalidEntryLinkError | StaleIndexError | LinkError>
  /**
   * Reads the URL to which a respondent returned, and returns the session. The status in the URL is only a hint, because the signed outcome is
   * authoritative. Returns undefined if the session is unknown.
   */
  readonly returned: (url: string | URL) => Effect.Effect<ReturnResult | undefined, StoreError>
}

/** Fails if the profile is invalid. Called before any work that depends on the profile. */
const readable = (profile: Profile): Effect.Effect<void, InvalidProfileError> =>
  Effect.try({
    try: () => void knownAnswers(profile, undefined, 0),
    catch: (cause) => cause as InvalidProfileError
  })

type InvalidEntryLinkError = EntryLink.InvalidEntryLinkError

/** The interval in milliseconds at which the results of the supplier's own respondents are read. */
const resultsMillis = 2000

/** The default for `pendingMillis`, in milliseconds. */
const defaultPendingMillis = 3_600_000

/**
 * Opens a supply service that uses one database. The service consists of an inbox, a router, entry links, sessions and the ledger, and is closed when
 * the scope closes. The router is updated with the surveys in the inbox, and its ranking with the outcomes. Succeeds once the router contains all
 * surveys in the inbox. Fails with a `StoreError` whose reason is `ProjectionMismatchError` if the store has other settings of the ledger with the same
 * `version`, a newer version, or projections that this program does not contain.
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
 * @throws {InvalidPolicyError} if the policy is invalid
 */
export const createSupply = Effect.fnUntraced(function* (
  options: SupplyOptions
): Effect.fn.Return<Supply, StoreError | CursorError | SettingsError, Scope.Scope> {
  const { exchange, maxLagMillis, policy, rank, supplierCode } = options
  const log = Effect.runSyncWith(yield* Effect.context())
  const router = createRouter({
    policy,
    rank,
    onRankFailure: (failure) => log(logSurveyFailure("The ranking failed for a survey, which is withheld", failure))
  })
  const { inbox, keys } =
    "receive" in options.inbox
      ? { inbox: options.inbox, keys: undefined }
      : yield* openSupplyInbox(options.inbox, options)
  const { opportunities, store } = inbox
  // Without this check, the store would refuse the projectors, and the router would offer surveys that are no longer live.
  yield* store.requireProjections
  yield* warnIfIncomplete(store)

  const results = yield* followOwnResults(store, router, {
    payable: options.ledger?.payable,
    pollMillis: resultsMillis,
    pendingMillis: options.pendingMillis ?? defaultPendingMillis
  })
  const follower = yield* follow({
    opportunities,
    router: {
      ...router,
      // If a survey is removed from the router, its results are also removed. The results are set again in case the survey was reactivated.
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

  /** Checks the respondent against the survey document in the store, which is always current, and not against the router, which may lag behind. */
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
  const recorded = makeSessions({ store, links, check, resumeMillis: options.resumeMillis })
  const sessions: Sessions = {
    ...recorded,
    // The ranking takes a new entry into account at once, because many respondents may enter a survey before the entries are read again.
    start: (profile, surveyId, given) =>
      Effect.tap(recorded.start(profile, surveyId, given), (started) =>
        started._tag === "Entered" && !started.isResumed ? results.entered(profile.pid, surveyId) : Effect.void
      )
  }

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
    readiness: readinessOf({ inbox, keys, lagMillis: follower.lagMillis }),
    // Before the first subscription, the exchange has no keys for the supplier.
    subscribe: (wanted) =>
      Effect.andThen(subscribe(exchange, supplierCode, wanted), keys === undefined ? Effect.void : fetchAgain(keys)),
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
