/**
 * The environment of a simulated service: time, random numbers and outgoing requests. A service has no other external input.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import type { Api, ApiOptions } from "../http/Api.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"
import type { Platform } from "../platform/Platform.ts"
import type { Clock } from "./Clock.ts"
import type { Random } from "./Random.ts"

export interface Environment {
  readonly clock: Clock
  readonly random: Random
  /**
   * Returns the real time in milliseconds. Signatures use this time by default, because receivers compare the timestamps in signatures with real
   * time.
   */
  readonly wallClock: () => number
  /** Sends a callback to its receiver. */
  readonly send: (request: Request) => Promise<Response>
  /**
   * Sends a callback of a recording to its receiver. Snapshots do not contain recordings, so they do not contain the responses to these callbacks
   * either. Default: `send`.
   */
  readonly sendRecording?: Environment["send"]
  /** Excludes the current request from snapshots, because it concerns a recording. Default: requests are not excluded. */
  readonly exclude?: (incoming: Incoming) => void
  /** Includes the current GET request in snapshots, because it changes the state. Default: such requests are not included. */
  readonly include?: (incoming: Incoming) => void
  readonly platform: Platform
  /** The rate limit for requests. Default: no limit. */
  readonly limit?: ApiOptions["limit"]
  /** The corrections for a service that differs from its API document. Default: none. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** The injected faults. Default: none. */
  readonly faults?: ApiOptions["faults"]
}

/** The brand lift service or the exchange: its API, its operations in the control API, and its response to requests for an unknown path. */
export interface SimulatedService<Control> {
  readonly api: Api
  readonly control: Control
  readonly owns: (path: string) => boolean
  readonly unknownPath: (incoming: Incoming) => Outgoing
}
