/**
 * Both services behind one address, in one process, on one virtual clock: what is the same on Node and in a browser.
 *
 * A request is a value and so is its reply; the server and the in-process `fetch` only translate.
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

export interface InProcessOptions {
  /** The same seed, start and calls give the same bodies. Default 1. */
  readonly seed?: number
  /** Where the virtual clock begins. Default 2026-01-05T00:00:00Z, a Monday. */
  readonly start?: Date
  /** Sends callbacks; default the global `fetch`. Give your own app's handler to test without a port. */
  readonly send?: (request: Request) => Promise<Response>
  /** Real time in milliseconds, for the timestamp of signatures. Default `Date.now`. */
  readonly wallClock?: () => number
  /** Where the brand lift document leaves a choice: the other one. */
  readonly brandLift?: Partial<BrandLiftSettings>
  /** The same for the exchange. */
  readonly exchange?: Partial<ExchangeSettings>
  /** A limit on calls per second, of both services; there is none by default. */
  readonly rateLimit?: Partial<RateLimitSettings>
  /** How many surveys the market holds, and how fast they come and go. Default about 180, calmly. */
  readonly market?: Partial<MarketSize>
  /** Real timers, for the latency of faults and the pace of the clock. Give your own to test either. */
  readonly timers?: ClockRate.Timers
}

export interface InProcessSandbox {
  /** Answers as the services would, without a port. Give it to a client as its `fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** The same on a message that is already read; what the server uses. */
  readonly handle: (incoming: Incoming) => Encoded | Promise<Encoded>
  /** Virtual time. */
  readonly now: () => Date
  /** Moves the virtual clock and waits for everything that falls due, deliveries included. */
  readonly advance: (amount: {
    readonly days?: number
    readonly hours?: number
    readonly seconds?: number
  }) => Promise<void>
  /** Lets the clock follow real time: so many virtual seconds in a real one, 0 to stand still, as it does at first. */
  readonly pace: (rate: number) => void
}

/** What each entry of the package brings. */
export interface Parts {
  readonly platform: Platform
  readonly services: Services
  /** Where services differ from their documents. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** Speaks as those services do; undefined where none differs. */
  readonly translate?: Translate | undefined
}

const defaultStart = Date.UTC(2026, 0, 5)

/** Where calls of a snapshot that name no address are played to. */
const nowhere = "http://sandbox"

/** Neither service has the root; whoever opens it in a browser is looking for the page. */
const toPage: Outgoing = { status: 302, body: undefined, headers: { location: "/__sandbox/" } }

/** A new sandbox in its first state. */
export const makeInProcess = (options: InProcessOptions, parts: Parts): InProcessSandbox => {
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

  const restore = async ({ answers = [], calls, market = usualSize, now, seed, start }: Snapshot) => {
    const rate = clockRate.rate()
    clockRate.set(0)
    const next = build({ seed, start: Date.parse(start), market }, given, answers)
    replace(next)
    for (const call of calls) {
      await next.environment.clock.runTo(Date.parse(call.at))
      await answer(toIncoming(call, nowhere))
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

  const answer = (incoming: Incoming): Outgoing | Promise<Outgoing> => {
    if (incoming.path === "/" && incoming.method === "GET") return toPage
    record(simulation, incoming)
    return Control.owns(incoming.path) ? control.handle(incoming) : simulation.answer(incoming)
  }

  const handleDocumented = (incoming: Incoming): Encoded | Promise<Encoded> => {
    const reply = answer(incoming)
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
