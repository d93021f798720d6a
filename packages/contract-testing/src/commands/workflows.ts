/**
 * `fieldwork-contract workflows`: runs the Arazzo workflows of the specs.
 */
import { parseArgs } from "node:util"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { type Workflow, workflows } from "../workflows/catalogue.ts"
import { writesOf } from "../workflows/requirements.ts"
import { runWorkflows } from "../workflows/run.ts"
import { typedInputs } from "../workflows/typedInputs.ts"
import { inputsOf, urlOf } from "./inputs.ts"

export const usage = `fieldwork-contract workflows [--url URL] [--input NAME=VALUE …] [--only ID …] [--allow-writes] [--list]

Runs the Arazzo workflows of both specs with Redocly's runner, or skips a workflow and prints what it needs. Without --url, all workflows
run against a sandbox, which takes about a minute. Exits with 0 if all workflows that ran passed, 1 if one failed, and 2 if none could run,
for example because the service cannot be reached or refuses the credentials.

  --url           base URL of the server; default: a sandbox that is started for the run
  --input         value of an input, such as --input campaign_id=…; becomes a number only if the workflow declares an integer.
                  The environment variable FIELDWORK_INPUT_<NAME> does the same and keeps secrets out of the process list
  --only          runs only the workflow with this id; may be repeated
  --allow-writes  also runs workflows that create or change something at --url
  --list          lists the workflows with their inputs and permissions without running them`

const lineOf = (workflow: Workflow): string => {
  const { id, inputs, isSandboxOnly, summary } = workflow
  const only = isSandboxOnly ? ", only in a sandbox" : ""
  return `${id}: ${summary} [${inputs.join(", ")}${writesOf(workflow).length > 0 ? " --allow-writes" : ""}${only}]`
}

/** Runs the workflows and returns the exit code: 0 if all workflows that ran passed, 1 if a workflow failed, 2 if no workflow ran. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: "string" },
      input: { type: "string", multiple: true, default: [] },
      only: { type: "string", multiple: true, default: [] },
      "allow-writes": { type: "boolean", default: false },
      list: { type: "boolean", default: false }
    }
  })
  const url = values.url === undefined ? undefined : urlOf(values.url)
  if (values.list) {
    for (const workflow of workflows()) console.log(lineOf(workflow))
    return 0
  }
  const reports = await runWorkflows({
    ...(url !== undefined && { url }),
    inputs: typedInputs(inputsOf(values.input)),
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
  if (of("skipped").length > 0)
    console.log(
      "An input can also be given as the environment variable FIELDWORK_INPUT_<NAME>, such as FIELDWORK_INPUT_API_KEY"
    )
  if (of("failed").length > 0) return 1
  if (of("passed").length > 0) return 0
  console.error("No workflow was run: the lines above name everything that each workflow needs.")
  return 2
}
