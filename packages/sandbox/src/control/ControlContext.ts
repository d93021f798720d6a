/** The state that the handlers of the control API read and change. */
import type { ClockRate } from "../environment/ClockRate.ts"
import type { ControlFiles } from "../platform/Platform.ts"
import type { InitialState, Simulation } from "../Simulation.ts"
import type { Journal } from "./Journal.ts"
import type { Snapshot } from "./schema.gen.ts"

export interface ControlContext {
  readonly simulation: () => Simulation
  readonly journal: () => Journal
  readonly files: ControlFiles
  readonly clockRate: ClockRate
  readonly reset: (initialState: Partial<InitialState>) => Promise<void>
  /** Replaces the state with the state of the snapshot. If the snapshot cannot be replayed, rejects and keeps the current state. */
  readonly restore: (snapshot: Snapshot) => Promise<void>
}
