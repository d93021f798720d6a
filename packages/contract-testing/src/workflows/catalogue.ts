/**
 * The workflows that are published with the specs.
 */
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type ApiName, apiNames } from "@fieldwork/specs/documents"
import { parse } from "yaml"

/** A workflow in an Arazzo file that is published with the specs. */
export interface Workflow {
  /** The id of the workflow, such as `read-lift`. It is unique among the workflows of both APIs. */
  readonly id: string
  /** The API that the workflow calls. */
  readonly api: ApiName
  /** The purpose of the workflow, as one sentence. */
  readonly summary: string
  /** The absolute path of the Arazzo file. */
  readonly file: string
  /** The names of the inputs that the workflow requires. */
  readonly inputs: ReadonlyArray<string>
  /** The ids of the operations that the workflow calls, including the operations of nested workflows. */
  readonly operations: ReadonlyArray<string>
  /** Whether the workflow calls the control API of a sandbox and therefore cannot run against any other server. */
  readonly isSandboxOnly: boolean
  /** Whether the workflow has a step that is retried until the service reaches a certain state. */
  readonly isWaiting: boolean
}

interface Step {
  readonly operationId?: string
  readonly workflowId?: string
  readonly onFailure?: ReadonlyArray<{ readonly type?: string }>
}

interface ArazzoFile {
  readonly workflows: ReadonlyArray<{
    readonly workflowId: string
    readonly summary: string
    readonly inputs: {
      readonly required?: ReadonlyArray<string>
      readonly properties?: Readonly<Record<string, { readonly type?: string }>>
    }
    readonly steps: ReadonlyArray<Step>
  }>
}

const specs = new URL("../", import.meta.resolve("@fieldwork/specs/brand-lift"))

const arazzoFile = (url: URL): ArazzoFile => parse(readFileSync(url, "utf8")) as ArazzoFile

const workflowsIn = (api: ApiName, url: URL): ReadonlyArray<Workflow> => {
  const { workflows } = arazzoFile(url)
  const stepsOf = (id: string): ReadonlyArray<Step> =>
    (workflows.find(({ workflowId }) => workflowId === id)?.steps ?? []).flatMap((step) =>
      step.workflowId === undefined ? [step] : stepsOf(step.workflowId)
    )
  return workflows.map(({ inputs, summary, workflowId: id }) => {
    const steps = stepsOf(id)
    const operations = steps.map(({ operationId = "" }) => operationId)
    return {
      id,
      api,
      summary,
      file: fileURLToPath(url),
      inputs: inputs.required ?? [],
      operations: [...new Set(operations.map((name) => name.replace(/^\$sourceDescriptions\.\w+\./, "")))],
      isSandboxOnly: operations.some((name) => name.startsWith("$sourceDescriptions.control.")),
      isWaiting: steps.some(({ onFailure = [] }) => onFailure.some(({ type }) => type === "retry"))
    }
  })
}

const filesOf = (api: ApiName): ReadonlyArray<URL> => {
  const folder = new URL(`${api}/workflows/`, specs)
  return readdirSync(folder)
    .filter((name) => name.endsWith(".arazzo.yaml"))
    .toSorted()
    .map((name) => new URL(name, folder))
}

/** Returns the names of the inputs that the published workflows declare as integers. All other inputs are strings. */
export const integerInputs = (): ReadonlySet<string> =>
  new Set(
    apiNames
      .flatMap(filesOf)
      .flatMap((url) => arazzoFile(url).workflows)
      .flatMap(({ inputs: { properties = {} } }) => Object.entries(properties))
      .flatMap(([name, { type }]) => (type === "integer" ? [name] : []))
  )

/**
 * Returns all published workflows, sorted by file.
 *
 * @example
 * ```ts
 * import { workflows } from "@fieldwork/contract-testing"
 *
 * workflows().find(({ id }) => id === "read-account")?.operations // => ["listSuppliers", "listBusinessUnits"]
 * ```
 */
export const workflows = (): ReadonlyArray<Workflow> =>
  apiNames.flatMap((api) => filesOf(api).flatMap((url) => workflowsIn(api, url)))
