#!/usr/bin/env node
/**
 * The entry point of the inbox's command line.
 *
 * After the first termination signal, the process finishes the accepted work and exits with status 0. It exits with status 1 if the work takes longer
 * than 9.5 s or if a second signal arrives. A failed command prints one line and exits with status 1.
 */
import * as NodeRuntime from "@effect/platform-node-shared/NodeRuntime"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, CliOutput, Command } from "effect/cli"
import { readFileSync } from "node:fs"
import { command } from "./cli/command.ts"
import { nodeServices } from "./cli/nodeServices.ts"
import { presenter } from "./cli/Output.ts"

/**
 * The version from the package manifest. The manifest is in the parent directory of this file, in both the sources and the published package.
 */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

// A program that reads standard output through a pipe, such as `head`, may exit early. A server continues in that case, because writing output is not
// its purpose.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  if (!process.argv.includes("serve")) process.exit(0)
})

/**
 * The maximum duration of the shutdown in milliseconds. It is shorter than ten seconds, the shortest time after which service managers kill a
 * process. Accepted callbacks are durable even if the process is killed.
 */
const maxStopMillis = 9500

// The number of termination signals received. The first signal starts the shutdown, which waits for slow senders. After the second signal, the
// process exits immediately.
let signals = 0
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    signals += 1
    if (signals > 1) process.exit(1)
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
      const stopped = Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)
      if (!stopped && Cause.hasDies(exit.cause)) process.stderr.write(`${Cause.pretty(exit.cause)}\n`)
      onExit(stopped ? 0 : 1)
    }
  })
)
