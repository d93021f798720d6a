/**
 * The brand lift service and the exchange at one address, in one process and on one virtual clock. This module is shared by Node and the browser.
 *
 * Requests and replies are plain values. The server and the in-process `fetch` only convert them.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type { BrandLiftSettings } from "./brand-lift/BrandLiftSettings.ts"
import type { Translate } from "./corrections/Translation.ts"
import * as Control from "./control/Control.ts"
import * as ClockRate from "./environment/ClockRate.ts"
import { type MarketSize, defaultMarketSize } from "./exchange/market/Churn.ts"
import type { ExchangeSettings } from "./exchange/ExchangeSettings.ts"
import * as Delay from "./http/Delay.ts"
import type { Encoded, Incoming, Outgoing } from "./http/Message.ts"
import type { RateLimitSettings } from "./http/RateLimit.ts"
import { toResponse, untilAborted } from "./http/Respond.ts"
import type { Platform } from "./platform/Platform.ts"
import { replaySnapshot } from "./replaySnapshot.ts"
import { createSimulation, recordRequest, type Services, type Simulation } from "./Simulation.ts"

/** The options for the initial state and the behaviour of a sandbox. Without options, every sandbox behaves the same. */
export interface InProcessOptions {
  /** The seed. The same seed, start time and requests result in the same response bodies. Default: 1. */
  readonly seed?: number
  /** The start of the virtual clock. An invalid `Date` is rejected with a `RangeError`. Default: 2026-01-05T00:00:00Z, a Monday. */
  readonly start?: Date
  /** The function that sends callbacks. Default: the global `fetch`. Pass your app's request handler to test callbacks without opening a port. */
  readonly send?: (request: Request) => Promise<Response>
  /** Returns the real time in milliseconds, for the timestamps in signatures. Default: `Date.now`. */
  readonly wallClock?: () => number
  /** The settings of the brand lift service, for behaviour that its API document does not specify. */
  readonly brandLift?: Partial<BrandLiftSettings>
  /** The settings of the exchange, for behaviour that its API document does not specify. */
  readonly exchange?: Partial<ExchangeSettings>
  /**
   * The rate limit of each credential across the brand lift service and the exchange: requests per second, and requests in a burst. Default: no
   * limit.
   */
  readonly rateLimit?: Partial<RateLimitSettings>
  /**
   * The number of surveys in the market and how often they change. A market of size 0 contains only surveys that you publish or create. A size that
   * is not an integer of at least 0 is rejected with a `RangeError`. Default: about 180 surveys that change rarely.
   */
  readonly market?: Partial<MarketSize>
  /**
   * The real-time timers, which delay replies with an injected latency and advance the clock at its rate. Pass your own timers to test either
   * behaviour.
   */
  readonly timers?: ClockRate.Timers
}

/** A sandbox in the current process: the brand lift service and the exchange at one address and on one virtual clock. */
export interface InProcessSandbox {
  /** Responds to a request as the brand lift service or the exchange would, without opening a port. Pass this function to a client as its `fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** Handles a request whose body has already been read. The HTTP server uses this function. */
  readonly handle: (incoming: Incoming) => Encoded | Promise<Encoded>
  /** Returns the virtual time. */
  readonly now: () => Date
  /**
   * Advances the virtual clock, and waits for all events that become due, including callbacks. Rejects with a `RangeError` if the amount is not a
   * number or leads beyond the times that a `Date` can represent.
   */
  readonly advance: (amount: {
    readonly days?: number
    readonly hours?: number
    readonly seconds?: number
  }) => Promise<void>
  /** Makes the virtual clock follow real time at a rate in virtual seconds per real second. The initial rate is 0, which stops the clock. */
  readonly setClockRate: (rate: number) => void
}

/** The parts of a sandbox that differ between the entry points for Node and for the browser. */
export interface EntryPointParts {
  readonly platform: Platform
  readonly services: Services
  /** The differences between the services and their API documents. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** Translates requests and replies for services that differ from their API documents. Undefined if there are none. */
  readonly translate?: Translate | undefined
}

