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

process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  // Only a closed pipe is handled here. Any other error, such as a full disk, rejects the Promise that `write` returned.
  if (cause.code === "EPIPE") controller.abort(new ClosedOutput())
})

/** Writes notices and ignores failed writes. A notice that cannot be written affects neither the command nor its exit code. */
const notices: Output = {
  ...outputOf(process.stderr),
  write: (chunk) =>
    new Promise((resolve) => {
      process.stderr.write(chunk, () => resolve())
    })
}
process.stderr.on("error", () => {})

/** Returns the user's home folder, or undefined if neither HOME nor the system defines a home folder, in which case `homedir` throws. */
const homeFolder = (): string | undefined => {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

// The first signal aborts the command, which then ends with an exit code for the interruption. The second signal ends the process immediately.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143]
] as const) {
  process.on(signal, () => {
    if (controller.signal.aborted) process.exit(code)
    controller.abort(new Error(signal))
  })
}

const code = await run(process.argv.slice(2), {
  environment: process.env,
  stdin: process.stdin,
  stdout: outputOf(process.stdout),
  stderr: notices,
  signal: controller.signal,
  homeFolder: homeFolder(),
  workingFolder: process.cwd(),
  openSandbox
})
process.exit(code)
