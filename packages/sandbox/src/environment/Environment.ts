/**
 * What a service of the sandbox is given from outside: time, randomness and a way out. Nothing else from outside reaches it.
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
  /** Milliseconds of real time: signatures are checked by receivers that live in it. */
  readonly wallClock: () => number
  /** Sends callbacks. */
  readonly send: (request: Request) => Promise<Response>
  readonly platform: Platform
  /** How fast callers may be. No limit when absent. */
  readonly limit?: ApiOptions["limit"]
  /** Where a service differs from its document; nowhere when absent. */
  readonly corrections?: ReadonlyArray<Corrections>
  /** What goes wrong on demand; nothing does when absent. */
  readonly faults?: ApiOptions["faults"]
}

/** One of the two services: its API, its share of the control API, and its words for a path that it does not have. */
export interface Service<Control> {
  readonly api: Api
  readonly control: Control
  readonly owns: (path: string) => boolean
  readonly unknownPath: (incoming: Incoming) => Outgoing
}
