/**
 * Tests a service against the two specs.
 */
export { type Workflow, workflows } from "./workflows/catalogue.ts"
export { runWorkflows, type WorkflowOptions, type WorkflowReport } from "./workflows/run.ts"
