#!/usr/bin/env node
/**
 * `fieldwork-contract workflows`: runs the published workflows. Exits 0 when all that ran have passed, 1 when one has failed, 2 when it could not run.
 */
import { parseArgs } from "node:util"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { workflows } from "./workflows/catalogue.ts"
import { runWorkflows } from "./workflows/run.ts"

const usage = `fieldwork-contract workflows [--url URL] [--input NAME=VALUE …] [--only ID …] [--allow-writes] [--list]

Runs the Arazzo workflows of both specs with Redocly's runner.

  --url           base URL of the server; without one, a sandbox is started for the run
  --input         value of an input, such as --input campaign_id=…; numbers and JSON are read as such.
                  An environment variable FIELDWORK_INPUT_<NAME> does the same and keeps secrets out of the list of processes
  --only          runs only the workflow with this id; may be repeated
  --allow-writes  also runs workflows that create or change something at --url
  --list          lists the workflows with their inputs, and runs none`

const fail = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const parsed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        url: { type: "string" },
        input: { type: "string", multiple: true, default: [] },
        only: { type: "string", multiple: true, default: [] },
        "allow-writes": { type: "boolean", default: false },
        list: { type: "boolean", default: false },
        help: { type: "boolean", default: false }
      }
    })
  } catch (cause) {
    return fail(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`)
  }
}

/** Numbers and whole JSON values as such, everything else as text; an id with leading zeros stays text. */
const valueOf = (text: string): unknown => (/^(0|[1-9]\d*)$/.test(text) ? Number(text) : text)

const { positionals, values } = parsed()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [command = "workflows"] = positionals
if (command !== "workflows" || positionals.length > 1) fail(`No command is named ${positionals.join(" ")}.\n\n${usage}`)
if (values.url !== undefined && !URL.canParse(values.url)) fail(`--url is not a URL: ${values.url}`)

if (values.list) {
  for (const { id, inputs, summary } of workflows()) console.log(`${id}: ${summary} [${inputs.join(", ")}]`)
  process.exit(0)
}

const inputs: Record<string, unknown> = {}
for (const [name, text = ""] of Object.entries(process.env))
  if (name.startsWith("FIELDWORK_INPUT_")) inputs[name.slice("FIELDWORK_INPUT_".length).toLowerCase()] = valueOf(text)
for (const each of values.input) {
  const [, name = "", text = ""] = /^([\w-]+)=([\s\S]*)$/.exec(each) ?? fail(`--input is NAME=VALUE, not ${each}`)
  inputs[name] = valueOf(text)
}

try {
  const reports = await runWorkflows({
    ...(values.url !== undefined && { url: values.url }),
    inputs,
    only: values.only,
    allowWrites: values["allow-writes"],
    onReport: ({ detail, outcome, workflow }) => {
      console.log(
        `${outcome.padEnd(7)} ${workflow.api.padEnd(10)} ${workflow.id}${outcome === "skipped" ? `: ${detail}` : ""}`
      )
      if (outcome === "failed") console.log(detail)
    }
  })
  const of = (outcome: string) => reports.filter((report) => report.outcome === outcome)
  const called = new Set(of("passed").flatMap(({ workflow }) => workflow.operations))
  const all = Object.values(documents).flatMap((document) => operationsOf(document).map(({ id }) => id))
  console.log(
    `${of("passed").length} passed, ${of("failed").length} failed, ${of("skipped").length} skipped; ` +
      `${all.filter((id) => called.has(id)).length} of ${all.length} operations called`
  )
  process.exitCode = of("failed").length > 0 ? 1 : 0
} catch (cause) {
  fail(cause instanceof Error ? cause.message : String(cause))
}
