/**
 * Selects the workflows that can run against a server, and runs them sequentially.
 */
import { type Workflow, workflows } from "./catalogue.ts"
import { requireAccess } from "./requireAccess.ts"
import { reasonToSkip } from "./requirements.ts"
import { respect, type Result } from "./respect.ts"
import { openWorkflowEnvironment } from "./WorkflowEnvironment.ts"

/** A workflow with its result, or the reason why it was not run. */
export interface WorkflowReport {
  readonly workflow: Workflow
  readonly outcome: "passed" | "failed" | "skipped"
  /** The runner's output if the workflow failed, or the reason why the workflow was skipped. Empty if the workflow passed. */
  readonly detail: string
}

/** The options for `runWorkflows`: the server, and the workflows to run. */
export interface WorkflowOptions {
  /** The base URL of the server. Default: a sandbox that is started for the run and also provides the inputs. */
  readonly url?: string
  /** The values of the workflows' inputs, keyed by name. They take precedence over the values that the sandbox provides. */
  readonly inputs?: Readonly<Record<string, unknown>>
  /** The ids of the workflows to run. Default: all workflows. */
  readonly only?: ReadonlyArray<string>
  /**
   * Whether to include workflows that create or change data at `url`. Default: false. If a sandbox is started for the run, these workflows are always
   * included.
   */
  readonly allowWrites?: boolean
  /** Called after each workflow. */
  readonly onReport?: (report: WorkflowReport) => void
}

const known = (only: ReadonlyArray<string>): ReadonlyArray<Workflow> => {
  const all = workflows()
  const unknown = only.filter((id) => !all.some((workflow) => workflow.id === id))
  if (unknown.length > 0)
    throw new RangeError(`no workflow is named ${unknown.join(", ")}; there are ${all.map(({ id }) => id).join(", ")}`)
  return only.length === 0 ? all : all.filter(({ id }) => only.includes(id))
}

/**
 * Runs the published workflows, and returns a report on each. Before the first workflow is run against `url`, one request for each API checks that the
 * server responds and accepts the credentials.
 *
 * @throws RangeError if `only` contains an unknown id.
 * @throws Error if the server at `url` does not respond or refuses the credentials. No workflow has been run in that case.
 *
 * @example
 * ```ts
 * import { runWorkflows } from "@fieldwork/contract-testing"
 *
 * const reports = await runWorkflows({ only: ["read-account"] })
 * reports.map(({ outcome }) => outcome) // => ["passed"]
 * ```
 */
export const runWorkflows = async (options: WorkflowOptions = {}): Promise<ReadonlyArray<WorkflowReport>> => {
  const chosen = known(options.only ?? [])
  const environment = options.url === undefined ? await openWorkflowEnvironment() : undefined
  const url = options.url?.replace(/\/$/, "") ?? environment?.url ?? ""
  const inputs = { ...environment?.inputs, ...options.inputs }
  const reports: Array<WorkflowReport> = []
  const given = { inputs, allowWrites: options.allowWrites ?? false, isOwnSandbox: environment !== undefined }
  const reasons = new Map(chosen.map((workflow) => [workflow, reasonToSkip(workflow, given)]))
  try {
    if (environment === undefined) {
      const runnable = chosen.filter((workflow) => reasons.get(workflow) === undefined)
      await requireAccess(
        url,
        runnable.map(({ api }) => api),
        inputs
      )
    }
    for (const workflow of chosen) {
      const reason = reasons.get(workflow)
      const clock = reason === undefined && workflow.isWaiting ? environment?.run() : undefined
      const result: Result | undefined = reason === undefined ? await respect(workflow, url, inputs) : undefined
      clock?.stop()
      const outcome = result === undefined ? "skipped" : result.isPassed ? "passed" : "failed"
      const detail = reason ?? (result?.isPassed === false ? result.output : "")
      const report: WorkflowReport = { workflow, outcome, detail }
      reports.push(report)
      options.onReport?.(report)
    }
  } finally {
    await environment?.close()
  }
  return reports
}
