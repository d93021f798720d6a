/**
 * Creates the surroundings of a command that has no input and discards its output.
 */
import { join } from "node:path"
import { openSandbox } from "../src/account/openSandbox.ts"
import type { Surroundings } from "../src/Surroundings.ts"

const silent = { write: async () => {}, isTerminal: false, width: 100 }

export const surroundingsOf = (changes: Partial<Surroundings> = {}): Surroundings => ({
  environment: {},
  stdin: (async function* () {})(),
  stdout: silent,
  stderr: silent,
  signal: new AbortController().signal,
  homeFolder: join(import.meta.dirname, "no-such-folder"),
  workingFolder: import.meta.dirname,
  openSandbox,
  ...changes
})
