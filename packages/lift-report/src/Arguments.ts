/**
 * Parses and validates the command-line arguments before any request is sent.
 */
import { parseArgs } from "node:util"
import { type MultiplicityMethod, multiplicityMethods } from "@fieldwork/lift-statistics"
import { type Format, formats } from "./Files.ts"
import { isDay } from "./Refresh.ts"

export const usage = `usage: fieldwork-lift-report campaign ID [options]   write the report of a campaign and print it
       fieldwork-lift-report snapshot [ID…] [options] record the last refresh of campaigns (default: every live campaign, and the last results of completed ones) and print the changes
       fieldwork-lift-report changes ID [options]     print the changes from day to day

options of campaign (defaults in parentheses)
  --out FOLDER          the folder for the files (.)
  --format LIST         formats, separated by commas: ${formats.join(", ")} (all)
  --question ID         the main question (the one whose lift the service shows first)
  --level LEVEL         confidence level between 0 and 1 (0.9)
  --adjust METHOD       adjustment for multiple comparisons: ${Object.keys(multiplicityMethods).join(", ")} (benjaminiHochberg)
  --minimum COUNT       the minimum number of respondents in each group of a part (50)
  --decision DAY        the day on which the study is decided, set in advance, such as 2026-02-15 (none)
  --split EXPOSED:CONTROL  the designed split for the test of the sample ratio, such as 1:1 (no test)
  --quiet               write the files without printing the report
options of all commands
  --history FILE        the file of the history (lift.db for snapshot and changes, none for campaign)

The environment variables FIELDWORK_BRAND_LIFT_URL, _AUTH_URL, _CLIENT_ID, _CLIENT_SECRET and _AUDIENCE specify the account.`

/** Thrown for invalid command-line arguments. The message names the argument and states what is expected. */
export class UsageError extends Error {
  override readonly name = "UsageError"
}

export type Arguments =
  | {
      readonly command: "campaign"
      readonly campaign: string
      readonly folder: string
      readonly formats: ReadonlyArray<Format>
      readonly quiet: boolean
      readonly history: string | undefined
      readonly question: number | undefined
      readonly level: number | undefined
      readonly adjustment: MultiplicityMethod | undefined
      readonly minimumPerGroup: number | undefined
      readonly decision: string | undefined
      readonly designedSplit: readonly [number, number] | undefined
    }
  | { readonly command: "snapshot"; readonly campaigns: ReadonlyArray<string>; readonly history: string }
  | { readonly command: "changes"; readonly campaign: string; readonly history: string }
  | { readonly command: "help" }

const options = {
  out: { type: "string" },
  format: { type: "string" },
  question: { type: "string" },
  level: { type: "string" },
  adjust: { type: "string" },
  minimum: { type: "string" },
  decision: { type: "string" },
  split: { type: "string" },
  history: { type: "string" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" }
} as const

const numberOf = (name: string, text: string | undefined, isValid: (value: number) => boolean, expected: string) => {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === "" || !isValid(value)) throw new UsageError(`--${name} is "${text}": pass ${expected}`)
  return value
}

const splitOf = (text: string | undefined): readonly [number, number] | undefined => {
  if (text === undefined) return undefined
  const [exposed = Number.NaN, control = Number.NaN, ...more] = text.split(":").map(Number)
  if (!(exposed > 0 && control > 0) || more.length > 0) {
    throw new UsageError(`--split is "${text}": pass two numbers above 0, such as 1:1`)
  }
  return [exposed, control]
}

const formatsOf = (text: string | undefined): ReadonlyArray<Format> => {
  if (text === undefined) return formats
  const requested = text.split(",").map((each) => each.trim())
  const isFormat = (each: string): each is Format => formats.some((format) => format === each)
  const unknown = requested.find((each) => !isFormat(each))
  if (unknown !== undefined)
    throw new UsageError(`--format contains "${unknown}": pass formats from ${formats.join(", ")}`)
  return requested.filter(isFormat)
}

const adjustmentOf = (text: string | undefined): MultiplicityMethod | undefined => {
  const isMethod = (each: string): each is MultiplicityMethod => Object.hasOwn(multiplicityMethods, each)
  if (text === undefined || isMethod(text)) return text
  throw new UsageError(`--adjust is "${text}": pass one of ${Object.keys(multiplicityMethods).join(", ")}`)
}

const dayOf = (text: string | undefined): string | undefined => {
  if (text === undefined || (text.length === 10 && isDay(text))) return text
  throw new UsageError(`--decision is "${text}": pass a day such as 2026-02-15`)
}

const parse = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

/** @throws UsageError if an argument is invalid */
export const parseArguments = (args: ReadonlyArray<string>): Arguments => {
  const { positionals, values } = parse(args)
  const [command, ...ids] = positionals
  if (values.help === true || command === undefined || command === "help") return { command: "help" }
  const [campaign] = ids
  if (command === "snapshot") return { command, campaigns: ids, history: values.history ?? "lift.db" }
  if (command !== "campaign" && command !== "changes")
    throw new UsageError(`unknown command "${command}": pass campaign, snapshot or changes`)
  if (campaign === undefined || ids.length > 1)
    throw new UsageError(`${command} requires the id of exactly one campaign`)
  if (command === "changes") return { command, campaign, history: values.history ?? "lift.db" }
  return {
    command,
    campaign,
    folder: values.out ?? ".",
    formats: formatsOf(values.format),
    quiet: values.quiet === true,
    history: values.history,
    question: numberOf("question", values.question, Number.isSafeInteger, "the id of a question"),
    level: numberOf("level", values.level, (value) => value > 0 && value < 1, "a number between 0 and 1, such as 0.9"),
    adjustment: adjustmentOf(values.adjust),
    minimumPerGroup: numberOf(
      "minimum",
      values.minimum,
      (value) => Number.isSafeInteger(value) && value >= 0,
      "an integer of at least 0"
    ),
    decision: dayOf(values.decision),
    designedSplit: splitOf(values.split)
  }
}
