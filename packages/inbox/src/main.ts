/**
 * The entry point of the inbox's command line.
 *
 * After the first termination signal, a command that runs until it is stopped finishes the accepted work and exits with status 0. Every other command
 * prints one line and exits with status 130 (SIGINT) or 143 (SIGTERM), unless it has already finished. The process exits with status 1 if the
 * shutdown takes longer than 9.5 s or if a second signal arrives. A failed command prints one line and exits with status 1.
 */
import * as NodeRuntime from "@effect/platform-node-shared/NodeRuntime"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, CliOutput, Command } from "effect/cli"
import { readFileSync } from "node:fs"
import { command } from "./cli/command.ts"
import { exitCode, type Signal } from "./cli/exitCode.ts"
import { nodeServices } from "./cli/nodeServices.ts"
import { presenter } from "./cli/Output.ts"
import { lifetime } from "./cli/untilStopped.ts"

/**
 * The version from the package manifest. The manifest is in the parent directory of this file, in both the sources and the published package.
 */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

// A program that reads standard output through a pipe, such as `head`, may exit early. A command then finishes its work and sets its exit code, unless
// its only purpose is to print.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  if (!lifetime().outlivesOutput) process.exit(0)
})

/**
 * The maximum duration of the shutdown in milliseconds. It is shorter than ten seconds, the shortest time after which service managers kill a
 * process. Accepted callbacks are durable even if the process is killed.
 */
const maxStopMillis = 9500

// The first termination signal starts the shutdown, which waits for slow senders. After the second signal, the process exits immediately.
let received: Signal | undefined
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (received !== undefined) process.exit(1)
    received = signal
    const give = (): never => {
      process.stderr.write(
        "fieldwork-inbox: the store did not close in time, so the process exits without closing it\n"
      )
      process.exit(1)
    }
    setTimeout(give, maxStopMillis).unref()
  })
}

command.pipe(
  Command.run({ version }),
  // Errors in the command-line arguments have already been printed.
  Effect.tapError((error) =>
    CliError.isCliError(error) ? Effect.void : Console.error(`fieldwork-inbox: ${error.message}`)
  ),
  Effect.provideService(CliOutput.Presenter, presenter),
  Effect.provide(nodeServices),
  NodeRuntime.runMain({
    disableErrorReporting: true,
    teardown: (exit, onExit) => {
      const code = exitCode(exit, received)
      if (code > 1) {
        process.stderr.write(`fieldwork-inbox: ${received} interrupted the command before it had finished\n`)
      } else if (code === 1 && Exit.isFailure(exit) && Cause.hasDies(exit.cause)) {
        process.stderr.write(`${Cause.pretty(exit.cause)}\n`)
      }
      onExit(code)
    }
  })
)
