/**
 * Everything that the exchange remembers, wired together: sessions and the market change surveys, both streams are told.
 */
import type { Kernel } from "../kernel/Kernel.ts"
import type { Random } from "../kernel/Random.ts"
import * as Keys from "./Keys.ts"
import * as Market from "./market/Market.ts"
import * as Sessions from "./sessions/Sessions.ts"
import * as Deliveries from "./streams/Deliveries.ts"
import * as Opportunities from "./streams/Opportunities.ts"
import * as Outcomes from "./streams/Outcomes.ts"
import type { Link } from "./SupplierLinks.ts"
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
}

export const make = (kernel: Kernel): State => {
  const { clock } = kernel
  const random = kernel.random.fork("exchange")
  const keys = Keys.make(random)
  const deliveries = Deliveries.make(kernel, keys)
  const opportunities = Opportunities.make(clock, deliveries)
  const outcomes = Outcomes.make(clock, deliveries)
  const timeline: State["timeline"] = Timeline.make({
    clock,
    watched: () => !opportunities.isEmpty() || !outcomes.isEmpty(),
    perform: (event, time) => (event.tag === "session" ? sessions.perform(event, time) : market.perform(event, time))
  })
  const market = Market.make({ random, start: clock.now(), add: timeline.add, changed: opportunities.changed })
  const sessions = Sessions.make({
    random,
    add: timeline.add,
    surveyChanged: opportunities.changed,
    sessionChanged: outcomes.changed
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
    links: new Map()
  }
}
