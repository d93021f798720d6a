#!/usr/bin/env node
/**
 * The command line of the inbox.
 *
 * After a signal, it finishes the accepted work and exits with 0. It exits with 1 if that takes longer than 9.5 s or if a second signal arrives. A
 * failure prints one line and exits with 1.
 */
import * as NodeRuntime from "@effect/platform-node-shared/NodeRuntime"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, CliOutput, Command } from "effect/cli"
import { readFileSync } from "node:fs"
import { command } from "./cli/command.ts"
import { nodeServices } from "./cli/nodeServices.ts"
import { presenter } from "./cli/Output.ts"

/**
 * The version, read from the package manifest. The manifest is in the parent folder of this file, both in the sources and in the published package.
 */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string
}

// The reader of the output may stop reading, as `head` does. A server continues, because its output is not its purpose.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  if (!process.argv.includes("serve")) process.exit(0)
})

/**
 * The longest shutdown in milliseconds. Service managers kill a process after ten seconds or more. Accepted callbacks are durable, however the
 * process ends.
 */
const longestStopMillis = 9500

// The first signal waits for slow senders; the second exits immediately.
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
  // Errors in the arguments have been printed already.
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
