/**
 * Determines what a workflow needs before it can run against a server: inputs, a permission, or a sandbox.
 */
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import type { Workflow } from "./catalogue.ts"

const reads = new Set(
  Object.values(documents).flatMap((document) =>
    operationsOf(document)
      .filter(({ id, method }) => method === "GET" || id === "createToken")
      .map(({ id }) => id)
  )
)

/** Returns the ids of the operations of a workflow that create or change data. */
export const writesOf = ({ operations }: Workflow): ReadonlyArray<string> => operations.filter((id) => !reads.has(id))

export interface Given {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly allowWrites: boolean
  /** Whether the server is a sandbox that was started for the run. */
  readonly isOwnSandbox: boolean
}

/** Returns the reason why a workflow cannot run, with everything that it still needs. Returns undefined if it can run. */
export const reasonToSkip = (workflow: Workflow, { allowWrites, inputs, isOwnSandbox }: Given): string | undefined => {
  if (workflow.isSandboxOnly && !isOwnSandbox) return "it needs the control API of a sandbox"
  const missing = workflow.inputs.filter((name) => inputs[name] === undefined).map((name) => `--input ${name}=…`)
  const writes = isOwnSandbox || allowWrites ? [] : writesOf(workflow)
  if (missing.length === 0 && writes.length === 0) return undefined
  if (writes.length === 0) return `give ${missing.join(" ")}`
  return `give ${[...missing, "--allow-writes"].join(" ")}, because it calls ${writes.join(", ")}`
}
