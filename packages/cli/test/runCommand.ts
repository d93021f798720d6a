/**
 * Runs a command line in this process and returns its output as strings.
 */
import { join } from "node:path"
import { run } from "../src/run.ts"
import type { SandboxTarget, CommandContext } from "../src/CommandContext.ts"

export interface Ran {
  readonly code: number | undefined
  readonly out: string
  readonly err: string
}

const missingFolder = join(import.meta.dirname, "no-such-folder")

const noSandbox = (): Promise<SandboxTarget> => Promise.reject(new Error("this test has no sandbox"))

export const runCommand = async (
  args: ReadonlyArray<string>,
  {
    isTerminal = false,
    stdin = [],
    ...context
  }: Omit<Partial<CommandContext>, "stdin" | "stdout" | "stderr"> & {
    readonly isTerminal?: boolean
    readonly stdin?: ReadonlyArray<Uint8Array>
  } = {}
): Promise<Ran> => {
  const texts = { out: "", err: "" }
  const output = (name: keyof typeof texts) => ({
    isTerminal,
    width: 100,
    write: async (chunk: string | Uint8Array) => {
      texts[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8")
    }
  })
  const chunks = async function* () {
    yield* stdin
  }
  const code = await run(args, {
    environment: {},
    stdin: chunks(),
    stdout: output("out"),
    stderr: output("err"),
    signal: new AbortController().signal,
    homeFolder: missingFolder,
    workingFolder: import.meta.dirname,
    releaseProcess: () => {},
    openSandbox: noSandbox,
    ...context
  })
  return { code, ...texts }
}
