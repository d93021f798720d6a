/** Delays a reply in real or virtual time, as a fault specifies. */
import type { Clock } from "../environment/Clock.ts"
import type { Timers } from "../environment/ClockRate.ts"
import { type Encoded, encode, type Outgoing } from "./Message.ts"

export interface Delay {
  /** Returns the reply at once unless a fault delays it. */
  readonly finish: (reply: Outgoing) => Encoded | Promise<Encoded>
  /** Sends all replies that wait for virtual time, because it will not come any more. */
  readonly release: () => void
}

export const make = (clock: () => Clock, timers: Timers): Delay => {
  const waiting = new Set<() => void>()

  const untilVirtual = (seconds: number) =>
    new Promise<void>((resolve) => {
      const arrive = () => {
        waiting.delete(arrive)
        resolve()
      }
      waiting.add(arrive)
      clock().at(clock().now() + seconds * 1000, arrive)
    })

  const hold = async (reply: Outgoing, milliseconds: number, seconds: number): Promise<Encoded> => {
    if (milliseconds > 0) await new Promise<void>((resolve) => timers.after(milliseconds, resolve))
    if (seconds > 0) await untilVirtual(seconds)
    return { ...encode(reply), connection: reply.transit?.connection }
  }

  return {
    finish: (reply) => {
      const { transit } = reply
      return transit === undefined ? encode(reply) : hold(reply, transit.milliseconds, transit.seconds)
    },
    release: () => {
      for (const arrive of waiting) arrive()
    }
  }
}
