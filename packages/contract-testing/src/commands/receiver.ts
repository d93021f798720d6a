/**
 * `fieldwork-contract test --webhooks URL`: sends genuine and forged callbacks to your own receiver.
 */
import { parseArgs } from "node:util"
import { checkReceiver, type Grade } from "@fieldwork/webhooks/conformance"
import { testKeys } from "@fieldwork/webhooks/testing"
import { formattedGrades } from "../receivers/formats.ts"
import { formatOf } from "./check.ts"
import { checkWritable, writeText } from "./files.ts"
import { UsageError, urlOf } from "./inputs.ts"

export const usage = `fieldwork-contract test --webhooks URL [--cases PREFIX] [--format text|json|junit|sarif] [--output FILE]

Sends genuine and forged callbacks to your webhook receiver, one after the other, and grades its responses. Exits with 1 if it accepts a
forged callback or refuses a genuine one. Before you run it, make a test receiver trust the keys that --keys prints. Their private keys are public.

  --webhooks          URL of the receiver, such as http://127.0.0.1:3000/callbacks
  --keys              prints the keys to trust, in the form in which subscriptions return them
  --cases             runs only the cases whose id starts with this prefix, such as tampered/
  --signature-header  name of the signature header; default: X-Platform-Signature
  --tolerance         maximum age in seconds of the callbacks that the receiver accepts, or none for any age; default: 300
  --allow-remote      allows a host that is not this machine, which may process the callbacks as real
  --format            text for reading, junit for test reports, sarif for code scanning, json for programs
  --output            file for the report; default: standard output`

const secondsOf = (text: string): number => {
  if (text === "none") return Infinity
  if (/^\d{2,9}$/.test(text) && Number(text) >= 30) return Number(text)
  throw new UsageError(`--tolerance must be a number of seconds of 30 or more, or none, not ${text}`)
}

const keys = Array.from(testKeys, ({ keyId, publicKey }) => ({ key_id: keyId, public_key: publicKey }))

const gradesOf = async (url: string, options: Parameters<typeof checkReceiver>[1]): Promise<ReadonlyArray<Grade>> => {
  const grades: Array<Grade> = []
  try {
    for await (const grade of checkReceiver(url, options)) {
      if (grade.outcome === "unreachable") throw new UsageError(`No server is listening at ${url}`)
      grades.push(grade)
    }
  } catch (cause) {
    // Error messages from `@fieldwork/webhooks` contain the option name `allowRemote`, which is replaced with the name of the command-line option.
    if (cause instanceof Error && cause.name === "WebhookConfigurationError")
      throw new UsageError(cause.message.replace("allowRemote", "--allow-remote"))
    throw cause
  }
  return grades
}

export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      webhooks: { type: "string" },
      keys: { type: "boolean", default: false },
      cases: { type: "string" },
      "signature-header": { type: "string" },
      tolerance: { type: "string", default: "300" },
      "allow-remote": { type: "boolean", default: false },
      format: { type: "string", default: "text" },
      output: { type: "string" }
    }
  })
  if (values.keys) {
    console.log(JSON.stringify(keys, null, 2))
    return 0
  }
  const format = formatOf(values.format)
  if (values.webhooks === undefined) throw new UsageError("--webhooks is missing: give the URL of the receiver")
  checkWritable("--output", values.output)
  const url = urlOf(values.webhooks, "--webhooks")
  const grades = await gradesOf(url, {
    headerName: values["signature-header"],
    only: values.cases,
    toleranceSeconds: secondsOf(values.tolerance),
    allowRemote: values["allow-remote"]
  })
  const report = formattedGrades(format, grades, url)
  if (values.output === undefined) console.log(report)
  else writeText("--output", values.output, `${report}\n`)
  return grades.some(({ verdict }) => verdict === "failed") ? 1 : 0
}
