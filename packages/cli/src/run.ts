/**
 * Runs a command line. Everything outside the command, such as its input, its output and the environment variables, is passed in as a
 * `CommandContext`.
 */
import { runProfiles } from "./account/profiles.ts"
import { splitWords } from "./arguments/splitWords.ts"
import { suggestion } from "./arguments/suggest.ts"
import { callOperation } from "./call/callOperation.ts"
import { runTool, toolFile } from "./delegate/runTool.ts"
import { tools } from "./delegate/tools.ts"
import { usageError } from "./errors/CommandError.ts"
import { explain } from "./errors/explain.ts"
import { type ExitCode, exitCodes } from "./errors/exitCodes.ts"
import { commandHelp, exitCodesHelp, serviceHelp } from "./help/commandHelp.ts"
import { operationHelp } from "./help/operationHelp.ts"
import { services } from "./operations/services.gen.ts"
import { commandNames, complete } from "./shell/complete.ts"
import { completionScripts } from "./shell/scripts.ts"
import type { CommandContext } from "./CommandContext.ts"
import { version } from "./version.ts"

/** The abort reason when the reader of standard output, such as `head`, stops reading early. */
export class ClosedOutput extends Error {}

const isHelp = (args: ReadonlyArray<string>): boolean => {
  const end = args.indexOf("--")
  return (end === -1 ? args : args.slice(0, end)).some((each) => each === "--help" || each === "-h")
}

const runService = async (
  [name = "", command]: ReadonlyArray<string>,
  rest: ReadonlyArray<string>,
  context: CommandContext
): Promise<void> => {
  const { stdout } = context
  const service = services.find((each) => each.service === name)
  if (service === undefined)
    throw usageError(`fieldwork has no command ${JSON.stringify(name)}${suggestion(name, commandNames(services))}`)
  if (command === undefined) {
    if (isHelp(rest) || rest.length === 0) return stdout.write(serviceHelp(service, stdout.width))
    throw usageError(`${name} requires an operation: ${service.commands.map((each) => each.command).join(", ")}`)
  }
  const { operations } = await service.load()
  const operation = operations.find((each) => each.command === command)
  if (operation === undefined) {
    const guess = suggestion(
      command,
      operations.map((each) => each.command)
    )
    throw usageError(`${name} has no operation ${JSON.stringify(command)}${guess}`)
  }
  if (isHelp(rest)) return stdout.write(operationHelp(service, operation, stdout.width))
  await callOperation(service, operation, rest, context)
}

/** Runs a command of this package that does not call an operation. Returns whether `name` is such a command. */
const runOwn = async (name: string, args: ReadonlyArray<string>, context: CommandContext): Promise<boolean> => {
  const { stdout } = context
  if (name === "profiles") await runProfiles(args, context)
  else if (name === "mcp") {
    const { runMcp } = await import("./mcp/command.ts")
    await runMcp(args, context)
  } else if (name === "help" && args[0] === "exit-codes") await stdout.write(exitCodesHelp(stdout.width))
  else if (name === "completion") {
    const script = completionScripts[args[0] ?? ""]
    if (script === undefined) throw usageError("completion requires bash, zsh or fish")
    await stdout.write(script)
  } else if (name === "__complete") {
    const found = await complete(services, args[0] === "--" ? args.slice(1) : args)
    await stdout.write(found.map((word) => `${word}\n`).join(""))
  } else return false
  return true
}

const runWithoutName = async (options: ReadonlyArray<string>, { stdout }: CommandContext): Promise<void> => {
  if (options.includes("--version")) return stdout.write(`${version}\n`)
  if (isHelp(options) || options.length === 0) return stdout.write(commandHelp(services, stdout.width))
  throw usageError("specify a service and an operation, such as campaigns list: see fieldwork --help")
}

/** Runs a command. Returns its exit code, or undefined if a tool of another package was started, which sets the exit code itself. */
const dispatch = async (
  args: ReadonlyArray<string>,
  context: CommandContext
): Promise<typeof exitCodes.ok | undefined> => {
  const { rest, words } = splitWords(args, 2)
  const [first] = words
  if (first === undefined) {
    await runWithoutName(rest, context)
    return exitCodes.ok
  }
  const own = args[0] === first ? args.slice(1) : [...rest, ...words.slice(1)]
  if (first === "help" && own[0] !== "exit-codes") return dispatch([...own, "--help"], context)
  const tool = Object.hasOwn(tools, first) ? tools[first] : undefined
  if (tool !== undefined) {
    await runTool(toolFile(first, tool, context.workingFolder), own, context)
    return undefined
  }
  if (!(await runOwn(first, own, context))) await runService(words, rest, context)
  return exitCodes.ok
}

/**
 * Runs the command and returns its exit code. Returns undefined if the command started a tool of another package: the tool sets the exit code of the
 * process itself, and may still be running. A failure is reported in one line on standard error.
 */
export const run = async (args: ReadonlyArray<string>, context: CommandContext): Promise<ExitCode | undefined> => {
  const { signal, stderr } = context
  try {
    return await dispatch(args, context)
  } catch (cause) {
    const reason: unknown = signal.aborted ? signal.reason : cause
    if (reason instanceof ClosedOutput) return exitCodes.ok
    if (signal.aborted) {
      await stderr.write("fieldwork: interrupted\n")
      return exitCodes.interrupted
    }
    const { exitCode, message } = explain(cause)
    // Error messages from the clients name the `timeoutMillis` setting, which is replaced here by the `--timeout` option of the command.
    await stderr.write(`fieldwork: ${message.replace("Raise timeoutMillis", "Raise --timeout")}\n`)
    return exitCode
  }
}
