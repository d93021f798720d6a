#!/usr/bin/env node
/**
 * `fieldwork-contract`: tests a service against the specs. Exits 0 when nothing is wrong, 1 when something is, 2 when it could not run.
 */
import * as check from "./commands/check.ts"
import * as probe from "./commands/probe.ts"
import { UsageError } from "./commands/inputs.ts"
import * as record from "./commands/record.ts"
import * as replay from "./commands/replay.ts"
import * as test from "./commands/test.ts"
import * as workflows from "./commands/workflows.ts"

const commands: Readonly<
  Record<string, { readonly run: (args: ReadonlyArray<string>) => Promise<number>; readonly usage: string }>
> = {
  check,
  probe,
  record,
  replay,
  test,
  workflows
}

const usage = `fieldwork-contract COMMAND

  test       tests a service: examples, bounds, fuzzed requests, and the rules that the documents state in words
  replay     repeats the failures that test has written to a file
  workflows  runs the Arazzo workflows of both specs against a sandbox or an account; the command where none is named
  record     a proxy that holds what goes through it against the contract, and writes it to an HTTP Archive
  check      holds an HTTP Archive against the contract
  probe      says which reading of each silent point a service follows, and writes the overlay that corrects the rest

fieldwork-contract COMMAND --help tells more.`

const args = process.argv.slice(2)
const isNamed = args[0] !== undefined && !args[0].startsWith("-")
const [name = "workflows", ...rest] = isNamed ? args : ["workflows", ...args]
const command = commands[name]
const wantsHelp = args.includes("--help") || args.includes("-h")

if (wantsHelp) console.log(isNamed ? (command?.usage ?? usage) : usage)
else if (command === undefined) {
  console.error(`No command is named ${name}.\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await command.run(rest)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const isUsage = cause instanceof Error && (cause instanceof UsageError || "code" in cause)
    console.error(isUsage ? `${message}\n\n${command.usage}` : message)
    process.exitCode = 2
  }
}
