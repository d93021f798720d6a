/**
 * The state of the exchange. Surveys are changed by the sessions and by the market, and the opportunities and outcomes streams are notified of the
 * changes.
 */
import type { Environment } from "../environment/Environment.ts"
import type { Random } from "../environment/Random.ts"
import type { Hashes } from "../platform/Platform.ts"
import type { BuyerSurvey } from "./buyer/BuyerSurvey.ts"
import * as Admission from "./entry/Admission.ts"
import * as Duplicates from "./entry/Duplicates.ts"
import * as Link from "./entry/EntryLink.ts"
import * as Postbacks from "./entry/Postbacks.ts"
import * as Keys from "./Keys.ts"
import { type MarketSize, defaultMarketSize } from "./market/Churn.ts"
import * as Market from "./market/Market.ts"
import * as Player from "./recordings/Player.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"
import * as Ids from "./sessions/SessionIds.ts"
import { toOutcome } from "./sessions/Outcome.ts"
import * as Sessions from "./sessions/Sessions.ts"
import * as SessionStore from "./sessions/SessionStore.ts"
import * as Truth from "./sessions/Ledger.ts"
import * as Deliveries from "./streams/Deliveries.ts"
import * as Opportunities from "./streams/Opportunities.ts"
import * as Outcomes from "./streams/Outcomes.ts"
import * as Timeline from "./Timeline.ts"

export interface ExchangeState {
  readonly random: Random
  /** The seed from which respondents are generated. */
  readonly respondentSeed: number
  readonly now: () => number
  readonly keys: Keys.Keys
  readonly hashes: Hashes
  /** Excludes the current request from snapshots. */
  readonly exclude: NonNullable<Environment["exclude"]>
  readonly deliveries: Deliveries.Deliveries
  readonly opportunities: Opportunities.OpportunityStream
  readonly outcomes: Outcomes.OutcomeStream
  readonly market: Market.Market
  readonly sessions: Sessions.Sessions
  readonly sessionStore: SessionStore.SessionStore
  readonly ledger: Truth.Ledger
  readonly ids: Ids.SessionIds
  readonly admit: Admission.Admit
  readonly duplicates: Duplicates.Duplicates
  readonly timeline: Timeline.Timeline<Market.MarketEvent | Sessions.SessionEvent>
  readonly links: Link.Links
  /** The entry links that send postbacks, each as the supplier code and the survey number with a space between them. */
  readonly trackers: Set<string>
  readonly postbacks: Postbacks.Postbacks
  readonly player: Player.Player
  /** The surveys that were created through the API, by survey number. */
  readonly buyerSurveys: Map<number, BuyerSurvey>
  readonly settings: ExchangeSettings
  readonly marketSize: MarketSize
}

/**
 * The number of live surveys above which a market is kept up to date even if nothing observes it. With more surveys, catching up on one hour of
 * events would take seconds.
 */
const largeMarket = 2_000

export const make = (
  environment: Environment,
  settings: ExchangeSettings,
  marketSize: MarketSize = defaultMarketSize
): ExchangeState => {
  const { clock } = environment
  const random = environment.random.fork("exchange")
  const respondentSeed = random.fork("people").integer(0, 4_294_967_295)
  const ids = Ids.make(random.fork("session ids").integer(0, 4_294_967_295))
  const { hashes, keyPair } = environment.platform
  const keys = Keys.make(random, keyPair)
  const deliveries = Deliveries.make(environment, keys, settings)
  const links = Link.make(random)
  // As long as any entry link sends postbacks, events must run as soon as they are due, even if there is no subscription.
  const trackers: ExchangeState["trackers"] = new Set()
  const postbacks = Postbacks.make(environment, ids)
  const surveyOf = (number: number) => market.find(number)
  const opportunities = Opportunities.make({ clock, deliveries, surveyOf, settings })
  const outcomes = Outcomes.make(clock, deliveries)
  const sessionStore = SessionStore.make()
  const ledger = Truth.make()
  const isWatched = () => !opportunities.isEmpty() || !outcomes.isEmpty() || trackers.size > 0
  const timeline: ExchangeState["timeline"] = Timeline.make({
    clock,
    watched: () => marketSize.size > largeMarket || isWatched(),
    perform: (event, time) => (event.tag === "session" ? sessions.perform(event) : market.perform(event, time))
  })
  const market = Market.make({
    random,
    size: marketSize,
    start: clock.now(),
    add: timeline.add,
    added: links.surveyAdded,
    changed: opportunities.changed,
    removed: (survey) => {
      opportunities.removed(survey)
      links.surveyRemoved(survey)
    }
  })
  const sessions: Sessions.Sessions = Sessions.make({
    random,
    store: sessionStore,
    ledger,
    add: timeline.add,
    surveyOf,
    surveyChanged: opportunities.changed,
    sessionChanged: (session, index) =>
      outcomes.changed(session.supplier, {
        outcome: toOutcome(ids, session, index),
        settled: (result, delivery) => sessions.recordResult(session.ordinal, index, result, delivery)
      }),
    ended: (session, statuses) => {
      const survey = market.find(session.survey)
      const link = survey && links.find(session.supplier, survey)
      if (link !== undefined) postbacks.send(link, session, statuses)
    }
  })
  const duplicates = Duplicates.make(sessionStore, market.groups)
  return {
    random,
    respondentSeed,
    now: clock.now,
    hashes,
    exclude: environment.exclude ?? (() => {}),
    keys,
    deliveries,
    opportunities,
    outcomes,
    market,
    sessions,
    sessionStore,
    ledger,
    ids,
    admit: Admission.make({ seed: respondentSeed, sessions, duplicates }),
    duplicates,
    timeline,
    links,
    trackers,
    postbacks,
    player: Player.make({ clock, deliveries, opportunities, outcomes }),
    buyerSurveys: new Map(),
    settings,
    marketSize
  }
}
