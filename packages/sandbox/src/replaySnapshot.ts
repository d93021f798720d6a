/** Rebuilds the state that a snapshot describes by replaying the recorded requests in a new simulation. */
import * as Control from "./control/Control.ts"
import { toIncoming } from "./control/Journal.ts"
import * as Playback from "./control/Playback.ts"
import type { RecordedCall, Snapshot } from "./control/schema.gen.ts"
import type { Clock } from "./environment/Clock.ts"
import type { ClockRate } from "./environment/ClockRate.ts"
import { parseDateTime } from "./environment/parseDateTime.ts"
import { defaultMarketSize } from "./exchange/market/Churn.ts"
import { createSimulation, recordRequest, type Simulation, type SimulationOptions } from "./Simulation.ts"

/** The origin of replayed requests that were recorded without an origin. */
const defaultOrigin = "http://sandbox"

/** The clock rate during a replay. The times of the recorded requests determine how the clock advances. */
const noRate: ClockRate = { rate: () => 0, set: () => {} }

/** Handles a recorded request that would replace the simulation. A snapshot that was taken from a sandbox contains no such request. */
const refuse = (): never => {
  throw new Error("A request in a snapshot cannot reset or restore the sandbox.")
}

/** Advances the clock to `time`. Events that fail are skipped, because they also failed in the recorded run, which continued after them. */
const runTo = async (clock: Clock, time: number): Promise<void> => {
  do await clock.runTo(time).catch(() => {})
  while (clock.now() < time)
}

/**
 * Creates a simulation and replays the requests of a snapshot in it. The simulation sends no callbacks during the replay. A request that arrived
 * during a callback is replayed when that callback is due. If the callback is never due, the request is replayed after all events of its time.
 *
 * A request whose handler throws got status 500 in the recorded run. The replay continues after such a request, as the recorded run did.
 */
export const replaySnapshot = async (snapshot: Snapshot, options: SimulationOptions): Promise<Simulation> => {
  const { market = defaultMarketSize, now, seed, start } = snapshot
  const replay = async (call: RecordedCall): Promise<void> => {
    const incoming = toIncoming(call, defaultOrigin)
    recordRequest(simulation, incoming)
    try {
      await (Control.owns(incoming.path) ? control.handle(incoming) : simulation.respond(incoming))
    } catch {}
  }
  const playback = Playback.make(snapshot, { now: () => clock.now(), replay })
  const simulation = createSimulation({ seed, start: parseDateTime(start), market }, options, playback)
  const { clock } = simulation.environment
  const control = Control.make({
    simulation: () => simulation,
    journal: () => simulation.journal,
    files: options.platform.files,
    clockRate: noRate,
    reset: refuse,
    restore: refuse
  })
  for (let call = playback.peek(); call !== undefined; call = playback.peek()) {
    await runTo(clock, parseDateTime(call.at))
    // The callbacks that were sent while the clock advanced may have replayed this request already.
    if (playback.peek() !== call) continue
    playback.take()
    await replay(call)
  }
  await runTo(clock, parseDateTime(now))
  simulation.goLive()
  return simulation
}
