/** One sandbox from its start to its reset: both services on one clock, and the journal of external input. */
import type { Corrections } from "@fieldwork/specs/corrections"
import type * as BrandLift from "./brand-lift/BrandLift.ts"
import * as BrandLiftSettings from "./brand-lift/Settings.ts"
import * as Journal from "./control/Journal.ts"
import type { Snapshot } from "./control/schema.gen.ts"
import type * as Exchange from "./exchange/Exchange.ts"
import type { MarketSize } from "./exchange/market/Churn.ts"
import * as ExchangeSettings from "./exchange/Settings.ts"
import * as Faults from "./http/Faults.ts"
import type { Incoming, Outgoing } from "./http/Message.ts"
import * as RateLimit from "./http/RateLimit.ts"
import * as Clock from "./environment/Clock.ts"
import type { Environment } from "./environment/Environment.ts"
import * as Random from "./environment/Random.ts"
import type { Platform } from "./platform/Platform.ts"

/** The constructors of both services. A browser bundle may replace one of them by a stub. */
export interface Services {
  readonly brandLift: typeof BrandLift.make
  readonly exchange: typeof Exchange.make
}

export interface Options {
  readonly send: Environment["send"]
  readonly wallClock: () => number
  readonly brandLift: Partial<BrandLiftSettings.Settings>
  readonly exchange: Partial<ExchangeSettings.Settings>
  readonly rateLimit: Partial<RateLimit.Settings>
  readonly corrections: ReadonlyArray<Corrections>
  readonly platform: Platform
  readonly services: Services
}

/** The initial state of a simulation. Equal values give equal simulations. */
export interface Beginning {
  readonly seed: number
  /** The virtual time at the start. */
  readonly start: number
  readonly market: MarketSize
}

/** The recorded responses of receivers that replace sending while a snapshot is restored. */
type Playback = Iterator<number | string, undefined>

const play = (responses: Playback): number | string => responses.next().value ?? 200

export const build = ({ market, seed, start }: Beginning, options: Options, responses?: Snapshot["responses"]) => {
  const journal = Journal.make()
  const faults = Faults.make()
  const clock = Clock.make(start)
  let playback: Playback | undefined = responses?.values()

  const send: Environment["send"] = async (request) => {
    const recordResponse = journal.sending()
    try {
      const given = playback === undefined ? undefined : play(playback)
      if (typeof given === "string") throw new Error(given)
      const response = given === undefined ? await options.send(request) : new Response(null, { status: given })
      recordResponse(response.status)
      return response
    } catch (cause) {
      recordResponse(cause instanceof Error ? cause.message : String(cause))
      throw cause
    }
  }

  const { wallClock } = options
  const settings = {
    ...BrandLiftSettings.usual,
    ...options.brandLift,
    ...ExchangeSettings.usual,
    ...options.exchange,
    ...RateLimit.usual,
    ...options.rateLimit
  }
  const environment: Environment = {
    clock,
    random: Random.make(seed),
    wallClock,
    send,
    platform: options.platform,
    limit: RateLimit.make(settings, wallClock),
    corrections: options.corrections,
    faults: { waiting: faults, clocks: { now: clock.now, wallClock } }
  }
  const brandLift = options.services.brandLift(environment, settings)
  const exchange = options.services.exchange(environment, settings, market)
  return {
    seed,
    start,
    market,
    environment,
    faults,
    journal,
    settings,
    brandLift,
    exchange,
    /** Sends callbacks for real from now on. */
    goLive: () => {
      playback = undefined
    },
    /** Responds as the services would, without the control API. */
    respond: (incoming: Incoming): Outgoing | Promise<Outgoing> => {
      const service = brandLift.owns(incoming.path) ? brandLift : exchange
      return service.api.handle(incoming) ?? service.unknownPath(incoming)
    }
  }
}

export type Simulation = ReturnType<typeof build>

/** Entry links are opened with GET, and a GET request can use up a fault. */
const mayChange = ({ method, path }: Incoming, { faults }: Simulation): boolean =>
  method !== "GET" || path.startsWith("/s/") || faults.list().length > 0

/**
 * Requests that advance the clock or replace the simulation are not recorded. Neither are recordings, which contain the
 * data of others.
 */
const isMeta = (path: string): boolean =>
  /^\/__sandbox\/(clock|reset|restore|snapshot|scenarios|recordings)(\/|$)/.test(path)

/** Records the request if a snapshot needs it. */
export const record = (simulation: Simulation, incoming: Incoming): void => {
  if (mayChange(incoming, simulation) && !isMeta(incoming.path))
    simulation.journal.call(incoming, simulation.environment.clock.now())
}