const defaultStart = Date.UTC(2026, 0, 5)

/** The reply for the root path, which neither service uses. It redirects a browser to the console. */
const toPage: Outgoing = { status: 302, body: undefined, headers: { location: "/__sandbox/" } }

/** Creates a sandbox in its initial state. */
export const makeInProcess = (options: InProcessOptions, parts: EntryPointParts): InProcessSandbox => {
  const timers = options.timers ?? ClockRate.realTimers
  const simulationOptions = {
    send: options.send ?? ((request: Request) => fetch(request)),
    wallClock: options.wallClock ?? Date.now,
    brandLift: options.brandLift ?? {},
    exchange: options.exchange ?? {},
    rateLimit: options.rateLimit ?? {},
    corrections: parts.corrections ?? [],
    platform: parts.platform,
    services: parts.services
  }
  let simulation: Simulation = createSimulation(
    {
      seed: options.seed ?? 1,
      start: options.start?.getTime() ?? defaultStart,
      market: { ...defaultMarketSize, ...options.market }
    },
    simulationOptions
  )
  const delay = Delay.make(() => simulation.environment.clock, timers)

  const replace = (next: Simulation) => {
    simulation.environment.clock.end()
    simulation = next
    delay.release()
  }

  const advance = (milliseconds: number) => {
    const { clock } = simulation.environment
    return clock.runTo(clock.now() + milliseconds)
  }
  const clockRate = ClockRate.make(advance, timers)

  /**
   * The latest reset or restore. Resets and restores run in the order in which they were requested. Each one builds the new simulation in full before
   * it replaces the current simulation, so the current simulation is kept if building fails.
   */
  let replacing: Promise<void> = Promise.resolve()

  const replaceWith = (build: () => Simulation | Promise<Simulation>): Promise<void> => {
    const mine = replacing.then(async () => replace(await build()))
    replacing = mine.catch(() => {})
    return mine
  }

  const control = Control.make({
    simulation: () => simulation,
    journal: () => simulation.journal,
    files: parts.platform.files,
    clockRate,
    reset: (initialState) =>
      replaceWith(() => {
        const { market, seed, start } = simulation
        return createSimulation({ market, seed, start, ...initialState }, simulationOptions)
      }),
    restore: async (snapshot) => {
      await replaceWith(() => replaySnapshot(snapshot, simulationOptions))
      // Setting the rate again restarts the measurement of real time, so the duration of the replay does not advance the restored clock.
      clockRate.set(clockRate.rate())
    }
  })

  const respond = (incoming: Incoming): Outgoing | Promise<Outgoing> => {
    if (incoming.path === "/" && incoming.method === "GET") return toPage
    recordRequest(simulation, incoming)
    return Control.owns(incoming.path) ? control.handle(incoming) : simulation.respond(incoming)
  }

  const handleDocumented = (incoming: Incoming): Encoded | Promise<Encoded> => {
    const reply = respond(incoming)
    return reply instanceof Promise ? reply.then(delay.finish) : delay.finish(reply)
  }

  const { translate } = parts
  const handleCorrected = (incoming: Incoming, translation: Translate): Encoded | Promise<Encoded> => {
    const { finish, incoming: documented } = translation(incoming)
    const reply = handleDocumented(documented)
    return reply instanceof Promise ? reply.then(finish) : finish(reply)
  }
  const handle: InProcessSandbox["handle"] =
    translate === undefined ? handleDocumented : (incoming) => handleCorrected(incoming, translate)

  return {
    handle,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const message = {
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        search: url.search.slice(1),
        headers: Object.fromEntries(request.headers),
        body: new Uint8Array(await request.arrayBuffer()),
        origin: url.origin
      }
      const { signal } = request
      return toResponse(await untilAborted(Promise.resolve(handle(message)), signal), signal)
    },
    now: () => new Date(simulation.environment.clock.now()),
    advance: ({ days = 0, hours = 0, seconds = 0 }) =>
      advance(Math.round(((days * 24 + hours) * 3600 + seconds) * 1000)),
    setClockRate: clockRate.set
  }
}
