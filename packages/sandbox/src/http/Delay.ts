/** Delays a reply in real or virtual time, as specified by a fault. */
import type { Clock } from "../environment/Clock.ts"
import type { Timers } from "../environment/ClockRate.ts"
import { type Encoded, encode, type Outgoing } from "./Message.ts"

export interface Delay {
  /** Encodes a reply. Returns the result immediately unless a fault delays the reply. */
  readonly finish: (reply: Outgoing) => Encoded | Promise<Encoded>
  /**
   * Sends all replies whose delay in virtual time has not yet ended. Called when the simulation is replaced, because its clock no longer advances.
   */
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
    return { ...encode(reply), connection: reply.transmission?.connection }
  }

  return {
    finish: (reply) => {
      const { transmission } = reply
      return transmission === undefined ? encode(reply) : hold(reply, transmission.milliseconds, transmission.seconds)
    },
    release: () => {
      for (const arrive of waiting) arrive()
    }
  }
}
