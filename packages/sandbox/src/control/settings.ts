/**
 * The control API's settings: where the documents leave a choice, which one is taken.
 */
import type { ControlHandlers, Options } from "./Control.ts"

type Operations = "getSettings" | "changeSettings"

export const settingsHandlers = ({ world }: Options): Pick<ControlHandlers, Operations> => ({
  getSettings: () => ({ status: 200, body: world().settings }),
  changeSettings: ({ body }) => ({ status: 200, body: Object.assign(world().settings, body) })
})
