/**
 * The error for a failure that the command reports in one line, with its exit code.
 */
import { type ExitCode, exitCodes } from "./exitCodes.ts"

export class CommandError extends Error {
  readonly exitCode: ExitCode
  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.name = "CommandError"
    this.exitCode = exitCode
  }
}

export const usageError = (message: string): CommandError => new CommandError(exitCodes.usage, message)

export const configurationError = (message: string): CommandError => new CommandError(exitCodes.configuration, message)
