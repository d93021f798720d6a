/**
 * Tests services and clients against the brand lift and exchange specs, or against any OpenAPI 3.1 document.
 */
export {
  type Contract,
  type ContractOperation,
  contractOf,
  type ContractOptions,
  type ValidationResult
} from "./validation/Contract.ts"
export {
  contractFetch,
  type ContractFetchOptions,
  ContractViolationError,
  describeViolation,
  type Fetch
} from "./validation/contractFetch.ts"
export { contractMatchers, type MatcherResult, type MockedResponse } from "./validation/contractMatchers.ts"
export type { Check, ReceivedResponse, SentRequest, Violation } from "./validation/Message.ts"
export type { Spec } from "./validation/ContractDocument.ts"
export { ProbeError } from "./probe/Account.ts"
export type { UnmatchedNames } from "./probe/PropertyNames.ts"
export type { Outcome } from "./probe/Verdict.ts"
export { type Line, probe, type ProbeOptions, type ProbeResult } from "./probe/probe.ts"
export type { CoverageReport, Share } from "./testing/Coverage.ts"
export type { Failure } from "./testing/failures/Failure.ts"
export type { AuthorizationForm } from "./testing/run/authorization.ts"
export type { Call, Credential } from "./testing/run/Call.ts"
export type { FetchLike, Received, Send } from "./testing/run/Target.ts"
export { testServer, type TestResult } from "./testing/testServer.ts"
export type { Phase, TestOptions } from "./testing/TestOptions.ts"
export { type Workflow, workflows } from "./workflows/catalogue.ts"
export { runWorkflows, type WorkflowOptions, type WorkflowReport } from "./workflows/run.ts"
export { type Format, formatted } from "./traffic/formats.ts"
export { type Interaction, HarError, readHar } from "./traffic/Har.ts"
export { record, type Recorder, type RecordOptions } from "./traffic/Recorder.ts"
export { type Finding, type Tally, tallyOf, type TallyReport } from "./traffic/Tally.ts"
