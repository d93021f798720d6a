/**
 * Compiles the consumer's project, runs its programs and the packages' commands, and returns the failures.
 */
import { execFile } from "node:child_process"
import { join } from "node:path"
import type { Published } from "../packages.ts"
import { compilers, type Program } from "./consumer.ts"

interface ExecutionResult {
  readonly ok: boolean
  readonly output: string
}

/** The time limit per program in milliseconds. The slowest program needs a tenth of the limit. */
const timeout = 60_000

export const execute = (
  folder: string,
  [command = "", ...rest]: ReadonlyArray<string>,
  limit: number = timeout,
  env: NodeJS.ProcessEnv = process.env
): Promise<ExecutionResult> =>
  new Promise((resolve) => {
    execFile(command, rest, { cwd: folder, env, timeout: limit, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}`.trim() || (error?.message ?? "") })
    )
  })

/** Returns the first lines of the output, which contain the reason for a failure. */
export const head = (output: string): string => output.split("\n").slice(0, 12).join("\n")

/** Compiles the project with each set of compiler settings, and returns the failures. `tsc` is the command that runs the compiler. */
export const compile = async (folder: string, tsc: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const failed: Array<string> = []
  for (const name of Object.keys(compilers)) {
    const { ok, output } = await execute(folder, [...tsc, "-p", `tsconfig.${name}.json`])
    if (!ok) failed.push(`does not compile with ${name}:\n${head(output)}`)
  }
  return failed
}

/** Runs the programs, and returns the failures. `runtime` is the command that runs a module. */
export const run = async (
  folder: string,
  runtime: ReadonlyArray<string>,
  programs: ReadonlyArray<Program>
): Promise<ReadonlyArray<string>> => {
  const failed: Array<string> = []
  for (const { expectedOutput = "", file } of programs) {
    const { ok, output } = await execute(folder, [...runtime, file])
    if (!ok) failed.push(`${file} failed:\n${head(output)}`)
    else if (!output.includes(expectedOutput))
      failed.push(`${file} did not print ${JSON.stringify(expectedOutput)}:\n${head(output)}`)
  }
  return failed
}

/** Runs every command of the packages with `--help` and with `--version`, and returns the failures. */
export const runCommands = async (
  folder: string,
  node: string,
  packages: ReadonlyArray<Published>
): Promise<ReadonlyArray<string>> => {
  const failed: Array<string> = []
  for (const { manifest } of packages) {
    for (const [name, file] of Object.entries(manifest.publishConfig?.bin ?? {})) {
      for (const option of ["--help", "--version"]) {
        const { ok, output } = await execute(folder, [node, join("node_modules", manifest.name, file), option])
        if (!ok || output === "") failed.push(`${name} ${option} failed:\n${head(output)}`)
      }
    }
  }
  return failed
}
