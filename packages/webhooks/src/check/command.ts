/**
 * Implements the `fieldwork-webhook-check` command without accessing `process`, so tests can call it.
 */
import { parseArgs } from "node:util"
import { readCases } from "./cases.ts"
import type { Grade } from "./grade.ts"
import { isLoopback } from "./isLoopback.ts"
import { runCases, selectCases } from "./runCases.ts"

export const usage = `Usage: fieldwork-webhook-check <url> [options]

Sends genuine and forged callbacks to your receiver and grades its responses.
Before you run it, make a test receiver trust the keys that --keys prints. Their private keys are public.

  --keys            print the keys to trust, in the form of a subscription response
  --header <name>   name of the signature header; default: X-Platform-Signature
  --tolerance <s>   maximum age in seconds of the callbacks that your receiver accepts; default: 300;
                    none if it accepts callbacks of any age
  --only <prefix>   run only the cases whose id starts with this prefix, such as tampered/
  --json            print one line of JSON per case
  --allow-remote    allow a host that is not this machine, which may process the callbacks as real
  -h, --help        print this help

The exit code is 0 if no case failed, 1 if a case failed, and 2 if the check could not start.`

type Print = (line: string) => void

/** Runs the command. Writes its output with `print`, and reports invalid arguments with `printError`. Resolves with the exit code. */
export const command = async (args: ReadonlyArray<string>, print: Print, printError: Print): Promise<0 | 1 | 2> => {
  const parsed = parse(args)
  if (typeof parsed === "string") return fail(printError, `${parsed}\n\n${usage}`)
  const file = readCases()
  const { flags, url } = parsed
  if (flags.help === true || flags.keys === true) {
    const { current, next } = file.keys
    const subscriptions = [current, next].map(({ key_id, public_key }) => ({ key_id, public_key }))
    print(flags.keys === true ? JSON.stringify(subscriptions, null, 2) : usage)
    return 0
  }
  if (url === undefined)
    return fail(printError, "The receiver's URL is missing: give one, such as http://127.0.0.1:3000/callbacks")
  if (!isLoopback(url) && flags["allow-remote"] !== true) {
    return fail(
      printError,
      `${url.host} is not this machine and may process these callbacks as real; set --allow-remote to send them`
    )
  }

  const toleranceSeconds = secondsOf(flags.tolerance)
  if (toleranceSeconds === undefined) {
    return fail(printError, `--tolerance must be a number of seconds of at least 30, or none, not ${flags.tolerance}`)
  }
  if (selectCases({ file, only: flags.only, toleranceSeconds }).length === 0) {
    const groups = [...new Set(file.cases.map(({ id }) => id.slice(0, id.indexOf("/") + 1)))]
    return fail(printError, `No case id starts with ${flags.only}; the groups are ${groups.join(" ")}`)
  }

  const counts = { passed: 0, noted: 0, failed: 0 }
  for await (const result of runCases({ url, file, headerName: flags.header, only: flags.only, toleranceSeconds })) {
    counts[result.verdict]++
    print(flags.json === true ? JSON.stringify(result) : line(result))
    if (result.outcome === "unreachable") return fail(printError, `No server is listening at ${url.href}`)
  }
  if (flags.json !== true) print(`\n${counts.passed} passed, ${counts.noted} noted, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
}

const fail = (printError: Print, why: string): 2 => {
  printError(why)
  return 2
}

const parse = (args: ReadonlyArray<string>) => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "allow-remote": { type: "boolean" },
        header: { type: "string" },
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        keys: { type: "boolean" },
        only: { type: "string" },
        tolerance: { type: "string" }
      }
    })
    const [text, ...more] = positionals
    if (more.length > 0) return "Only one URL is allowed"
    return { flags: values, url: text === undefined ? undefined : httpUrl(text) }
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/**
 * Parses the tolerance in seconds, or returns undefined if it is invalid. The minimum is 30 s, because some cases need a timestamp that is just
 * within the tolerance.
 */
const secondsOf = (text = "300"): number | undefined => {
  if (text === "none") return Infinity
  return /^\d{2,9}$/.test(text) && Number(text) >= 30 ? Number(text) : undefined
}

const httpUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === "http:" || url?.protocol === "https:") return url
  throw new Error(`${text} is not an http or https URL`)
}

const signs = { passed: "ok  ", noted: "note", failed: "FAIL" }

const line = ({ id, outcome, remark, verdict }: Grade): string =>
  remark === undefined ? `${signs[verdict]} ${id} (${outcome})` : `${signs[verdict]} ${id}: ${remark}`
