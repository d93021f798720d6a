/** The state that the handlers of the control API read and change. */
import type { ClockRate } from "../environment/ClockRate.ts"
import type { ControlFiles } from "../platform/Platform.ts"
import type { Beginning, Simulation } from "../Simulation.ts"
import type { Journal } from "./Journal.ts"
import type { Snapshot } from "./schema.gen.ts"

export interface ControlOptions {
  readonly simulation: () => Simulation
  readonly journal: () => Journal
  readonly files: ControlFiles
  readonly clockRate: ClockRate
  readonly reset: (beginning: Partial<Beginning>) => void
  readonly restore: (snapshot: Snapshot) => Promise<void>
}
