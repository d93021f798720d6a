import { runWorkflows, workflows } from "@fieldwork/contract-testing"
import { assertSame } from "../assertSame.ts"

assertSame(
  workflows().some(({ id }) => id === "read-lift"),
  true
)
const reports = await runWorkflows({ only: ["read-account", "read-question-library"] })
assertSame(
  reports.map(({ outcome }) => outcome),
  ["passed", "passed"]
)
