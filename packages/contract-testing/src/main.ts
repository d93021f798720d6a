/**
 * `fieldwork-contract`: tests a service against the specs. The exit code is 0 if no problem was found, 1 if there are problems, and 2 if the command
 * could not run.
 */
import { argumentProblem } from "./commands/argumentProblem.ts"
import * as check from "./commands/check.ts"
import * as probe from "./commands/probe.ts"
import { UsageError } from "./commands/inputs.ts"
import * as record from "./commands/record.ts"
import * as replay from "./commands/replay.ts"
import * as test from "./commands/test.ts"
import * as workflows from "./commands/workflows.ts"

interface Command {
  readonly run: (args: ReadonlyArray<string>) => Promise<number>
  readonly usage: string
}

const commands: Readonly<Record<string, Command>> = {
  check,
  probe,
  record,
  replay,
  test,
  workflows
}

const usage = `fieldwork-contract COMMAND

  test       tests a service: examples, limits, fuzzed requests, and the rules that the documents state in words
  replay     repeats the failures that test has written to a file
  workflows  runs the Arazzo workflows of both specs against a sandbox or an account
  record     runs a proxy that checks traffic against the contract and writes it to an HTTP Archive
  check      checks an HTTP Archive against the contract
  probe      finds where a service differs from the points that a document leaves open, and writes an overlay that corrects the spec

fieldwork-contract COMMAND --help prints the options of a command.`

const args = process.argv.slice(2)
const isNamed = args[0] !== undefined && !args[0].startsWith("-")
const [name = "", ...rest] = isNamed ? args : []
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const wantsHelp = args.includes("--help") || args.includes("-h")

if (wantsHelp) console.log(isNamed ? (command?.usage ?? usage) : usage)
else if (command === undefined) {
  console.error(`${isNamed ? `No command is named ${name}.` : "The command is missing."}\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await command.run(rest)
  } catch (cause) {
    const problem = argumentProblem(cause)
    const message = problem ?? (cause instanceof Error ? cause.message : String(cause))
    const isUsage = cause instanceof UsageError || problem !== undefined
    const [synopsis] = command.usage.split("\n", 1)
    console.error(isUsage ? `${message}\n\n${synopsis}\nfieldwork-contract ${name} --help lists all options.` : message)
    process.exitCode = 2
  }
}
