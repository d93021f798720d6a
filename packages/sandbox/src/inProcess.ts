/**
 * Both services behind one address, in one process, on one virtual clock: the part that is the same on Node and in a
 * browser.
 *
 * Requests and replies are values. The server and the in-process `fetch` only convert them.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type { Settings as BrandLiftSettings } from "./brand-lift/Settings.ts"
import type { Translate } from "./corrections/Corrected.ts"
import * as Control from "./control/Control.ts"
import { toIncoming } from "./control/Journal.ts"
import type { Snapshot } from "./control/schema.gen.ts"
import * as ClockRate from "./environment/ClockRate.ts"
import { type MarketSize, usualSize } from "./exchange/market/Churn.ts"
import type { Settings as ExchangeSettings } from "./exchange/Settings.ts"
import * as Delay from "./http/Delay.ts"
import type { Encoded, Incoming, Outgoing } from "./http/Message.ts"
import type { Settings as RateLimitSettings } from "./http/RateLimit.ts"
import { toResponse, untilAborted } from "./http/Respond.ts"
import type { Platform } from "./platform/Platform.ts"
import { build, record, type Services, type Simulation } from "./Simulation.ts"

/** Options of the initial state and the behaviour. A sandbox without options always behaves the same. */
export interface InProcessOptions {
  /** The seed. The same seed, start and requests give the same bodies. Default 1. */
  readonly seed?: number
  /** The start of the virtual clock. Default 2026-01-05T00:00:00Z, a Monday. */
  readonly start?: Date
  /** Sends callbacks. Default: the global `fetch`. Pass your own app's handler to test without a port. */
  readonly send?: (request: Request) => Promise<Response>
  /** Real time in milliseconds, for the timestamp of signatures. Default `Date.now`. */
  readonly wallClock?: () => number
  /** The settings of the brand lift service, for choices that its document leaves open. */
  readonly brandLift?: Partial<BrandLiftSettings>
  /** The settings of the exchange, for choices that its document leaves open. */
  readonly exchange?: Partial<ExchangeSettings>
  /** A limit on requests per second, for both services. Default: none. */
  readonly rateLimit?: Partial<RateLimitSettings>
  /** The number of surveys in the market, and how often they change. Default: about 180 with few changes. */
  readonly market?: Partial<MarketSize>
  /** Timers of real time, for the latency of faults and the rate of the clock. Pass your own to test either. */
  readonly timers?: ClockRate.Timers
}

/** Both services behind one address, in one process, on one virtual clock. */
export interface InProcessSandbox {
  /** Responds as the services would, without a port. Pass it to a client as its `fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** The same for a request whose body has been read. The server uses it. */
  readonly handle: (incoming: Incoming) => Encoded | Promise<Encoded>
  /** The virtual time. */
  readonly now: () => Date
  /** Advances the virtual clock and waits for everything that becomes due, including deliveries. */
  readonly advance: (amount: {
    readonly days?: number
    readonly hours?: number
    readonly seconds?: number
  }) => Promise<void>
  /** Makes the clock follow real time with this many virtual seconds per real second. 0, the default, stops it. */
  readonly pace: (rate: number) => void
}

/** The parts that each entry point of the package provides. */
export interface Dependencies {
  readonly platform: Platform
  readonly services: Services
  /** The differences of the services from their documents. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** Translates requests and replies by the corrections. Undefined if there are none. */
  readonly translate?: Translate | undefined
}

const defaultStart = Date.UTC(2026, 0, 5)

/** The address of recorded requests that contain none. */
const nowhere = "http://sandbox"

/** Neither service uses the root path, so a browser is redirected to the console. */
const toPage: Outgoing = { status: 302, body: undefined, headers: { location: "/__sandbox/" } }

/** Creates a sandbox in its initial state. */
export const makeInProcess = (options: InProcessOptions, parts: Dependencies): InProcessSandbox => {
  const timers = options.timers ?? ClockRate.realTimers
  const given = {
    send: options.send ?? ((request: Request) => fetch(request)),
    wallClock: options.wallClock ?? Date.now,
    brandLift: options.brandLift ?? {},
    exchange: options.exchange ?? {},
    rateLimit: options.rateLimit ?? {},
    corrections: parts.corrections ?? [],
    platform: parts.platform,
    services: parts.services
  }
  let simulation: Simulation = build(
    {
      seed: options.seed ?? 1,
      start: options.start?.getTime() ?? defaultStart,
      market: { ...usualSize, ...options.market }
    },
    given
  )
  const delay = Delay.make(() => simulation.environment.clock, timers)

  const replace = (next: Simulation) => {
    simulation.environment.clock.clear()
    simulation = next
    delay.release()
  }

  const advance = (milliseconds: number) => {
    const { clock } = simulation.environment
    return clock.runTo(clock.now() + milliseconds)
  }
  const clockRate = ClockRate.make(advance, timers)

  const restore = async ({ responses = [], calls, market = usualSize, now, seed, start }: Snapshot) => {
    const rate = clockRate.rate()
    clockRate.set(0)
    const next = build({ seed, start: Date.parse(start), market }, given, responses)
    replace(next)
    for (const call of calls) {
      await next.environment.clock.runTo(Date.parse(call.at))
      await respond(toIncoming(call, nowhere))
    }
    await next.environment.clock.runTo(Date.parse(now))
    next.goLive()
    clockRate.set(rate)
  }

  const control = Control.make({
    simulation: () => simulation,
    journal: () => simulation.journal,
    files: parts.platform.files,
    clockRate,
    reset: ({ market = simulation.market, seed = simulation.seed, start = simulation.start }) =>
      replace(build({ seed, start, market }, given)),
    restore
  })

  const respond = (incoming: Incoming): Outgoing | Promise<Outgoing> => {
    if (incoming.path === "/" && incoming.method === "GET") return toPage
    record(simulation, incoming)
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
    pace: clockRate.set
  }
}
