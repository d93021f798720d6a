#!/usr/bin/env node
/**
 * The command line of the inbox.
 *
 * A signal ends it with 0 once it has finished what it accepted; a failure prints one line and ends it with 1.
 */
import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { Cause, Console, Effect, Exit } from "effect"
import { CliError, Command } from "effect/cli"
import { command } from "./cli/Command.ts"

command.pipe(
  Command.run({ version: "0.0.0" }),
  // What is wrong with the arguments has been printed already.
  Effect.tapError((error) =>
    CliError.isCliError(error) ? Effect.void : Console.error(`fieldwork-inbox: ${error.message}`)
  ),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain({
    disableErrorReporting: true,
    teardown: (exit, onExit) => {
      const stopped = Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)
      if (!stopped && Cause.hasDies(exit.cause)) process.stderr.write(`${Cause.pretty(exit.cause)}\n`)
      onExit(stopped ? 0 : 1)
    }
  })
)
