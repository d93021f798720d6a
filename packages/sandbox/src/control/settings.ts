/**
 * The control API's settings: where the documents leave a choice, which one is taken.
 */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlOptions } from "./ControlOptions.ts"

type Operations = "getSettings" | "changeSettings"

export const settingsHandlers = ({ simulation }: ControlOptions): Pick<ControlHandlers, Operations> => ({
  getSettings: () => ({ status: 200, body: simulation().settings }),
  changeSettings: ({ body }) => ({ status: 200, body: Object.assign(simulation().settings, body) })
})
