/**
 * Everything that the exchange remembers, wired together: sessions and the market change surveys, both streams are told.
 */
import type { OwnSurvey } from "./buyer/OwnSurvey.ts"
import * as Postbacks from "./entry/Postbacks.ts"
import * as Visits from "./entry/Visits.ts"
import type { Environment } from "../environment/Environment.ts"
import type { Random } from "../environment/Random.ts"
import * as Keys from "./Keys.ts"
import * as Market from "./market/Market.ts"
import type { Settings } from "./Settings.ts"
import * as Sessions from "./sessions/Sessions.ts"
import * as Deliveries from "./streams/Deliveries.ts"
import * as Opportunities from "./streams/Opportunities.ts"
import * as Outcomes from "./streams/Outcomes.ts"
import { type Link, nameOf } from "./entry/Link.ts"
import * as Timeline from "./Timeline.ts"

export interface State {
  readonly random: Random
  readonly now: () => number
  readonly keys: Keys.Keys
  readonly deliveries: Deliveries.Deliveries
  readonly opportunities: Opportunities.OpportunityStream
  readonly outcomes: Outcomes.OutcomeStream
  readonly market: Market.Market
  readonly sessions: Sessions.Sessions
  readonly timeline: Timeline.Timeline<Market.MarketEvent | Sessions.SessionEvent>
  /** By supplier code and survey number. */
  readonly links: Map<string, Link>
  /** By the `SID` of a live link or a test link. */
  readonly doors: Map<string, Link>
  /** Names of the links that report by themselves. */
  readonly trackers: Set<string>
  readonly postbacks: Postbacks.Postbacks
  readonly visits: Visits.Visits
  /** By survey number: those created through the API. */
  readonly ownSurveys: Map<number, OwnSurvey>
  readonly settings: Settings
}

export const make = (environment: Environment, settings: Settings): State => {
  const { clock } = environment
  const random = environment.random.fork("exchange")
  const keys = Keys.make(random)
  const deliveries = Deliveries.make(environment, keys, settings)
  const links: State["links"] = new Map()
  // Postbacks leave as respondents do, whether anybody has subscribed or not.
  const trackers: State["trackers"] = new Set()
  const postbacks = Postbacks.make(environment)
  const opportunities = Opportunities.make(clock, deliveries)
  const outcomes = Outcomes.make(clock, deliveries)
  const timeline: State["timeline"] = Timeline.make({
    clock,
    watched: () => !opportunities.isEmpty() || !outcomes.isEmpty() || trackers.size > 0,
    perform: (event, time) => (event.tag === "session" ? sessions.perform(event, time) : market.perform(event, time))
  })
  const market = Market.make({ random, start: clock.now(), add: timeline.add, changed: opportunities.changed })
  const sessions = Sessions.make({
    random,
    add: timeline.add,
    surveyChanged: opportunities.changed,
    sessionChanged: outcomes.changed,
    ended: (session) => {
      const link = links.get(nameOf(session.supplier, session.survey.number))
      if (link !== undefined) postbacks.fire(link, session)
    }
  })
  return {
    random,
    now: clock.now,
    keys,
    deliveries,
    opportunities,
    outcomes,
    market,
    sessions,
    timeline,
    links,
    doors: new Map(),
    trackers,
    postbacks,
    visits: Visits.make(),
    ownSurveys: new Map(),
    settings
  }
}
