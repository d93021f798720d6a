/**
 * Creates the context of a command that has no input and discards its output.
 */
import { join } from "node:path"
import { openSandbox } from "../src/account/openSandbox.ts"
import type { CommandContext } from "../src/CommandContext.ts"

const silent = { write: async () => {}, isTerminal: false, width: 100 }

export const contextOf = (changes: Partial<CommandContext> = {}): CommandContext => ({
  environment: {},
  stdin: (async function* () {})(),
  stdout: silent,
  stderr: silent,
  signal: new AbortController().signal,
  homeFolder: join(import.meta.dirname, "no-such-folder"),
  workingFolder: import.meta.dirname,
  releaseProcess: () => {},
  openSandbox,
  ...changes
})
