import { Cause, Exit } from "effect"
import { lifetime } from "./untilStopped.ts"

export type Signal = "SIGINT" | "SIGTERM"

/** The exit codes of a command that a signal interrupted: 128 plus the number of the signal, as shells expect. */
const interruptedBy = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Returns the exit code for the result of a command. `signal` is the termination signal that the process received, if any. A signal is a success for
 * a command that runs until it is stopped. It is an error for every other command, because the command has not finished its work.
 */
export const exitCode = (exit: Exit.Exit<unknown, unknown>, signal: Signal | undefined): number => {
  if (Exit.isSuccess(exit)) return 0
  if (lifetime().runsUntilStopped) return Cause.hasInterruptsOnly(exit.cause) ? 0 : 1
  return signal !== undefined && Cause.hasInterrupts(exit.cause) ? interruptedBy[signal] : 1
}
