import { runWorkflows, workflows } from "@fieldwork/contract-testing"
import { same } from "../same.ts"

same(
  workflows().some(({ id }) => id === "read-lift"),
  true
)
const reports = await runWorkflows({ only: ["read-account", "read-question-library"] })
same(
  reports.map(({ outcome }) => outcome),
  ["passed", "passed"]
)
