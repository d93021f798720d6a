#!/usr/bin/env node
/**
 * The command line of the inbox.
 *
 * A signal ends it with 0 once it has finished what it accepted, and with 1 when that takes 9.5 s or a second signal comes; a failure prints one
 * line and ends it with 1.
 */
import * as NodeRuntime from "@effect/platform-node-shared/NodeRuntime"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, CliOutput, Command } from "effect/cli"
import { readFileSync } from "node:fs"
import { command } from "./cli/Command.ts"
import { nodeServices } from "./cli/nodeServices.ts"
import { presenter } from "./cli/Output.ts"

/** Of the package: its manifest is beside the folder of this file, in the sources as in what is published. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

// Who reads what is printed may stop reading, as `head` does. A server goes on: its work is not to print.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  if (!process.argv.includes("serve")) process.exit(0)
})

/** Service managers kill after ten seconds or more. What is accepted is durable by then, however the process ends. */
const longestStopMillis = 9500

// The first signal lets a slow sender finish; the second does not.
let signals = 0
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    signals += 1
    if (signals > 1) process.exit(1)
    const give = (): never => {
      process.stderr.write("fieldwork-inbox: the store did not close in time: ended without it\n")
      process.exit(1)
    }
    setTimeout(give, longestStopMillis).unref()
  })
}

command.pipe(
  Command.run({ version }),
  // What is wrong with the arguments has been printed already.
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
