/**
 * `fieldwork-contract test`: tests a service against OpenAPI documents.
 */
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { operationsOf } from "@fieldwork/specs/openapi"
import { type Spec } from "../validation/ContractDocument.ts"
import { contractDocumentOf } from "../validation/ContractDocument.ts"
import { arazzoOf } from "../testing/failures/arazzo.ts"
import { reported, type ReportFormat, reportFormats, briefOf } from "../testing/report.ts"
import { testServer } from "../testing/testServer.ts"
import { type Phase, phases } from "../testing/TestOptions.ts"
import { declaredNamesOf } from "../traffic/DeclaredNames.ts"
import { harBegin, harEnd, harEntry } from "../traffic/Har.ts"
import { formatOf } from "./check.ts"
import { credentialPairs, credentialsOf } from "./credentials.ts"
import { specOf } from "./document.ts"
import { checkWritable } from "./files.ts"
import { numberOf, pairOf, UsageError, urlOf } from "./inputs.ts"
import * as receiver from "./receiver.ts"

export const usage = `fieldwork-contract test --url URL [--spec brand-lift|exchange|DOCUMENT …] [--safe] [--seed N] [--report FORMAT=FILE …]

Tests a service: every example of the document, values on both sides of every limit, fuzzed requests, and sequences that check the
rules that the document states in words. Exits with 0 if it finds nothing, 1 if the service breaks a rule, and 2 if it could not run.

  --url           base URL of the service. A sandbox (npx @fieldwork/sandbox) is reset, and its clock is advanced
  --spec          brand-lift, exchange, or the path of an OpenAPI 3.1 document; may be repeated; default: both documents
  --safe          sends only GET requests, for accounts that others use
  --credential    NAME=VALUE: client_id, client_secret, audience, api_key, access_token, or the name of a security scheme. With
                  second_api_key, the key of another environment, the run tests which operations accept that key. The environment
                  variable FIELDWORK_CREDENTIAL_<NAME> does the same and keeps secrets out of the process list; its NAME matches
                  in any case, with _ for - and .
  --seed          seed of the generated calls; the same seed gives the same calls; default: 1
  --phases        phases to run: examples,coverage,fuzzing,stateful; default: all
  --include       operationId, in which * matches any characters; may be repeated; default: all
  --exclude       operationId to omit; may be repeated
  --runs          fuzzed requests per operation; default: 20
  --time-budget   maximum duration in seconds; default: 300
  --max-requests  maximum number of requests
  --format        output format: text for reading, junit for test reports, sarif for code scanning, json for programs
  --output        file for the output; default: standard output
  --report        additional report in the form FORMAT=FILE, with text, json, junit or sarif; may be repeated. replay reads json
  --arazzo        file for an Arazzo workflow of each failure
  --har           file for an HTTP Archive of all requests, without credentials
  --base-path     the prefix of the paths in the document, such as /v1

${receiver.usage}`

const phasesOf = (text: string): ReadonlyArray<Phase> =>
  text.split(",").map((name) => {
    const phase = phases.find((each) => each === name.trim())
    if (phase === undefined) throw new UsageError(`--phases must be among ${phases.join(", ")}, not ${name}`)
    return phase
  })

const reportOf = (text: string): readonly [format: ReportFormat, file: string] => {
  const [name, file] = pairOf("--report", text)
  const format = reportFormats.find((each) => each === name)
  if (format === undefined || file === "")
    throw new UsageError(
      `--report must have the form FORMAT=FILE with a format of ${reportFormats.join(", ")}, not ${text}`
    )
  return [format, file]
}

const seedOf = (text: string): number => {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`--seed must be an integer, not ${text}`)
  return Number(text)
}

/** Creates an HTTP archive. All timestamps are the Unix epoch, so the same seed produces the same bytes. */
const archive = (spec: ReadonlyArray<Spec>) => {
  const names = declaredNamesOf(spec)
  const entries: Array<string> = []
  return {
    add: (interaction: Parameters<typeof harEntry>[0]) =>
      void entries.push(harEntry(interaction, new Date(0), 0, names)),
    text: () => `${harBegin("1")}${entries.join(",\n")}${harEnd}`
  }
}

const options = {
  url: { type: "string" },
  spec: { type: "string", multiple: true },
  safe: { type: "boolean", default: false },
  credential: { type: "string", multiple: true },
  seed: { type: "string", default: "1" },
  phases: { type: "string" },
  include: { type: "string", multiple: true },
  exclude: { type: "string", multiple: true },
  runs: { type: "string" },
  "time-budget": { type: "string" },
  "max-requests": { type: "string" },
  report: { type: "string", multiple: true },
  format: { type: "string", default: "text" },
  output: { type: "string" },
  arazzo: { type: "string" },
  har: { type: "string" },
  "base-path": { type: "string" }
} as const

const isForReceivers = (args: ReadonlyArray<string>): boolean =>
  args.some((each) => /^--(?:webhooks|keys)(?:=|$)/.test(each))

/** Runs the tests and returns the exit code: 0 if no failure was found, 1 otherwise. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  if (isForReceivers(args)) return receiver.run(args)
  const { values } = parseArgs({ args: [...args], options })
  if (values.url === undefined) throw new UsageError("--url is missing: give the base URL of the service")
  const specs = values.spec ?? ["brand-lift", "exchange"]
  const spec: ReadonlyArray<Spec> = specs.map(specOf)
  const seed = seedOf(values.seed)
  const format = formatOf(values.format)
  const reports = (values.report ?? []).map(reportOf)
  for (const [, file] of reports) checkWritable("--report", file)
  checkWritable("--output", values.output)
  checkWritable("--arazzo", values.arazzo)
  checkWritable("--har", values.har)
  const recorded = values.har === undefined ? undefined : archive(spec)
  const credentials = credentialsOf(credentialPairs(values.credential), spec)
  const result = await testServer({
    url: urlOf(values.url),
    spec,
    seed,
    safe: values.safe,
    ...(credentials !== undefined && { credentials }),
    ...(values.phases !== undefined && { phases: phasesOf(values.phases) }),
    ...(values.include !== undefined && { include: values.include }),
    ...(values.exclude !== undefined && { exclude: values.exclude }),
    ...(values.runs !== undefined && { runs: numberOf("--runs", values.runs) }),
    ...(values["time-budget"] !== undefined && { timeBudget: numberOf("--time-budget", values["time-budget"]) }),
    ...(values["max-requests"] !== undefined && { maxRequests: numberOf("--max-requests", values["max-requests"]) }),
    ...(values["base-path"] !== undefined && { basePath: values["base-path"] }),
    ...(recorded !== undefined && {
      onInteraction: ({ received, sent }) => recorded.add({ request: sent, response: received })
    })
  })
  const documents = spec.map((each) => contractDocumentOf(each, undefined).document)
  const operations = documents.flatMap((document) => operationsOf(document))
  const settings = { operations: operations.map(({ id }) => id), specs, seed, basePath: values["base-path"] }
  for (const [format, file] of reports) writeFileSync(file, `${reported(format, result, settings)}\n`)
  if (values.arazzo !== undefined) {
    const templateOf = (id: string) => operations.find((operation) => operation.id === id)?.path
    writeFileSync(values.arazzo, arazzoOf(result.failures, specs.join(" "), templateOf))
  }
  if (values.har !== undefined && recorded !== undefined) writeFileSync(values.har, recorded.text())
  const text = reported(format, result, settings)
  if (values.output === undefined) console.log(text)
  else {
    writeFileSync(values.output, `${text}\n`)
    console.log(briefOf(result))
  }
  return result.failures.length === 0 ? 0 : 1
}
