/**
 * One sandbox from its start to its reset: both services on one clock, with what has come from outside taken down.
 */
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

/** A browser takes one of the two, and a stand-in for the other. */
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

/** What a simulation begins with: the same begins the same. */
export interface Beginning {
  readonly seed: number
  /** Virtual time. */
  readonly start: number
  readonly market: MarketSize
}

/** Answers of receivers that stand in for sending while a snapshot is played. */
type Playback = Iterator<number | string, undefined>

const play = (answers: Playback): number | string => answers.next().value ?? 200

export const build = ({ market, seed, start }: Beginning, options: Options, answers?: Snapshot["answers"]) => {
  const journal = Journal.make()
  const faults = Faults.make()
  const clock = Clock.make(start)
  let playback: Playback | undefined = answers?.values()

  const send: Environment["send"] = async (request) => {
    const answered = journal.sending()
    try {
      const given = playback === undefined ? undefined : play(playback)
      if (typeof given === "string") throw new Error(given)
      const response = given === undefined ? await options.send(request) : new Response(null, { status: given })
      answered(response.status)
      return response
    } catch (cause) {
      answered(cause instanceof Error ? cause.message : String(cause))
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
    /** From now on callbacks are really sent. */
    goLive: () => {
      playback = undefined
    },
    /** As the services would, without the control API. */
    answer: (incoming: Incoming): Outgoing | Promise<Outgoing> => {
      const service = brandLift.owns(incoming.path) ? brandLift : exchange
      return service.api.handle(incoming) ?? service.unknownPath(incoming)
    }
  }
}

export type Simulation = ReturnType<typeof build>

/** Entry links are opened with GET, and a GET that meets a fault uses it up. */
const mayChange = ({ method, path }: Incoming, { faults }: Simulation): boolean =>
  method !== "GET" || path.startsWith("/s/") || faults.list().length > 0

/**
 * What moves the clock or replaces the simulation is not part of what happened in it; nor are recordings, which hold other people's data.
 */
const isMeta = (path: string): boolean =>
  /^\/__sandbox\/(clock|reset|restore|snapshot|scenarios|recordings)(\/|$)/.test(path)

/** Takes the call down when a snapshot needs it. */
export const record = (simulation: Simulation, incoming: Incoming): void => {
  if (mayChange(incoming, simulation) && !isMeta(incoming.path))
    simulation.journal.call(incoming, simulation.environment.clock.now())
}
