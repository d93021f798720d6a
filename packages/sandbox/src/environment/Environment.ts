/**
 * The environment of a service of the sandbox: time, randomness and outgoing requests. A service has no other external input.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type { Api, Options as ApiOptions } from "../http/Api.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"
import type { Platform } from "../platform/Platform.ts"
import type { Clock } from "./Clock.ts"
import type { Random } from "./Random.ts"

export interface Environment {
  readonly clock: Clock
  readonly random: Random
  /** Milliseconds of real time, because receivers verify signatures in real time. */
  readonly wallClock: () => number
  /** Sends callbacks. */
  readonly send: (request: Request) => Promise<Response>
  readonly platform: Platform
  /** The rate limit of callers. No limit when absent. */
  readonly limit?: ApiOptions["limit"]
  /** The differences of the service from its document. None if absent. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** Injected faults. None if absent. */
  readonly faults?: ApiOptions["faults"]
}

/** One of the two services: its API, its part of the control API, and its response for an unknown path. */
export interface Service<Control> {
  readonly api: Api
  readonly control: Control
  readonly owns: (path: string) => boolean
  readonly unknownPath: (incoming: Incoming) => Outgoing
}
