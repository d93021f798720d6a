/** The settings in the control API: which of the alternatives that the documents leave open is used. */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlOptions } from "./ControlOptions.ts"

type Operations = "getSettings" | "changeSettings"

export const settingsHandlers = ({ simulation }: ControlOptions): Pick<ControlHandlers, Operations> => ({
  getSettings: () => ({ status: 200, body: simulation().settings }),
  changeSettings: ({ body }) => ({ status: 200, body: Object.assign(simulation().settings, body) })
})
