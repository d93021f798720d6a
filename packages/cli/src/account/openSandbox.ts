/**
 * Starts a sandbox in this process, in the initial state of a scenario.
 */
import { CommandError } from "../errors/CommandError.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import type { SandboxTarget } from "../CommandContext.ts"
import type { Fetch } from "./Fetch.ts"

export const openSandbox = async (scenario: string): Promise<SandboxTarget> => {
  const { createSandbox, credentials } = await import("@fieldwork/sandbox")
  const sandbox = createSandbox()
  const response = await sandbox.fetch(`https://sandbox.example/__sandbox/scenarios/${scenario}/run`, {
    method: "POST"
  })
  if (!response.ok) throw new CommandError(exitCodes.unexpected, `the sandbox has no scenario ${scenario}`)
  return { fetch: sandbox.fetch as Fetch, brandLift: credentials.brandLift, exchange: credentials.exchange }
}
