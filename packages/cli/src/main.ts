#!/usr/bin/env node
/**
 * The entry point of the `fieldwork` command.
 */
import { homedir } from "node:os"
import { openSandbox } from "./account/openSandbox.ts"
import { CommandError } from "./errors/CommandError.ts"
import { exitCodes } from "./errors/exitCodes.ts"
import { ClosedOutput, run } from "./run.ts"
import type { Output } from "./CommandContext.ts"

const controller = new AbortController()

const outputOf = (stream: NodeJS.WriteStream): Output => ({
  write: (chunk) =>
    new Promise((resolve, reject) => {
      stream.write(chunk, (cause) => {
        if (cause === undefined || cause === null) resolve()
        else reject(new CommandError(exitCodes.unexpected, `the output could not be written: ${cause.message}`))
      })
    }),
  isTerminal: stream.isTTY,
  width: stream.columns ?? 100
})

/** Handles only a closed pipe. Any other error, such as a full disk, rejects the Promise that `write` returned. */
const onOutputError = (cause: NodeJS.ErrnoException): void => {
  if (cause.code === "EPIPE") controller.abort(new ClosedOutput())
}
process.stdout.on("error", onOutputError)

/** Writes notices and ignores failed writes. A notice that cannot be written affects neither the command nor its exit code. */
const notices: Output = {
  ...outputOf(process.stderr),
  write: (chunk) =>
    new Promise((resolve) => {
      process.stderr.write(chunk, () => resolve())
    })
}
const ignoreError = (): void => {}
process.stderr.on("error", ignoreError)

/** Returns the user's home folder, or undefined if neither HOME nor the system defines a home folder, in which case `homedir` throws. */
const homeFolder = (): string | undefined => {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** Aborts the command on the first signal, so that it ends with an exit code for the interruption. The second signal ends the process immediately. */
const onSignal = (signal: NodeJS.Signals): void => {
  if (controller.signal.aborted) process.exit(signal === "SIGINT" ? 130 : 143)
  controller.abort(new Error(signal))
}
const signals = ["SIGINT", "SIGTERM"] as const
for (const signal of signals) process.on(signal, onSignal)

const releaseProcess = (): void => {
  process.stdout.off("error", onOutputError)
  process.stderr.off("error", ignoreError)
  for (const signal of signals) process.off(signal, onSignal)
}

const code = await run(process.argv.slice(2), {
  environment: process.env,
  stdin: process.stdin,
  stdout: outputOf(process.stdout),
  stderr: notices,
  signal: controller.signal,
  homeFolder: homeFolder(),
  workingFolder: process.cwd(),
  releaseProcess,
  openSandbox
})
// A tool of another package sets the exit code itself, and may keep running after `run` has returned.
if (code !== undefined) process.exit(code)
