/**
 * Tests services and clients against the two specs, or any OpenAPI 3.1 document.
 */
export {
  type Contract,
  type ContractOperation,
  contractOf,
  type ContractOptions,
  type Judgement
} from "./judge/Contract.ts"
export {
  contractFetch,
  type ContractFetchOptions,
  ContractViolationError,
  describeViolation,
  type Fetch
} from "./judge/contractFetch.ts"
export { contractMatchers, type MatcherResult, type MockedResponse } from "./judge/matchers.ts"
export type { Check, ReceivedResponse, SentRequest, Violation } from "./judge/Message.ts"
export type { Spec } from "./judge/Part.ts"
export { ProbeError } from "./probe/Account.ts"
export type { Outcome } from "./probe/judge.ts"
export { type Line, probe, type ProbeOptions, type ProbeResult } from "./probe/probe.ts"
export type { CoverageReport, Share } from "./testing/Coverage.ts"
export type { Failure } from "./testing/failures/Failure.ts"
export type { Call, Credential } from "./testing/run/Call.ts"
export type { FetchLike, Received, Send } from "./testing/run/Target.ts"
export { type Phase, testServer, type TestOptions, type TestResult } from "./testing/testServer.ts"
export { type Workflow, workflows } from "./workflows/catalogue.ts"
export { runWorkflows, type WorkflowOptions, type WorkflowReport } from "./workflows/run.ts"
export { type Format, formatted } from "./traffic/formats.ts"
export { type Exchange, HarError, readHar } from "./traffic/Har.ts"
export { record, type Recorder, type RecordOptions } from "./traffic/Recorder.ts"
export { type Finding, type Tally, tallyOf, type TallyReport } from "./traffic/Tally.ts"
