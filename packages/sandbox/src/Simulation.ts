/**
 * The state of a sandbox between two resets: the brand lift service and the exchange, which share a clock, and a journal of all external input, from
 * which a snapshot is restored.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type * as BrandLift from "./brand-lift/BrandLift.ts"
import * as BrandLiftSettings from "./brand-lift/BrandLiftSettings.ts"
import * as Journal from "./control/Journal.ts"
import type { Playback } from "./control/Playback.ts"
import type * as Exchange from "./exchange/Exchange.ts"
import { describeError } from "./exchange/streams/sendToReceiver.ts"
import type { MarketSize } from "./exchange/market/Churn.ts"
import * as ExchangeSettings from "./exchange/ExchangeSettings.ts"
import * as Faults from "./http/Faults.ts"
import type { Incoming, Outgoing } from "./http/Message.ts"
import * as RateLimit from "./http/RateLimit.ts"
import { untilAborted } from "./http/Respond.ts"
import * as Clock from "./environment/Clock.ts"
import type { Environment } from "./environment/Environment.ts"
import * as Random from "./environment/Random.ts"
import type { Platform } from "./platform/Platform.ts"

/** The functions that create the brand lift service and the exchange. A browser bundle may replace one of them with a stub. */
export interface Services {
  readonly brandLift: typeof BrandLift.make
  readonly exchange: typeof Exchange.make
}

export interface SimulationOptions {
  readonly send: Environment["send"]
  readonly wallClock: () => number
  readonly brandLift: Partial<BrandLiftSettings.BrandLiftSettings>
  readonly exchange: Partial<ExchangeSettings.ExchangeSettings>
  readonly rateLimit: Partial<RateLimit.RateLimitSettings>
  readonly corrections: ReadonlyArray<Corrections>
  readonly platform: Platform
  readonly services: Services
}

/** The initial state of a simulation. Simulations that are created with equal initial states behave identically. */
export interface InitialState {
  readonly seed: number
  /** The virtual time at which the simulation starts, in milliseconds since 1970. */
  readonly start: number
  readonly market: MarketSize
}

/** Returns the recorded response to a callback, or rejects with the recorded error. */
const play = async (playback: Pick<Playback, "respond">, callback: number): Promise<Response> => {
  const response = await playback.respond(callback)
  if (typeof response === "string") throw new Error(response)
  return new Response(null, { status: response })
}

/**
 * Creates the initial state. While a snapshot is being restored, `recorded` provides the responses to callbacks and no callbacks are sent.
 */
export const createSimulation = (
  { market, seed, start }: InitialState,
  options: SimulationOptions,
  recorded?: Pick<Playback, "respond">
) => {
  const faults = Faults.make()
  const clock = Clock.make(start)
  const journal = Journal.make(clock)
  let playback = recorded

  /** Sends a callback. Fails if the simulation has been discarded, because its callbacks do not concern the current state. */
  const sendLive: Environment["send"] = async (request) => {
    if (clock.hasEnded()) throw new Error("The sandbox has been reset or restored.")
    return options.send(request)
  }

  const send: Environment["send"] = async (request) => {
    const { finish, index } = journal.sending()
    try {
      // A receiver that never responds must not keep the callback in the journal as being sent, so an abort ends the wait.
      const response = await (playback === undefined
        ? untilAborted(sendLive(request), request.signal)
        : play(playback, index))
      finish(response.status)
      return response
    } catch (cause) {
      finish(describeError(cause))
      throw cause
    }
  }

  /** Sends a callback from a recording, except while a snapshot is being restored. */
  const sendRecording: Environment["send"] = async (request) =>
    playback === undefined ? sendLive(request) : new Response()

  const { wallClock } = options
  const settings = {
    ...BrandLiftSettings.defaults,
    ...options.brandLift,
    ...ExchangeSettings.defaults,
    ...options.exchange,
    ...RateLimit.defaults,
    ...options.rateLimit
  }
  const rateLimit = RateLimit.make(settings, wallClock)
  /** Applies the rate limit. The journal contains only accepted requests, so they are accepted again when a snapshot is restored. */
  const limit: RateLimit.RateLimit = (incoming) => {
    const seconds = playback === undefined ? rateLimit(incoming) : undefined
    if (seconds !== undefined) journal.withdraw(incoming)
    return seconds
  }
  const environment: Environment = {
    clock,
    random: Random.make(seed),
    wallClock,
    send,
    sendRecording,
    exclude: journal.withdraw,
    include: journal.call,
    platform: options.platform,
    limit,
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
    /** Ends the playback of recorded responses. From then on, callbacks are sent to their receivers. */
    goLive: () => {
      playback = undefined
    },
    /** Returns the response of the service to which the path belongs. Must not be called for a path of the control API. */
    respond: (incoming: Incoming): Outgoing | Promise<Outgoing> => {
      const service = brandLift.owns(incoming.path) ? brandLift : exchange
      return service.api.handle(incoming) ?? service.unknownPath(incoming)
    }
  }
}

export type Simulation = ReturnType<typeof createSimulation>

/**
 * Checks whether a request may change the simulation. A GET request can change it in two cases: entry links are opened with GET, and any request can
 * use up an injected fault. The handler of any other GET request that changes the simulation calls `include` of the environment.
 */
const mayChange = ({ method, path }: Incoming, { faults }: Simulation): boolean =>
  method !== "GET" || path.startsWith("/s/") || faults.list().length > 0

/**
 * Checks whether a request is excluded from the journal. Requests that advance the clock or replace the simulation are excluded. Requests that
 * concern recordings of callbacks from the real exchange are excluded too, because recordings may contain other people's data.
 */
const isExcluded = (path: string): boolean =>
  /^\/__sandbox\/(clock|reset|restore|snapshot|scenarios|recordings)(\/|$)/.test(path)

/** Adds a request to the journal if it must be replayed when a snapshot is restored. */
export const recordRequest = (simulation: Simulation, incoming: Incoming): void => {
  if (mayChange(incoming, simulation) && !isExcluded(incoming.path)) simulation.journal.call(incoming)
}
