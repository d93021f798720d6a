/**
 * The operations of the control API that replace or save the state of the entire sandbox: reset, snapshots, and scenarios, which are snapshots stored
 * in files.
 */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"
import { parseDateTime } from "../environment/parseDateTime.ts"
import type { Snapshot } from "./schema.gen.ts"

type Operations =
  | "resetSandbox"
  | "takeSnapshot"
  | "restoreSnapshot"
  | "listScenarios"
  | "runScenario"
  | "showPage"
  | "getPageFile"

/** Returns an error message if the times in a snapshot are not in chronological order, and otherwise undefined. */
const violation = ({ calls, now, start }: Snapshot): string | undefined => {
  const times = [start, ...calls.map(({ at }) => at), now].map((text) => parseDateTime(text))
  const isOrdered = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))
  return isOrdered ? undefined : "calls: The calls must be in chronological order, from `start` to `now`."
}

const unknownScenario = (name: string, known: ReadonlyArray<string>): string =>
  `There is no scenario ${name}. The scenarios are ${known.join(", ")}.`

const security =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"

export const snapshotHandlers = (options: ControlContext): Pick<ControlHandlers, Operations> => {
  const { clockRate, files, journal, reset, restore, simulation } = options
  const clock = () =>
    ({
      status: 200,
      body: { now: new Date(simulation().environment.clock.now()).toISOString(), rate: clockRate.rate() }
    }) as const
  return {
    resetSandbox: async ({ body }) => {
      const { market, seed, start } = body ?? {}
      await reset({
        ...(market !== undefined && { market }),
        ...(seed !== undefined && { seed }),
        ...(start !== undefined && { start: parseDateTime(start) })
      })
      return clock()
    },

    takeSnapshot: () => {
      const { environment, market, seed, start } = simulation()
      const known = journal().read()
      if (known === undefined) {
        const detail =
          "There have been too many calls since the start to store them: reset the sandbox and start again."
        return { status: 409, body: { detail } }
      }
      const now = new Date(environment.clock.now()).toISOString()
      return { status: 200, body: { seed, start: new Date(start).toISOString(), market, now, ...known } }
    },

    restoreSnapshot: async ({ body }) => {
      const wrong = violation(body)
      if (wrong !== undefined) return { status: 400, body: { detail: wrong } }
      await restore(body)
      return clock()
    },

    listScenarios: () => ({
      status: 200,
      body: { items: files.scenarios().map((name) => ({ name, summary: files.scenario(name)?.summary ?? "" })) }
    }),

    runScenario: async ({ params: { name } }) => {
      const scenario = files.scenario(name)
      if (scenario === undefined) return { status: 404, body: { detail: unknownScenario(name, files.scenarios()) } }
      await restore(scenario)
      return clock()
    },

    showPage: () => ({
      status: 200,
      body: files.page("index.html"),
      type: "text/html; charset=utf-8",
      headers: { "content-security-policy": security, "cache-control": "no-store" }
    }),

    getPageFile: ({ params: { file } }) => ({
      status: 200,
      body: files.page(file),
      type: file.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
      headers: { "cache-control": "no-store" }
    })
  }
}
