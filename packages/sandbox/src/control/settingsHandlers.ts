/** The operations of the control API that read and change the settings. The settings determine behaviour that the API documents leave open. */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"

type Operations = "getSettings" | "changeSettings"

export const settingsHandlers = ({ simulation }: ControlContext): Pick<ControlHandlers, Operations> => ({
  getSettings: () => ({ status: 200, body: simulation().settings }),
  changeSettings: ({ body }) => ({ status: 200, body: Object.assign(simulation().settings, body) })
})
