/**
 * Tests a service against the two specs.
 */
export { ProbeError } from "./probe/Account.ts"
export type { Outcome } from "./probe/judge.ts"
export { type Line, probe, type ProbeOptions, type ProbeResult } from "./probe/probe.ts"
export { type Workflow, workflows } from "./workflows/catalogue.ts"
export { runWorkflows, type WorkflowOptions, type WorkflowReport } from "./workflows/run.ts"
