// Written from docstrings by `vitest run test/examples -u`: edit those.
import { runWorkflows, workflows } from "@fieldwork/contract-testing"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

export const examples: ReadonlyArray<Example> = [
  {
    name: "workflows",
    run: async (check) => {
      check(workflows().find(({ id }) => id === "read-account")?.operations, "[\"listSuppliers\", \"listBusinessUnits\"]")
    }
  },
  {
    name: "runWorkflows",
    run: async (check) => {
      const reports = await runWorkflows({ only: ["read-account"] })
      check(reports.map(({ outcome }) => outcome), "[\"passed\"]")
    }
  }
]
