/**
 * Both services behind one address, in one process, on one virtual clock.
 *
 * A request is a value and so is its reply; the server and the in-process `fetch` only translate.
 */
import * as BrandLift from "./brand-lift/BrandLift.ts"
import * as Control from "./control/Control.ts"
import * as Exchange from "./exchange/Exchange.ts"
import { type Encoded, encode, type Incoming, type Outgoing } from "./http/Message.ts"
import * as Clock from "./kernel/Clock.ts"
import type { Kernel } from "./kernel/Kernel.ts"
import * as Random from "./kernel/Random.ts"
import { type Listening, listen, type ListenOptions } from "./server.ts"

export interface Options {
  /** The same seed, start and calls give the same bodies. Default 1. */
  readonly seed?: number
  /** Where the virtual clock begins. Default 2026-01-05T00:00:00Z, a Monday. */
  readonly start?: Date
  /** Sends callbacks; default the global `fetch`. Give your own app's handler to test without a port. */
  readonly send?: (request: Request) => Promise<Response>
  /** Real time in milliseconds, for the timestamp of signatures. Default `Date.now`. */
  readonly wallClock?: () => number
}

export interface Sandbox {
  /** Answers as the services would, without a port. Give it to a client as its `fetch`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** The same on a message that is already read; what the server uses. */
  readonly handle: (incoming: Incoming) => Promise<Encoded>
  /** Virtual time. */
  readonly now: () => Date
  /** Moves the virtual clock and waits for everything that falls due, deliveries included. */
  readonly advance: (amount: {
    readonly days?: number
    readonly hours?: number
    readonly seconds?: number
  }) => Promise<void>
  /** Serves HTTP on the loopback; port 0 (the default) takes a free one. */
  readonly listen: (options?: ListenOptions) => Promise<Listening>
}

/** What opens the sandbox's doors, for clients in tests. They open nothing else. */
export const credentials = {
  brandLift: BrandLift.credentials,
  exchange: Exchange.credentials
}

const defaultStart = Date.UTC(2026, 0, 5)

const build = (seed: number, start: number, options: Options) => {
  const kernel: Kernel = {
    clock: Clock.make(start),
    random: Random.make(seed),
    wallClock: options.wallClock ?? Date.now,
    send: options.send ?? ((request) => fetch(request))
  }
  return { seed, start, kernel, brandLift: BrandLift.make(kernel), exchange: Exchange.make(kernel) }
}

export type World = ReturnType<typeof build>

/** A new sandbox in its first state. */
export const createSandbox = (options: Options = {}): Sandbox => {
  let world = build(options.seed ?? 1, options.start?.getTime() ?? defaultStart, options)
  const control = Control.make({
    world: () => world,
    reset: (seed = world.seed, start = world.start) => {
      world.kernel.clock.clear()
      world = build(seed, start, options)
    }
  })

  const answer = (incoming: Incoming): Outgoing | Promise<Outgoing> => {
    if (Control.owns(incoming.path)) return control.handle(incoming)
    for (const service of [world.brandLift, world.exchange]) {
      const reply = service.api.handle(incoming)
      if (reply !== undefined) return reply
    }
    const service = world.brandLift.owns(incoming.path) ? world.brandLift : world.exchange
    return service.unknownPath(incoming)
  }

  const handle = async (incoming: Incoming) => encode(await answer(incoming))

  return {
    handle,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const reply = await handle({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: Object.fromEntries(request.headers),
        body: new Uint8Array(await request.arrayBuffer()),
        origin: url.origin
      })
      const empty = reply.body.length === 0
      return new Response(empty ? null : toBody(reply.body), { status: reply.status, headers: reply.headers })
    },
    now: () => new Date(world.kernel.clock.now()),
    advance: ({ days = 0, hours = 0, seconds = 0 }) =>
      world.kernel.clock.runTo(world.kernel.clock.now() + ((days * 24 + hours) * 3600 + seconds) * 1000),
    listen: (where) => listen(handle, where)
  }
}

/** `Response` takes bytes over a plain ArrayBuffer only. */
const toBody = (body: string | Uint8Array) => (typeof body === "string" ? body : new Uint8Array(body))
